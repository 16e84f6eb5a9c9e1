import { bySlices } from '../../core/brackets.ts'
import { atFixedAmount, atRate, charge, withRange } from '../../core/charge.ts'
import { lineEntry, noticeEntry, sumOfLines } from '../../core/entries.ts'
import { type Law, orSent, type Provision } from '../../core/provision.ts'
import type { PurchaseEntry } from '../country.ts'
import { marketLine } from '../purchase/entries.ts'
import { communities } from './communities.ts'
import type { Input } from './conditions.ts'
import { gestoriaFee, lawyerRate, notaryInvoiceFactors, valuationFee } from './parameters/market.ts'
import { igicRate, ipsiRate, standardVatRate } from './parameters/new-build.ts'
import { notaryTariff, registrarLimits, registrarTariff, tariffCut } from './parameters/tariffs.ts'

type Entries = PurchaseEntry<'ES'>[]
type VatKey = 'notaryFeeVat' | 'registryFeeVat' | 'gestoriaVat' | 'lawyerVat'

const serviceRates = { vat: standardVatRate, igic: igicRate, ipsi: ipsiRate } as const

/** Fee with the tax on services where the home is. */
const feeWithServiceTax = (law: Law, { region }: Input, key: VatKey, fee: Entries): Entries => {
  const { salesTax = 'vat' } = communities[region]
  const wording = salesTax === 'vat' ? [] : salesTax
  return [...fee, lineEntry(key, atRate(sumOfLines(fee), law(serviceRates[salesTax])), { wording })]
}

const spanishNotary = (law: Law, { overrides }: Input, deedValue: number): Entries => {
  const [tariff, cut, factors] = [law(notaryTariff), law(tariffCut), law(notaryInvoiceFactors)]
  const regulatedMinimum = bySlices(deedValue, tariff.value) * (1 - cut.value)
  const { usual, low, high } = factors.value
  const invoice = charge({ amount: regulatedMinimum * usual, base: deedValue }, [factors, tariff, cut])
  const ranged = withRange(invoice, regulatedMinimum * low, regulatedMinimum * high)
  return marketLine('notaryFeeNet', ranged, overrides, undefined, { regulatedMinimum })
}

const registrar = (law: Law, deedValue: number): PurchaseEntry<'ES'> => {
  const [tariff, limits, cut] = [law(registrarTariff), law(registrarLimits), law(tariffCut)]
  const { lowest, highest } = limits.value
  const amount = Math.min(highest, Math.max(lowest, bySlices(deedValue, tariff.value))) * (1 - cut.value)
  return lineEntry('registryFeeNet', charge({ amount, base: deedValue }, [tariff, limits, cut]))
}

const spanishLawyer = (law: Law, { price, lawyerFeeRate = 0 }: Input): PurchaseEntry<'ES'> =>
  lineEntry('lawyer', atRate(price, orSent(law(lawyerRate), lawyerFeeRate)))

/** Notice of a deed above the highest value of the tariff of notaries. */
const notaryTariffLimitNotice = (
  { value }: Provision<readonly { upTo: number | null }[]>,
  deedValue: number,
): Entries => {
  const limit = value.at(-1)?.upTo ?? Number.POSITIVE_INFINITY
  const message = `Above ${limit} the fee of the notary is agreed; the tariff up to there was taken.`
  const field = 'overrides.notaryFeeNet'
  return deedValue > limit ? [noticeEntry({ code: 'contested_rule', message, field })] : []
}

/** Notary, registrar, filing office, valuation and lawyer, each with its VAT, on the value of the deed. */
export const spanishDeedFees = (law: Law, input: Input, deedValue: number): Entries => {
  const { loanAmount = 0, overrides } = input
  const isValued = loanAmount > 0 || overrides?.valuation !== undefined
  return [
    ...feeWithServiceTax(law, input, 'notaryFeeVat', spanishNotary(law, input, deedValue)),
    ...feeWithServiceTax(law, input, 'registryFeeVat', [registrar(law, deedValue)]),
    ...feeWithServiceTax(law, input, 'gestoriaVat', marketLine('gestoria', atFixedAmount(law(gestoriaFee)), overrides)),
    ...(isValued ? marketLine('valuation', atFixedAmount(law(valuationFee)), overrides) : []),
    ...feeWithServiceTax(law, input, 'lawyerVat', [spanishLawyer(law, input)]),
    ...notaryTariffLimitNotice(law(notaryTariff), deedValue),
  ]
}
