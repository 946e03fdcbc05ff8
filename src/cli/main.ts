console.log('Straddle: naval rule books, played and measured. Nothing to command yet.')
