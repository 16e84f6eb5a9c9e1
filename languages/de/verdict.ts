import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/verdict.ts'

/**
 * Sentences in which a back-test states its verdict, one for each finding.
 *
 * Screen: the first lines of /back-test. Reader: agencies. Length: report.
 */
export const words = {
  agrees:
    'Ihre {count} Verkäufe bestätigen unsere Schätzungen: um höchstens {most} zu niedrig oder zu hoch, und {held} von {count} liegen in der Spanne.',
  low: 'Ihre Preise lagen {value} über unseren Schätzungen ({from} bis {to}): Wir schätzen diese Wohnungen zu niedrig.',
  high: 'Ihre Preise lagen {value} unter unseren Schätzungen ({from} bis {to}): Wir schätzen diese Wohnungen zu hoch.',
  unevenLow:
    'Teure Wohnungen werden gegenüber günstigen zu niedrig geschätzt: {value} bei doppeltem Wert ({from} bis {to}).',
  unevenHigh:
    'Teure Wohnungen werden gegenüber günstigen zu hoch geschätzt: {value} bei doppeltem Wert ({from} bis {to}).',
  driftsLow: 'Unsere Schätzungen verlieren {value} pro Jahr gegenüber Ihren Preisen ({from} bis {to}).',
  driftsHigh: 'Unsere Schätzungen gewinnen {value} pro Jahr gegenüber Ihren Preisen ({from} bis {to}).',
  rangeNarrow:
    '{held} von {count} Verkäufen liegen in der Spanne statt etwa {expected}: Sie ist für diese Wohnungen zu schmal; Ihr eigener Faktor ist {factor}.',
  rangeWide:
    '{held} von {count} Verkäufen liegen in der Spanne statt etwa {expected}: Sie ist für diese Wohnungen zu breit; Ihr eigener Faktor ist {factor}.',
  tooFew: '{count} Verkäufe sind zu wenige für ein Urteil: Ein Fehler von {most} in jede Richtung bliebe unbemerkt.',
} as const satisfies Translation<typeof source>
