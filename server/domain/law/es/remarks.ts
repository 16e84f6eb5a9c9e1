import { noticeEntry } from '../../core/entries.ts'
import type { Law } from '../../core/provision.ts'
import type { PurchaseEntry } from '../country.ts'
import { noEffect } from '../purchase/entries.ts'
import { communities } from './communities.ts'
import type { Input } from './conditions.ts'
import { reducedRules } from './parameters/reduced-rules.ts'
import { provisionOf } from './scales.ts'

type Entries = PurchaseEntry<'ES'>[]

/** Reason why the rate of large holders, which the caller claimed, is not charged. */
const idleHolder = (law: Law, { region, largeHolder, wholeBuilding }: Input, isWithVat: boolean): Entries => {
  if (!largeHolder && !wholeBuilding) return []
  const { largeHolders } = communities[region]
  const because = (message: string) => [noEffect(largeHolder ? 'largeHolder' : 'wholeBuilding', message)]
  if (!largeHolders) return because('Only Catalonia and Asturias have a rate for large holders.')
  if (isWithVat) return because('The rate of large holders and whole buildings is for sales without VAT.')
  const since = largeHolders.rate.versions.find(({ value }) => value > 0)?.from
  return law(largeHolders.rate).value === 0 ? because(`The community has this rate for deeds from ${since} on.`) : []
}

/** Notices of fields that change nothing in this case. */
const idleAnswers = (law: Law, input: Input, isWithVat: boolean): Entries => {
  const { region, newBuild, vatExemptionWaived, protectedHousing, areaM2 } = input
  const { salesTax } = communities[region]
  const conditions = reducedRules[region]?.flatMap(rule => rule.conditions) ?? []
  // Alone, or as one of several of which one is enough.
  const readsArea = conditions.some(one =>
    typeof one === 'string' ? one === 'smallArea' : 'any' in one && one.any.includes('smallArea'),
  )
  const noWaiver = newBuild
    ? 'A first sale is not exempt from VAT; there is nothing to waive.'
    : 'The exemption is one of the VAT, which is not due here.'
  const noRate = 'No rate for protected housing is known of the tax of Ceuta and Melilla.'
  return [
    ...idleHolder(law, input, isWithVat),
    ...(vatExemptionWaived && (newBuild || salesTax) ? [noEffect('vatExemptionWaived', noWaiver)] : []),
    ...(protectedHousing && salesTax === 'ipsi' ? [noEffect('protectedHousing', noRate)] : []),
    ...(areaM2 !== undefined && !readsArea ? [noEffect('areaM2', 'Read in the Basque Country only.')] : []),
  ]
}

/** Announced change of the community that is not yet law. */
const reformOf = (law: Law, { region }: Input, isWithVat: boolean): Entries => {
  const { reform, scale } = communities[region]
  if (reform?.isWithVat !== isWithVat || provisionOf(law, scale).version.lastDay !== null) return []
  const announced = law(reform.announced)
  return announced.value.map(message => noticeEntry({ code: 'reform_announced', message }, announced))
}

/** Notices of a purchase in Spain. */
export const spanishRemarks = (law: Law, input: Input, isWithVat: boolean): Entries => [
  ...idleAnswers(law, input, isWithVat),
  ...reformOf(law, input, isWithVat),
]
