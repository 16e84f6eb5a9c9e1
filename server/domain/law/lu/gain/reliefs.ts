import { reliefEntry, when } from '../../../core/entries.ts'
import { sumAmounts } from '../../../core/money.ts'
import type { Law } from '../../../core/provision.ts'
import {
  decennialAllowance,
  mainResidence,
  parentsHomeAllowance,
  publicBodyExemption,
  speculativeYears,
  transition,
} from '../parameters/capital-gain.ts'
import type { Assessment } from './assessment.ts'
import { transitionalYears } from './regime.ts'
import type { GainEntry, Sale } from './sale.ts'

/** A taxed sale, the law of its day, and the tax of the same sale with changed answers. */
export interface Considered {
  sale: Sale
  law: Law
  assessed: Assessment
  tax: number
  taxWith: (changes: Partial<Sale>) => number
}

const residence = ({ sale, law, tax }: Considered): GainEntry[] =>
  when(
    sale.mainResidence === undefined && !sale.occupancy,
    reliefEntry(
      {
        key: 'mainResidenceExemption',
        label: 'Exemption of the main residence',
        saving: tax,
        condition: 'The dwelling was the main residence in the terms of LIR art. 102bis.',
        fields: ['mainResidence', 'occupancy'],
      },
      law(mainResidence),
    ),
  )

/** LIR art. 102ter, while it is in force and the buyer was not stated. */
const publicBody = ({ sale, law, tax }: Considered): GainEntry[] => {
  const buyers = law(publicBodyExemption)
  const text = {
    key: 'publicBodyExemption',
    label: 'Exemption of a sale to a public body',
    saving: tax,
    condition: `It was sold to ${buyers.value.join(' or ')}, otherwise than by a legal right of pre-emption (LIR art. 102ter).`,
    fields: ['soldToPublicBody'],
  } as const
  return when(sale.soldToPublicBody === undefined && buyers.value.length > 0, reliefEntry(text, buyers))
}

/** A speculative sale would have the allowance on a later day; the coefficients of later years are not known. */
const laterSale = ({ law, assessed: { head } }: Considered): GainEntry[] =>
  when(
    head.regime === 'speculative',
    reliefEntry(
      {
        key: 'decennialAllowance',
        label: 'Decennial allowance of a long-term gain',
        saving: null,
        condition: `The deed was passed after ${head.holding.lastSpeculativeDay}, so that the gain was long-term.`,
        fields: [],
      },
      law(decennialAllowance),
    ),
  )

const parentsHome = ({ sale, law, assessed: { head }, tax, taxWith }: Considered): GainEntry[] =>
  head.regime === 'longTerm' && sale.acquisitionMode === 'inheritance' && sale.parentsMainResidence === undefined
    ? [
        reliefEntry(
          {
            key: 'parentsHomeAllowance',
            label: "Allowance for the parents' home",
            saving: sumAmounts([tax, -taxWith({ parentsMainResidence: true })]),
            condition: 'The dwelling was inherited in direct line and was the main residence of the parents.',
            fields: ['parentsMainResidence'],
          },
          law(parentsHomeAllowance),
        ),
      ]
    : []

/** In the transition window, the earlier years apply with a preliminary contract registered in time. */
const earlierYears = ({ sale, law, tax, taxWith }: Considered): GainEntry[] => {
  const window = law(transition)
  const [day] = window.value
  if (day === undefined || sale.preliminaryContractRegisteredOn !== undefined) return []
  const saving = sumAmounts([tax, -taxWith({ preliminaryContractRegisteredOn: day })])
  if (saving <= 0) return []
  const years = law(speculativeYears)
  return [
    reliefEntry(
      {
        key: 'quarterRate',
        label: `${transitionalYears(law, day).value} years instead of ${years.value} until a gain is long-term`,
        saving,
        condition: `The preliminary contract was filed with the registration administration by ${day}.`,
        fields: ['preliminaryContractRegisteredOn'],
      },
      window,
      years,
    ),
  ]
}

/** Reliefs that would lower the tax of a sale if an open question were answered so; empty when no tax is due. */
export const possibleGainReliefs = (considered: Considered): GainEntry[] =>
  considered.tax > 0
    ? [residence, publicBody, laterSale, parentsHome, earlierYears].flatMap(reliefs => reliefs(considered))
    : []
