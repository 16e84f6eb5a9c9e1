import type { CostLine } from '#contract/shared/law'

/** The names of a line: a text is English. `localLabel` is the term of the statute. */
interface Names<Label> {
  readonly label: Label
  readonly localLabel?: string
}

/** Properties of a line that are the same in every case. */
export interface LineKind<Label = string> extends Names<Label> {
  readonly category: CostLine['category']
  readonly nature: CostLine['nature']
  readonly dueTo?: CostLine['dueTo']
  /** Payer, where it is not the buyer. */
  readonly payer?: CostLine['payer']
  /** False for lines that are shown and not added. */
  readonly counted?: false
  /** Part of it is refunded. */
  readonly refundable?: true
  /** Names of the line in some cases, instead of the usual ones. */
  readonly wordings?: { readonly [wording: string]: Partial<Names<Label>> }
}

/** The lines of a country, each key of its contract once. */
export type LineKinds<Key extends string, Label = string> = { readonly [K in Key]: LineKind<Label> }

/**
 * The names of a line, by its kind and the wordings of the case; a later wording replaces an earlier one.
 * @throws Error for a wording that the line does not have.
 */
export const lineNames = <Label>(
  { label, localLabel, wordings = {} }: LineKind<Label>,
  wording: string | readonly string[] = [],
): Names<Label> => {
  const usual: Names<Label> = { label, ...(localLabel !== undefined && { localLabel }) }
  const changes = [wording].flat().map(name => {
    const change = wordings[name]
    if (!change) throw new Error(`A line has no wording ${name}.`)
    return change
  })
  return Object.assign(usual, ...changes)
}
