import { describe, expect, test } from 'vitest'
import { aircraftNamed, BATTLES, foundIn, shipNamed } from '#fleets/index.ts'
import { chosenOptions } from '#kernel/desk/index.ts'
import type { AircraftFacts } from '#kernel/facts/index.ts'
import { cardOf } from '#rulesets/fleet-action/02-data-sheet/2-data-sheet.ts'
import type { Card } from '#rulesets/fleet-action/02-data-sheet/ship.ts'
import { standFlown, standsOf } from '#rulesets/fleet-action/09-air/stand-facts.ts'
import { prepare } from '#rulesets/fleet-action/battle/prepare.ts'
import { OPTIONS } from '#rulesets/fleet-action/book/options.ts'

const type = (name: string): AircraftFacts => {
  const found = aircraftNamed(name)
  if ('unknown' in found) throw new Error(name)
  return found
}
const sheetOf = (name: string): Card => {
  const found = shipNamed(name)
  if ('unknown' in found) throw new Error(name)
  return cardOf(found.facts, found.ship).card
}
const attackOf = (name: string, load: 'bombs' | 'torpedoes' | 'none' | 'kamikaze') =>
  standFlown({ aircraft: type(name), load, number: 9 }, 0).card

describe('Stands from facts', () => {
  test('FA-H43 hit points, factors and speed by what it is', () => {
    expect(attackOf('Zero', 'none')).toMatchObject({
      ...{ role: 'fighter', hitPoints: 4, speed: 300, aircraft: 9, attack: null },
      acf: { intercept: 8, dogfight1: 8, dogfight2: 4, strafe: 3, antiShip: 0 },
    })
    expect(attackOf('Zero', 'bombs')).toMatchObject({
      ...{ role: 'fighter-bomber', hitPoints: 5, speed: 280 },
      acf: { intercept: 6, dogfight1: 6, dogfight2: 3, strafe: 4, antiShip: 2 },
    })
    expect(attackOf('Val', 'bombs')).toMatchObject({
      ...{ role: 'other', hitPoints: 5, speed: 180 },
      acf: { intercept: null, dogfight1: null, dogfight2: 2, strafe: 1, antiShip: 0 },
    })
    expect(attackOf('Betty', 'bombs')).toMatchObject({ hitPoints: 9, speed: 230, acf: { dogfight2: 3, antiShip: 4 } })
    expect(attackOf('Fortress', 'bombs')).toMatchObject({ hitPoints: 16, speed: 230, acf: { dogfight2: 5 } })
  })

  test('FA-H5 what falls from the air by its line', () => {
    // 683 lb: the line of 500; 800 kg: that of 1,600; four engines carry bombs of 500
    expect(attackOf('Val', 'bombs').attack).toEqual({ type: 'dive', torpedoModifier: 0, ip: 3, cv: 6, pen: 2 })
    expect(attackOf('Betty', 'bombs').attack).toMatchObject({ type: 'medium level', ip: 5, cv: 9, pen: 7 })
    expect(attackOf('Fortress', 'bombs').attack).toMatchObject({ type: 'high level', ip: 3, cv: 6, pen: 2 })
    expect(attackOf('Dauntless', 'bombs').attack).toMatchObject({ type: 'dive', ip: 5, cv: 8, pen: 3 })
    expect(attackOf('Kate', 'torpedoes').attack).toMatchObject({ type: 'torpedo', ip: 4, cv: 8 })
    expect(attackOf('Zero', 'bombs').attack).toMatchObject({ type: 'fighter-bomber', ip: 2, cv: 4, pen: 1 })
  })

  test('FA-H41 a Kamikaze strikes with its bomb, if that is better', () => {
    expect(attackOf('Zero', 'kamikaze').attack).toMatchObject({ type: 'Kamikaze', ip: 3, cv: 6, pen: 2 })
    expect(attackOf('Kate', 'kamikaze').attack).toMatchObject({ type: 'Kamikaze', ip: 5, cv: 9, pen: 7 })
  })

  test('FA-H71-stands a type has a stand for each load that it can carry', () => {
    const loads = (name: string) => standsOf(type(name)).map(({ card }) => card.attack?.type ?? 'none')
    expect([loads('Zero'), loads('Kate'), loads('Val')]).toEqual([
      ...[['none', 'fighter-bomber'], ['torpedo', 'medium level'], ['dive']],
    ])
  })
})

describe('Carriers from facts', () => {
  test('FA-H43 H is a twelfth of her aircraft, RRR half of that, and no catapult', () => {
    // 66 / 12 = 5½, which is 6; 80 / 12 is 7, half of which is 4
    expect(sheetOf('Akagi').air).toMatchObject({ H: 6, RRR: 3, catapults: 0 })
    expect(sheetOf('Enterprise').air).toMatchObject({ H: 7, RRR: 4, catapults: 0 })
    expect(sheetOf('Enterprise')).toMatchObject({ typeCode: 'CV', FC: 5, SD: 5 })
    expect(sheetOf('Akagi').air!.stands.map(({ aircraft, name }) => [name, aircraft])).toEqual(
      [11, 11, 11, 11, 11, 11].map(aircraft => ['Zero', aircraft]),
    )
  })

  test('FA-H72-safety Japanese carriers are unsafe', () => {
    expect([sheetOf('Akagi'), sheetOf('Enterprise'), sheetOf('Bismarck')].map(card => card.poorCarrierSafety)).toEqual([
      ...[true, false, false],
    ])
  })

  test('FA-R56 the flight deck has the armour that the facts know of', () => {
    // three inches
    expect([sheetOf('Illustrious').armour.flightDeck, sheetOf('Akagi').armour.flightDeck]).toEqual([3, 0])
  })

  test('FA-H73-waves a battle’s waves are squadrons that come in the turn of their minutes', () => {
    const battle = BATTLES.find(({ id }) => id === 'force-z')!
    const cards = foundIn(battle).map(({ facts, ship }) => cardOf(facts, ship).card)
    const { sky, fixed } = prepare({ battle, cards }, chosenOptions(OPTIONS, {}))
    // 0, 28, 46, 69 and 91 minutes in turns of six
    expect(fixed.wings.squadrons.map(({ coming }) => coming!.turn)).toEqual([1, 5, 8, 12, 16])
    expect(sky!.stands.map(({ aircraft }) => aircraft)).toEqual([8, 8, 8, 8, 9, 9, 8, 8])
    expect(sky!.squadrons.map(({ size }) => size)).toEqual([1, 2, 1, 3, 1])
  })
})
