import { describe, expect, test } from 'vitest'
import type { ShipClass } from '../01-classes/classes.ts'
import { a, line, refused, Table, worked } from '../whole/second.fixture.ts'

/** The sum of Matrix 8 without the score itself, a main battery firing. */
function sum(given: Record<string, unknown>, changes = {}, battery: 'main' | 'secondary' = 'main'): number {
  const whole = { range: 1, target: a('BB'), battery, ...given }
  const done = worked('battery', whole, facesFor(whole, changes), changes)
  return done.lines.filter(([id]) => id.startsWith('FP-HIT') && id !== 'FP-HIT-B').reduce((all, [, by]) => all + by, 0)
}
/** To hit 1 and level 1, then four ones if there is damage to throw for. */
function facesFor(given: object, changes: Record<string, string>): number[] {
  try {
    worked('battery', given, [1, 1], changes)
    return [1, 1]
  } catch {
    return [1, 1, 1, 1, 1, 1]
  }
}

describe('for the shooter', () => {
  test('FP-HIT-P1 a target that has fired, +1', () => {
    expect(sum({ firer: a('BB'), target: a('BB', { fired: true }) })).toBe(1)
    expect(sum({ firer: a('BB', { fired: true }) })).toBe(0)
  })

  test('FP-HIT-P2 the silhouette gives +1 at dusk and dawn, where the light takes 1; never by day', () => {
    const at = (light: string, silhouetted: boolean) => sum({ firer: a('BB'), light, silhouetted })
    expect([at('dusk', true), at('dawn', true), at('dusk', false), at('day', true)]).toEqual([0, 0, -1, 0])
  })

  test('FP-HIT-P3 in Line Ahead and under control, both', () => {
    const at = (formation: string, controlled: boolean) => sum({ firer: a('BB', { formation, controlled }) })
    expect([at('line-ahead', true), at('line-ahead', false), at('line-abreast', true), at('open', true)]).toEqual([
      1, 0, 0, 0,
    ])
    expect(at('scatter', true)).toBe(0)
  })

  test('FP-R53 a ship whose command is hit never has the bonus of Line Ahead', () => {
    expect(sum({ firer: a('BB', { formation: 'line-ahead', commandHit: true }) })).toBe(0)
  })

  test('FP-R125 over 8 fire points she has left her place: −2 and no bonus', () => {
    const at = (fires: number) => sum({ firer: a('BB', { formation: 'line-ahead', fires }) })
    expect([at(6), at(7), at(8), at(9), at(12)]).toEqual([1, 0, 0, -2, -2])
  })

  test('FP-HIT-P4 easy targets, of all classes', () => {
    const at = (of: ShipClass) =>
      line(worked('battery', { firer: a('CL'), target: a(of), range: 1 }, [6, 6, 1, 1, 1, 1]), 'FP-HIT-P4')
    expect((['CV', 'CVE', 'CVL', 'AK', 'AKL'] as const).map(at)).toEqual([1, 1, 1, 1, 1])
    expect((['SB', 'BB', 'BC', 'CA', 'CL', 'DD', 'DE', 'MTB', 'CVA'] as const).map(at)).toEqual(Array(9).fill(0))
  })
})

