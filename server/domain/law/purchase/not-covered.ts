import type { NotCovered, NotCoveredKey } from '#contract/propcalc/not-covered'
import type { Words } from '#contract/shared/law'
import { tables } from '#languages/derived/law/not-covered'
import { buildLabels } from '#languages/labels'

/** Matters in display order, each with the first articles to read; null where none is named. */
type Matters = { readonly [Key in NotCoveredKey]?: string | null }

/** Texts of the matters; a key of the contract without a text is a compile error. */
const words: Readonly<Record<NotCoveredKey, Words>> = buildLabels(tables)

const matters = (calculation: NotCovered['calculation'], left: Matters): NotCovered[] =>
  (Object.entries(left) as [NotCoveredKey, string | null][]).map(([key, legalReference]) => ({
    calculation,
    key,
    label: words[key],
    ...(legalReference !== null && { legalReference }),
  }))

/** Matters that a country leaves out of the costs of a purchase, then of the tax on a sale. */
export const notCoveredIn = ({ purchase, sale }: { purchase: Matters; sale: Matters }): NotCovered[] => [
  ...matters('purchase', purchase),
  ...matters('sale', sale),
]
