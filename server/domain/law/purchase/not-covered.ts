import type { NotCovered, NotCoveredKey } from '#contract/propcalc/not-covered'
import type { Words } from '#contract/shared/law'
import { tables } from '#languages/derived/law/not-covered'
import { labels } from '#languages/labels'

/** Matters in the order to show them, each with the articles to begin with; null where we name none. */
type Matters = { readonly [Key in NotCoveredKey]?: string | null }

/** A key of the contract without a text does not compile. */
const words: Readonly<Record<NotCoveredKey, Words>> = labels(tables)

const matters = (calculation: NotCovered['calculation'], left: Matters): NotCovered[] =>
  (Object.entries(left) as [NotCoveredKey, string | null][]).map(([key, legalReference]) => ({
    calculation,
    key,
    label: words[key],
    ...(legalReference !== null && { legalReference }),
  }))

/** What a country leaves out of the costs of a purchase, then what of the tax on a sale. */
export const notCoveredIn = ({ purchase, sale }: { purchase: Matters; sale: Matters }): NotCovered[] => [
  ...matters('purchase', purchase),
  ...matters('sale', sale),
]