describe('against the shooter', () => {
  const at = (main: string, target: ShipClass, changes = {}) =>
    sum({ firer: a('SB', {}, { main }), target: a(target, target === 'SM' ? { submerged: false } : {}) }, changes)

  test('FP-HIT-N1 heavy batteries at cruisers; no other pair', () => {
    for (const main of ['SB', 'BB', 'BC']) expect([at(main, 'CA'), at(main, 'CL'), at(main, 'BC')]).toEqual([-1, -1, 0])
    for (const main of ['CA', 'CL', 'DD', 'DE']) expect([at(main, 'CA'), at(main, 'CL')]).toEqual([0, 0])
  })

  test('FP-HIT-N7 heavy batteries at destroyers; no other pair', () => {
    for (const main of ['SB', 'BB', 'BC']) expect([at(main, 'DD'), at(main, 'DE')]).toEqual([-2, -2])
    for (const main of ['CA', 'CL', 'DD', 'DE']) expect([at(main, 'DD'), at(main, 'DE')]).toEqual([0, 0])
  })

  test('FP-R27 the battery that is, not the one that was; boats as DE; carriers and cargo never', () => {
    expect([at('BC', 'MTB'), at('BC', 'SM'), at('CA', 'MTB')]).toEqual([-2, -2, 0])
    expect([at('BC', 'MTB', { boats: 'freely' }), at('BC', 'SM', { boats: 'freely' })]).toEqual([0, 0])
    expect([at('BC', 'CVA'), at('BC', 'CV'), at('BC', 'AK')]).toEqual([0, 1, 1])
    // SB less 2 is BC, less 3 is CA
    const worn = (mainLost: number) => sum({ firer: a('SB', { mainLost }), target: a('DD') })
    expect([worn(2), worn(3)]).toEqual([-2, 0])
    // a secondary battery of CA is not heavy, whatever the ship
    expect(sum({ firer: a('SB'), target: a('DD') }, {}, 'secondary')).toBe(0)
  })

  test('FP-HIT-N2 the target’s SCATTER', () => {
    expect(sum({ firer: a('BB'), target: a('BB', { formation: 'scatter' }) })).toBe(-1)
  })

  test('FP-HIT-N5 more than half of the rate: of 8, 6 and 4 inches', () => {
    const moved = (period: string, inches: number, worn = {}, changes = {}) =>
      sum({ firer: a('BB', { moved: inches, ...worn }), period }, changes)
    expect([moved('LATE', 4), moved('LATE', 4.1), moved('MIDDLE', 3), moved('MIDDLE', 3.1)]).toEqual([0, -1, 0, -1])
    expect([moved('EARLY', 2), moved('EARLY', 2.1)]).toEqual([0, -1])
    // large models: 16 inches
    expect([moved('LATE', 8, {}, { models: '1/700' }), moved('LATE', 8.1, {}, { models: '1/700' })]).toEqual([0, -1])
  })

  test('FP-R57 half of the rate that is left, and after halvings; by option of the whole', () => {
    const moved = (inches: number, worn: object, changes = {}) =>
      sum({ firer: a('BB', { moved: inches, ...worn }) }, changes)
    // 8 − 2½ = 5½, half is 2¾
    expect([moved(2.75, { speedLost: 2.5 }), moved(2.8, { speedLost: 2.5 })]).toEqual([0, -1])
    // (8 − 2) ÷ 2 = 3, half is 1½
    const halved = { speedLost: 2, engines: true, halvings: 1 }
    expect([moved(1.5, halved), moved(1.6, halved)]).toEqual([0, -1])
    const whole = { halfRate: 'undamaged' }
    // no ship has moved more than her rate: 8 − 2 = 6, and half of the whole is 4
    const slow = { speedLost: 2 }
    expect([moved(4, slow, whole), moved(4.1, slow, whole)]).toEqual([0, -1])
  })

  test('FP-HIT-N8 −1 from 7 fire points', () => {
    const fires = (points: number) => sum({ firer: a('BB', { fires: points }) })
    expect([fires(0), fires(6), fires(7), fires(8)]).toEqual([0, 0, -1, -1])
  })
  test('FP-HIT-N9 −2 from 9, instead; by option as well', () => {
    const fires = (points: number, changes = {}) => sum({ firer: a('BB', { fires: points }) }, changes)
    expect([fires(9), fires(12)]).toEqual([-2, -2])
    expect([fires(8, { overEight: 'adds' }), fires(9, { overEight: 'adds' })]).toEqual([-1, -3])
  })

  test('FP-HIT-N10 every full ten degrees of her own list', () => {
    const list = (degrees: number) => sum({ firer: a('BB', { list: degrees }) })
    expect([0, 5, 10, 15, 20, 25, 30, 35, 40].map(list)).toEqual([0, 0, -1, -1, -2, -2, -3, -3, -4])
    expect(sum({ firer: a('BB'), target: a('BB', { list: 40 }) })).toBe(0)
  })

  test('FP-R66 weather and list add up; by option the worse of the two', () => {
    const both = (list: number, changes = {}) => sum({ firer: a('BB', { list }), weather: 'bad' }, changes)
    expect([both(0), both(10), both(30)]).toEqual([-1, -2, -4])
    const worse = { weatherAndList: 'worse-one' }
    expect([both(0, worse), both(5, worse), both(10, worse), both(30, worse)]).toEqual([-1, -1, -1, -3])
    expect(sum({ firer: a('BB', { list: 20 }) }, worse)).toBe(-2)
  })

  test('FP-R73 everything at once: −13 at long range, where a 6 may still do a little', () => {
    const firer = a('BB', { list: 40, fires: 9, moved: 8 }, { radar: 1939 })
    const given = { firer, target: a('DD', { formation: 'scatter' }), range: 36, light: 'night', weather: 'bad' }
    // −4 list, −2 fires, −1 moved, −2 destroyer, −1 scatter, −1 weather, −2 night; 6 − 13 − 6 is a margin of −13
    const best = worked('battery', given, [6, 6, 1, 1, 1, 1])
    expect(best.lines.filter(([id]) => id.startsWith('FP-HIT-N')).reduce((all, [, by]) => all + by, 0)).toBe(-13)
    // 6 − 13 + 4 for BB at DD = −3, 5 − 13 + 4 = −4
    expect([best.result['level'], worked('battery', given, [6, 5]).result['level']]).toEqual(['S', 'none'])
  })
})

