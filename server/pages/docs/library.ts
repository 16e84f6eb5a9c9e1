import type { ReadGuide } from './guides/guide.ts'
import type { LawEvidence } from './law-evidence.ts'
import type { LimitsFigures } from './limits.ts'
import type { Source } from './source.ts'

/** Everything that pages are made from, loaded with the first page. */
export type Library = Omit<Source, 'service'> & {
  figures: LimitsFigures
  guides: readonly ReadGuide[]
  evidence: readonly LawEvidence[]
}
