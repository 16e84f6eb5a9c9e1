import { Counter, type Registry } from 'prom-client'
import type { LetterMetrics } from '../../ports/metrics.ts'

/** Letters by outcome. */
export const createLetterMetrics = (registers: Registry[]): LetterMetrics => {
  const letters = new Counter({
    name: 'valorem_letters_total',
    help: 'Letters by outcome: taken by the mail server or the outbox, refused, away (a try of a contact that is repeated), lost (never delivered).',
    labelNames: ['outcome'],
    registers,
  })
  // Initialised to 0, so that the first loss is an increase.
  for (const outcome of ['taken', 'refused', 'away', 'lost'] as const) letters.inc({ outcome }, 0)
  return { letter: outcome => letters.inc({ outcome }) }
}