describe('at night', () => {
  const night = (firer: unknown, more = {}, changes = {}) =>
    refused('battery', { firer, target: a('BB'), range: 1, light: 'night', ...more }, changes)

  test('FP-HIT-NIGHT radar, flares or Japanese; otherwise no gun speaks', () => {
    expect(night(a('BB'))).toContain('night')
    expect(night(a('BB', { radar: true }))).toBe('')
    expect(night(a('BB', { flares: true }))).toBe('')
    expect(night(a('BB', {}, { nation: 'JAP' }))).toBe('')
    expect(night(a('BB', {}, { nation: 'JAP' }), {}, { japaneseAtNight: 'off' })).toContain('night')
  })
  test('FP-PERIOD-D radar and flares are of no use before LATE', () => {
    expect(night(a('BB', { radar: true, flares: true }), { period: 'MIDDLE' })).toContain('night')
    expect(night(a('BB', {}, { nation: 'JAP' }), { period: 'EARLY' })).toBe('')
  })
  test('FP-RADAR-A a card’s radar works from its year on', () => {
    const of = (year: number) => night(a('BB', {}, { radar: 1941 }), { year })
    expect([of(1940) === '', of(1941) === '', of(1945) === '']).toEqual([false, true, true])
  })
  test('FP-R71 radar that is said to be aboard works in a LATE battle of whatever year', () => {
    expect(night(a('BB', { radar: true }, { year: 1910 }), { period: 'LATE' })).toBe('')
  })
  test('FP-HIT-N6 −2, radar or not', () => {
    expect(sum({ firer: a('BB', { radar: true }), light: 'night' })).toBe(-2)
    expect(sum({ firer: a('BB', {}, { nation: 'JAP' }), light: 'night', weather: 'bad' })).toBe(-3)
  })
  test('FP-HIT-N4 dusk and dawn need neither', () => {
    expect([sum({ firer: a('BB'), light: 'dusk' }), sum({ firer: a('BB'), light: 'dawn', weather: 'bad' })]).toEqual([
      -1, -2,
    ])
  })
})

describe('who may fire at what', () => {
  const fires = (of: ShipClass, battery: string, worn = {}, target: unknown = a('BB')) =>
    refused('battery', { firer: a(of, worn), target, range: 1, battery })

  test('FP-CLASS-I a secondary battery is owned by SB, BB, BC and CA only', () => {
    const has = (of: ShipClass) => fires(of, 'secondary') === ''
    expect((['SB', 'BB', 'BC', 'CA'] as const).every(has)).toBe(true)
    expect((['CL', 'DD', 'DE', 'CV', 'CVE', 'CVA', 'AK', 'MTB', 'SM'] as const).some(has)).toBe(false)
  })
  test('FP-CLASS-F torpedo boats and submarines have no guns, cargo has nothing', () => {
    for (const of of ['MTB', 'SM', 'AK', 'AKL'] as const) expect(fires(of, 'main')).not.toBe('')
    for (const of of ['CV', 'CVE', 'CVL', 'CVA', 'DE'] as const) expect(fires(of, 'main')).toBe('')
  })
  test('FP-R80 a battery below DE is gone: CA after 4, DE after 1, SB after 7', () => {
    const gone = (of: ShipClass, mainLost: number) => fires(of, 'main', { mainLost }) !== ''
    expect([gone('CA', 3), gone('CA', 4), gone('DE', 0), gone('DE', 1), gone('SB', 6), gone('SB', 7)]).toEqual([
      false,
      true,
      false,
      true,
      false,
      true,
    ])
  })
  test('FP-R82 the secondary goes on half the total: BB’s CL is gone after 6, CA’s DE after 2', () => {
    const gone = (of: ShipClass, mainLost: number) => fires(of, 'secondary', { mainLost }) !== ''
    // CL to none are three steps; at 5 it has lost 2 and is DE
    expect([gone('BB', 5), gone('BB', 6), gone('CA', 1), gone('CA', 2), gone('SB', 7), gone('SB', 8)]).toEqual([
      false,
      true,
      false,
      true,
      false,
      true,
    ])
  })
  test('FP-R112 no gun reaches a boat under water; on the surface any does', () => {
    expect(fires('DD', 'main', {}, a('SM'))).not.toBe('')
    expect(fires('DD', 'main', {}, a('SM', { submerged: false }))).toBe('')
  })
  test('FP-R77 without power no gun fires', () => {
    expect([fires('BB', 'main', { powerOut: true }), fires('BB', 'secondary', { powerOut: true })]).not.toContain('')
  })
  test('FP-DMG-BLUE-B a ship that lies still may fire', () => {
    expect(fires('BB', 'main', { speedLost: 20 })).toBe('')
  })
})

