import type { Law } from '../../core/law.ts'
import { isTaxedJointly } from './gain-allowances.ts'
import type { Assessment } from './gain-assessment.ts'
import { specialRateRounding } from './parameters/capital-gain.ts'
import { employmentFundSplit } from './parameters/income-tax.ts'
import type { CapitalGains, Sale } from './sale.ts'

type Assumption = CapitalGains['assumptions'][number]

type Default = Pick<Assumption, 'field' | 'value' | 'certainty' | 'note'> & { isUsed: boolean }

/** Each default of a field, and whether this sale used it. */
const defaults = (sale: Sale, { regime, exemption, taxableGain }: Assessment): Default[] => {
  const isLongTerm = regime === 'longTerm'
  const isTaxed = taxableGain > 0
  const joint = isTaxedJointly(sale)
  return [
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
      field: 'jointTaxation',
      value: joint,
      certainty: 'published',
      note: `${joint ? 'True' : 'False'} in class ${sale.taxClass}.`,
      isUsed: sale.jointTaxation === undefined && isLongTerm && exemption !== 'noGain',
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
      isUsed: sale.healthInsuredInLuxembourg === undefined && isTaxed,
    },
  ]
}

/** Why the special rate may differ a little from that of the assessment. */
const roundedRate = (law: Law): Assumption => ({
  parameter: specialRateRounding.id,
  value: `nearest ${law.value(specialRateRounding)}`,
  source: 'parameter',
  certainty: law.version(specialRateRounding).certainty,
  note: 'The direction of the rounding is not settled; the tax may differ by at most 0.01 % of the taxable gain plus 1 EUR.',
})

/** How the higher rate of the employment fund was split. */
const fundSplit = (law: Law): Assumption => {
  const { value, certainty, note = '' } = law.version(employmentFundSplit)
  return { parameter: employmentFundSplit.id, value: value.join(), source: 'parameter', certainty, note }
}

/** Tells the ledger of a sale what was assumed: defaults of fields first, then conventions of the calculation. */
export const assume = (sale: Sale, assessed: Assessment): void => {
  const { law, tariff, lines } = assessed
  for (const { isUsed, field, value, ...why } of defaults(sale, assessed))
    if (isUsed) law.assume({ field, value, source: 'default', ...why })
  if (tariff?.specialRate !== undefined) law.assume(roundedRate(law), specialRateRounding)
  if (lines.some(({ basis }) => basis.includes(employmentFundSplit.id))) law.assume(fundSplit(law), employmentFundSplit)
}
