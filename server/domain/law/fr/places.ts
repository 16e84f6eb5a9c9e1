import { type Charge, charge } from '../../core/charge.ts'
import type { Law, Provision } from '../../core/provision.ts'
import type { FeesInput } from '../country.ts'
import { overseasIncreases } from './parameters/notary.ts'
import {
  corsicanBuildingRates,
  overseasReducedRates,
  overseasVatRates,
  reducedVatRate,
  vatRate,
} from './parameters/vat.ts'

type Place = Pick<FeesInput<'FR'>, 'region'>

/** VAT on services, with the overseas rates (arts 294, 296). */
export const serviceVat = (law: Law, { region }: Place): Provision<number> =>
  law.row(overseasVatRates, region) ?? law(vatRate)

/** Whether the rate of zones of urban renewal is due: on a main residence only (art. 278 sexies). */
export const hasReducedVat = ({ reducedVat, use }: Pick<FeesInput<'FR'>, 'reducedVat' | 'use'>): boolean =>
  reducedVat === true && use === 'mainResidence'

/** VAT on the sale of a new building, with that of Corsica (art. 297) and of zones of urban renewal (art. 278 sexies). */
export const buildingVat = (law: Law, input: FeesInput<'FR'>): Provision<number> =>
  hasReducedVat(input)
    ? (law.row(overseasReducedRates, input.region) ?? law(reducedVatRate))
    : (law.row(corsicanBuildingRates, input.region) ?? serviceVat(law, input))

/** Fee of the notary, with the overseas increase for deeds received there (C. com. art. A. 444-53). */
export const feeWithIncrease = (law: Law, { region }: Place, usual: Charge): Charge => {
  const increase = law.row(overseasIncreases, region)
  if (increase === undefined) return usual
  const { amount, ...formula } = usual.formula
  return charge({ ...formula, amount: amount * (1 + increase.value) }, [...usual.by, increase])
}
