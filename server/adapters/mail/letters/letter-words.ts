import type { LetterKind } from '../../../ports/accounts.ts'

/** The words of a letter: its subject, what stands before the link, and what stands behind it. */
export interface LetterWords {
  subject: string
  before: string
  after: string
}

/** The letters of a language; `{name}` is a value of the letter. Tiers have the names that they have on the pages. */
export type LettersOfLanguage = Readonly<Record<LetterKind, LetterWords>> & {
  readonly tiers: Readonly<Record<'free' | 'pro' | 'enterprise', string>>
}
