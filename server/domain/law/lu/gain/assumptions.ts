import { assumptionEntry } from '../../../core/entries.ts'
import { isTaxedJointly } from './allowances.ts'
import type { Assessment } from './assessment.ts'
import { isNonResident } from './non-resident.ts'
import type { CapitalGains, GainEntry, Sale } from './sale.ts'

type Default = Pick<CapitalGains['assumptions'][number], 'field' | 'value' | 'certainty' | 'note'> & { isUsed: boolean }

/** Defaults about the property and the buyer, and whether this sale used them. */
const defaultsOfProperty = (sale: Sale, { exemption }: Assessment): Default[] => [
  {
    field: 'acquisitionCosts',
    value: 0,
    certainty: 'estimate',
    note: 'Duties actually paid, notary and agency lower the gain; send them.',
    isUsed: sale.acquisitionCosts === undefined,
  },
  {
    field: 'acquisitionMode',
    value: 'purchase',
    certainty: 'published',
    note: 'The dates and prices are those of the last acquisition for value.',
    isUsed: sale.acquisitionMode === undefined,
  },
  {
    field: 'mainResidence',
    value: false,
    certainty: 'published',
    note: 'No exemption is granted that nobody asked for.',
    isUsed: sale.mainResidence === undefined && !sale.occupancy,
  },
  {
    field: 'preemptionExercised',
    value: false,
    certainty: 'published',
    note: 'The exemption does not hold where the buyer exercised a legal right of pre-emption (LIR art. 102ter).',
    isUsed: sale.preemptionExercised === undefined && exemption === 'soldToPublicBody',
  },
]

/** Defaults about the seller, and whether this sale used them. */
const defaultsOfSeller = (sale: Sale, { head, exemption, taxableGain }: Assessment): Default[] => {
  const isLongTerm = head.regime === 'longTerm'
  const isTaxed = taxableGain > 0
  const joint = isTaxedJointly(sale)
  return [
    {
      field: 'taxResident',
      value: true,
      certainty: 'published',
      note: 'The tax is that of a resident; a non-resident is in class 1 with a least rate (LIR art. 157).',
      isUsed: sale.taxResident === undefined && isTaxed,
    },
    {
      field: 'jointTaxation',
      value: joint,
      certainty: 'published',
      note: `${joint ? 'True' : 'False'} in class ${sale.taxClass}.`,
      isUsed: sale.jointTaxation === undefined && !isNonResident(sale) && isLongTerm && exemption !== 'noGain',
    },
    {
      field: 'decennialAllowanceUsed',
      value: 0,
      certainty: 'estimate',
      note: 'What was used in the ten preceding tax years lowers the allowance; send it.',
      isUsed: sale.decennialAllowanceUsed === undefined && isLongTerm && exemption !== 'noGain',
    },
    {
      field: 'healthInsuredInLuxembourg',
      value: true,
      certainty: 'published',
      note: 'Residents covered by Luxembourg health insurance owe the dependency contribution.',
      isUsed: sale.healthInsuredInLuxembourg === undefined && !isNonResident(sale) && isTaxed,
    },
  ]
}

/** Defaults of fields that a sale used. */
export const gainDefaults = (sale: Sale, assessed: Assessment): GainEntry[] =>
  [...defaultsOfProperty(sale, assessed), ...defaultsOfSeller(sale, assessed)].flatMap(
    ({ isUsed, field, value, ...why }) =>
      isUsed ? [assumptionEntry({ field, value, source: 'default', ...why })] : [],
  )