describe('one ship’s fire', () => {
  test('FP-HIT-A main first and then secondary, each with its own two dice and its own damage', () => {
    // main BB at BB: 4, margin 0; 1: S; ones. secondary CL at BB −3: 6, margin 2; 5 + 2 − 3 = 4: M; ones: fires 3
    const done = worked('gunfire', { firer: a('BB'), target: a('BB'), range: 5 }, [4, 1, 1, 1, 1, 1, 6, 5, 1, 1, 1, 1])
    expect(done.result).toMatchObject({ level: 'M', worst: 'M', fires: 1 + 3 })
  })
  test('FP-RANGE-A a secondary out of reach is silent, the main speaks', () => {
    const done = worked('gunfire', { firer: a('BB'), target: a('BB'), range: 20.5 }, [6, 1, 1, 1, 1, 1])
    expect(done.result).toMatchObject({ level: 'S', fires: 1 })
  })
  test('FP-SEQ-C the second attack is not made on a ship that the first has sunk', () => {
    // 6, margin 2, + 6 = 8: E; GREEN 6: black
    const done = worked('gunfire', { firer: a('BB'), target: a('BB'), range: 5 }, [6, 6, 1, 1, 6, 1])
    expect(done.result).toMatchObject({ destroyed: true, end: 'exploded', level: 'E' })
  })
  test('FP-RANGE-C a BC battery down to CA: 20.5 inches are too far', () => {
    expect(refused('battery', { firer: a('BC', { mainLost: 1 }), target: a('BB'), range: 20.5 })).toContain('range')
    expect(refused('battery', { firer: a('BC'), target: a('BB'), range: 20.5 })).toBe('')
  })
  test('FP-R63 by option a failed shot throws nothing more; just made goes on', () => {
    const shot = (faces: number[]) =>
      worked('battery', { firer: a('BB'), target: a('BB'), range: 1 }, faces, { failedShot: 'ends' }).result['level']
    expect([shot([3]), shot([4, 1, 1, 1, 1, 1])]).toEqual(['none', 'S'])
  })
  test('FP-HIT-MARGIN the margin is carried, below nothing too: 1 at long range is −5', () => {
    const shot = (die: number) =>
      worked('battery', { firer: a('BB'), target: a('BB'), range: 30 }, [1, die, 1, 1, 1, 1]).result['level']
    // 6 − 5 = 1, 2 − 5 = −3; a 1 would be −4, nothing
    expect([shot(6), shot(2)]).toEqual(['S', 'S'])
    expect(worked('battery', { firer: a('BB'), target: a('BB'), range: 30 }, [1, 1]).result['level']).toBe('none')
  })
})

