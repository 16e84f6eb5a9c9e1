import { atRate, charge } from '../../core/charge.ts'
import { lineEntry } from '../../core/entries.ts'
import type { Law } from '../../core/provision.ts'
import type { PurchaseEntry } from '../country.ts'
import { communities } from './communities.ts'
import type { Input } from './conditions.ts'
import { stampDutyRules } from './parameters/reduced-rules.ts'
import { waivedStampDutyRates } from './parameters/stamp-duty.ts'
import { reductions } from './reductions.ts'
import { lessRebate, scaleCliff, taxByScale } from './scales.ts'

type Entries = PurchaseEntry<'ES'>[]

const shown = { isShownAtZero: true }

/** Higher duty of a sale whose exemption from VAT is waived, where the community has one. */
const rateOnWaiver = (law: Law, { region }: Input) => {
  const { waivedStampDuty } = communities[region]
  return waivedStampDuty ? law(waivedStampDuty) : law.row(waivedStampDutyRates, region)
}

/** Stamp duty on a new home: the general scale, or a reduced rate of main homes. */
const newHomeStampDuty = (law: Law, input: Input, base: number): Entries => {
  const { region, buyerType } = input
  const { stampDuty: usual, stampDutyOfPeople = usual, rebate } = communities[region]
  const scale = buyerType === 'company' ? usual : stampDutyOfPeople
  const rebated = rebate && law(rebate)
  const general = (value: number) => lessRebate(taxByScale(law, scale, value), rebated)
  const { granted, entries } = reductions(law, input, stampDutyRules[region], {
    relief: { key: 'reducedStampDuty', label: 'Reduced stamp duty of the community' },
    baseAt: () => base,
    general,
    generalRate: 0,
  })
  const due = granted
    ? charge({ amount: granted.tax, base, ...(granted.rate !== undefined && { rate: granted.rate }) }, granted.by)
    : general(base)
  return [lineEntry('stampDuty', due, shown), ...entries, ...(granted ? [] : scaleCliff(law, scale, input, base))]
}

/** Stamp duty on the deed of a sale with VAT, on the value of the deed or the higher reference value. */
export const spanishStampDuty = (law: Law, input: Input, deedValue: number): Entries => {
  const { region, newBuild, fiscalReferenceValue = 0 } = input
  const base = Math.max(deedValue, fiscalReferenceValue)
  const waived = newBuild ? undefined : rateOnWaiver(law, input)
  if (waived) return [lineEntry('stampDuty', atRate(base, waived), shown)]
  if (newBuild) return newHomeStampDuty(law, input, base)
  return [lineEntry('stampDuty', taxByScale(law, communities[region].stampDuty, base), shown)]
}
