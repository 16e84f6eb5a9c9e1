import type { Assumption, LawReference } from '#contract/shared/law'
import { isCarriedForward, type Parameter } from './dated.ts'
import { printableValue } from './law-value.ts'
import type { Provision } from './provision.ts'

/** A provision as `meta.law` prints it; `rows` are those of its table that the answer cites. */
export const lawReference = ({ parameter, version }: Provision, rows: readonly string[]): LawReference => ({
  id: parameter.id,
  says: version.description ?? parameter.description,
  unit: parameter.unit,
  value: printableValue(version.value, parameter, rows),
  from: version.from,
  until: version.lastDay,
  title: version.source.title,
  article: version.source.article,
  ...(version.source.url !== undefined && { url: version.source.url }),
  certainty: version.certainty,
  checkedOn: parameter.checkedOn,
  ...(version.note !== undefined && { note: version.note }),
})

const doubts = {
  unverified: 'Professional knowledge that was not read in a source.',
  estimate: 'A convention or a choice of this service.',
}

/** The assumption of an uncertain provision; empty where its figure was read in a source. */
const doubtOf = ({ id, value, certainty, note }: LawReference, { parameter }: Provision): Assumption[] =>
  certainty === 'unverified' || certainty === 'estimate'
    ? [
        {
          parameter: id,
          value: typeof value === 'number' ? value : null,
          source: 'parameter',
          certainty,
          note: note ?? `${parameter.description} ${doubts[certainty]}`,
        },
      ]
    : []

/** The provisions that an answer cites, in its order, with the rows and the ids that need no assumption. */
export class Citations {
  readonly #first = new Map<string, Provision>()
  readonly #rows = new Map<string, Set<string>>()
  readonly #explained = new Set<string>()
  readonly #carriedForward = new Map<string, Parameter<unknown>>()

  cite(by: readonly Provision[]): void {
    for (const provision of by) {
      const { id } = provision.parameter
      if (!this.#first.has(id)) this.#first.set(id, provision)
      if (provision.isSent) this.#explained.add(id)
    }
    this.offer(by)
  }

  /** Cites provisions of a relief or a notice: their rows are printed with those that were applied. */
  offer(by: readonly Provision[]): void {
    for (const { parameter, version, row, isSent } of by) {
      if (!isSent && isCarriedForward(parameter, version)) this.#carriedForward.set(parameter.id, parameter)
      if (row === undefined) continue
      const rows = this.#rows.get(parameter.id)
      if (rows) rows.add(row)
      else this.#rows.set(parameter.id, new Set([row]))
    }
  }

  explain({ parameter }: Provision): void {
    this.#explained.add(parameter.id)
  }

  printed(): { law: LawReference[]; doubts: Assumption[]; carriedForward: Parameter<unknown>[] } {
    const cited = [...this.#first].map(([id, provision]) => ({
      provision,
      printed: lawReference(provision, [...(this.#rows.get(id) ?? [])]),
    }))
    return {
      law: cited.map(({ printed }) => printed),
      doubts: cited.flatMap(({ provision, printed }) =>
        this.#explained.has(printed.id) ? [] : doubtOf(printed, provision),
      ),
      carriedForward: [...this.#carriedForward.values()],
    }
  }
}
