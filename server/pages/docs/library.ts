import type { LawChanges } from '#contract/law-changes'
import type { LoadedGuide } from './guides/guide.ts'
import type { LawEvidence } from './law-evidence.ts'
import type { LimitsFigures } from './limits.ts'
import type { Source } from './source.ts'

/** Data of all pages, loaded with the first page. */
export type Library = Omit<Source, 'service'> & {
  figures: LimitsFigures
  guides: readonly LoadedGuide[]
  evidence: readonly LawEvidence[]
  /** Changes of the law of these years and later ones. */
  changes: LawChanges
}
