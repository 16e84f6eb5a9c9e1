import type { Parameter } from '../../core/dated.ts'
import type { Law } from '../../core/law.ts'
import { sum } from '../../core/money.ts'
import type { Assessment } from './gain-assessment.ts'
import {
  decennialAllowance,
  mainResidence,
  parentsHomeAllowance,
  rateFraction,
  transition,
} from './parameters/capital-gain.ts'
import type { CapitalGains, Sale } from './sale.ts'

type Relief = CapitalGains['possibleReliefs'][number]

/** A sale that was taxed, the law of its day, and the same sale with some answers changed. */
export interface Considered {
  sale: Sale
  law: Law
  assessed: Assessment
  taxWith: (changes: Partial<Sale>) => number
}

type Told = Pick<Relief, 'key' | 'label' | 'saving' | 'condition' | 'fields'>

const relief = (law: Law, told: Told, ...basis: [Parameter<unknown>, ...Parameter<unknown>[]]): Relief => ({
  ...told,
  basis: basis.map(({ id }) => id),
  certainty: law.version(basis[0]).certainty,
})

const residence = ({ sale, law, assessed }: Considered): Relief[] =>
  sale.mainResidence !== undefined || sale.occupancy
    ? []
    : [
        relief(
          law,
          {
            key: 'mainResidenceExemption',
            label: 'Exemption of the main residence',
            saving: assessed.totals.tax,
            condition: 'The dwelling was the main residence in the terms of LIR art. 102bis.',
            fields: ['mainResidence', 'occupancy'],
          },
          mainResidence,
        ),
      ]

/** A speculative sale would have the allowance on a later day; coefficients of later years are not known. */
const laterSale = ({ law, assessed: { regime, holding } }: Considered): Relief[] =>
  regime === 'speculative'
    ? [
        relief(
          law,
          {
            key: 'decennialAllowance',
            label: 'Decennial allowance of a long-term gain',
            saving: null,
            condition: `The deed was passed after ${holding.lastSpeculativeDay}, so that the gain was long-term.`,
            fields: [],
          },
          decennialAllowance,
        ),
      ]
    : []

const parentsHome = ({ sale, law, assessed, taxWith }: Considered): Relief[] => {
  const isOpen =
    assessed.regime === 'longTerm' && sale.acquisitionMode === 'inheritance' && sale.parentsMainResidence === undefined
  if (!isOpen) return []
  const saving = sum([assessed.totals.tax, -taxWith({ parentsMainResidence: true })])
  const told = {
    key: 'parentsHomeAllowance',
    label: "Allowance for the parents' home",
    saving,
    condition: 'The dwelling was inherited in direct line and was the main residence of the parents.',
    fields: ['parentsMainResidence'],
  } as const
  return [relief(law, { ...told, fields: [...told.fields] }, parentsHomeAllowance)]
}

/** In the window of the transition the earlier law holds for a preliminary contract that was registered in time. */
const quarterRate = ({ sale, law, assessed, taxWith }: Considered): Relief[] => {
  const [day] = law.value(transition)
  if (day === undefined || sale.preliminaryContractRegisteredOn !== undefined) return []
  const saving = sum([assessed.totals.tax, -taxWith({ preliminaryContractRegisteredOn: day })])
  if (saving <= 0) return []
  const told: Told = {
    key: 'quarterRate',
    label: 'Two years and quarter rate of the law before the change',
    saving,
    condition: `The preliminary contract was filed with the registration administration by ${day}.`,
    fields: ['preliminaryContractRegisteredOn'],
  }
  return [relief(law, told, transition, rateFraction)]
}

/** What would lower the tax of a sale if a question that was left open were answered so; nothing when no tax is due. */
export const possibleReliefs = (considered: Considered): Relief[] =>
  considered.assessed.totals.tax > 0
    ? [residence, laterSale, parentsHome, quarterRate].flatMap(reliefs => reliefs(considered))
    : []