describe('signs', () => {
  const added = (
    firer: ShipClass,
    grade: number,
    target: ShipClass,
    targetGrade = 0,
    changes = {},
    battery = 'main',
  ) => {
    const given = {
      firer: a(firer, {}, { grade }),
      target: a(target, {}, { grade: targetGrade }),
      range: 1,
      battery,
    }
    const done = worked('battery', given, [6, 6, 1, 1, 1, 1], { grades: 'on', ...changes })
    return done.lines.filter(([id]) => id.startsWith('FP-PLUS')).reduce((all, [, by]) => all + by, 0)
  }
  test('FP-PLUS-A +1 against her own class, signs aside, and no other', () => {
    expect([added('BB', 1, 'BB'), added('BB', 1, 'BB', -1), added('BB', 1, 'BC'), added('BB', 1, 'SB')]).toEqual([
      1, 1, 0, 0,
    ])
    expect(added('CA', 1, 'CA', 1)).toBe(1)
    expect(added('BB', 1, 'BB', 0, {}, 'secondary')).toBe(1)
  })
  test('FP-PLUS-B −1 against her own class or a higher one', () => {
    expect([added('BC', -1, 'BC'), added('BC', -1, 'BB'), added('BC', -1, 'SB'), added('BC', -1, 'CA')]).toEqual([
      -1, -1, -1, 0,
    ])
    expect(added('BC', -1, 'BB', 0, {}, 'secondary')).toBe(-1)
  })
  test('FP-R72 a point a sign; by option two count once', () => {
    expect([added('BC', -2, 'BC'), added('BC', -2, 'BB'), added('BC', -2, 'CL')]).toEqual([-2, -2, 0])
    expect(added('BC', -2, 'BC', 0, { doubleMinus: 'once' })).toBe(-1)
  })
  test('FP-R72 the same class is the same for plus and minus: a CVA ranks with CA and is none', () => {
    expect([added('CA', 1, 'CVA'), added('CA', -1, 'CVA'), added('CA', -1, 'BC'), added('CA', -1, 'CV')]).toEqual([
      0, 0, -1, 0,
    ])
  })
  test('FP-R119 without the option signs do nothing', () => {
    expect([added('BB', 1, 'BB', 0, { grades: 'off' }), added('BC', -2, 'BB', 0, { grades: 'off' })]).toEqual([0, 0])
  })
})

describe('in a battle', () => {
  const END = { seat: -1, command: { type: 'EndTurn' } } as const
  const fire = (ship: number, battery: 'main' | 'secondary' = 'main') =>
    ({ seat: ship, command: { type: 'FireBattery', ship, battery, target: 1 - ship } }) as const
  const begun = (terms: object = {}, changes = {}) => {
    const table = new Table(a('BB'), a('BB'), { range: 5, formation: 'open', ...terms }, changes)
    table.does({ seat: -1, command: { type: 'ThrowForFirst' } }, [6, 1], [0])
    return table
  }

  test('FP-R65 who has fired is marked from then on; by option until her own next turn has passed', () => {
    const score = (changes: object, quietTurns: number) => {
      const table = begun({}, changes)
      table.does(fire(0), [4, 1, 1, 1, 1, 1])
      table.does(END)
      for (let i = 0; i < quietTurns; i++) {
        table.does(END)
        table.does(END)
      }
      return line(table.does(fire(1), [4, 1, 1, 1, 1, 1]), 'FP-HIT-P1')
    }
    expect([score({}, 0), score({}, 1), score({}, 3)]).toEqual([1, 1, 1])
    const last = { previouslyFired: 'last-turn' }
    expect([score(last, 0), score(last, 1)]).toEqual([1, 0])
  })

  test('FP-R70 each battery once a turn, and again in the next', () => {
    const table = begun()
    table.does(fire(0), [4, 1, 1, 1, 1, 1])
    expect(table.refusal(fire(0))).not.toBe('')
    expect(table.refusal(fire(0, 'secondary'))).toBe('')
    table.does(END)
    expect(table.refusal(fire(0, 'secondary'))).not.toBe('')
    table.does(END)
    expect([table.refusal(fire(0)), table.refusal(fire(0, 'secondary'))]).toEqual(['', ''])
  })
})

test('FP-R25 a CVA is as easy as other carriers only by option', () => {
  const at = (changes: Record<string, string>) => sum({ firer: a('CL'), target: a('CVA') }, changes)
  expect([at({}), at({ armouredCarriers: 'on' })]).toEqual([0, 1])
})
test('FP-R14 bad weather and night shorten no range', () => {
  const far = { firer: a('BB', { radar: true }), target: a('BB'), range: 36, weather: 'bad', light: 'night' }
  expect([refused('battery', far), refused('battery', { ...far, range: 36.1 }) === '']).toEqual(['', false])
})
test('FP-RADAR-C without power radar is no help: she does not fire at all', () => {
  expect(
    refused('battery', { firer: a('BB', { radar: true, powerOut: true }), target: a('BB'), range: 1, light: 'night' }),
  ).not.toBe('')
})
