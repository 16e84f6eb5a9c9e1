import type * as z from 'zod'
import type { CardStatement } from '#contract/estimation/model-card'
import type { words } from '#languages/en/model-card'
import type { Say } from '#languages/text'

/** The words and figures of a card in one language. */
export interface CardVoice {
  text: Say<typeof words>
  number(value: number, decimals?: number): string
  /** A share as percent: 0.19 is `19 %`. */
  percent(share: number, decimals?: number): string
  day(day: string): string
}

/** One sentence of the card. */
export type Statement = z.infer<typeof CardStatement>

type Key = keyof typeof words & string

/** The statements of some texts without gaps. */
export const plainStatements = (voice: CardVoice, keys: readonly Key[]): Statement[] =>
  // Each of these keys has no gap: their texts are listed where they are used.
  keys.map(key => ({ key, says: (voice.text as (key: Key) => string)(key) }))
