import { bySlices } from '../../core/brackets.ts'
import { atFixedAmount, atRate, charge, onSlices } from '../../core/charge.ts'
import { lineEntry, noticeEntry, sumOfLines } from '../../core/entries.ts'
import { sumAmounts, toCents } from '../../core/money.ts'
import type { Law, Provision } from '../../core/provision.ts'
import type { FeesInput, PurchaseEntry } from '../country.ts'
import { marketLine } from '../purchase/entries.ts'
import { possibleFirstSale, saleTariffFor } from './first-sale.ts'
import { disbursements, formalities } from './parameters/market.ts'
import { feesCapFloor, feesCapRate, rebateMost } from './parameters/notary.ts'
import { feeWithIncrease, serviceVat } from './places.ts'

type Input = FeesInput<'FR'>

/** Cap on fee and formalities of a sale together, in EUR before VAT; infinite where there is no cap. */
interface Cap {
  amount: number
  by: readonly Provision[]
}

/** Cap as a part of the value of the dwelling alone (R. 444-9, A. 444-175): movables raise the fee but not the cap. */
const capOf = (law: Law, dwelling: number): Cap => {
  const [rate, floor] = [law(feesCapRate), law(feesCapFloor)]
  if (rate.value === 0) return { amount: Number.POSITIVE_INFINITY, by: [] }
  return { amount: toCents(Math.max(dwelling * rate.value, floor.value)), by: [rate, floor] }
}

/** Fee of the tariff, less the rebate on the part of the price above its limit. */
const tariffFee = (law: Law, price: number, input: Input) => {
  const { notaryRebateRate: rebateRate = 0 } = input
  const tariff = saleTariffFor(law, input)
  const full = onSlices(price, tariff)
  if (rebateRate === 0) return full
  const most = law(rebateMost)
  const [{ from } = { from: price }] = most.value
  if (price <= from) return full
  const { amount } = full.formula
  return charge({ amount: amount - rebateRate * (amount - bySlices(from, tariff.value)), base: price }, [tariff, most])
}

/** Fee of the notary; its tariff stays below the cap, so only formalities sent by the caller can cut it. */
const fee = (law: Law, input: Input, price: number, cap: Cap) => {
  const usual = feeWithIncrease(law, input, tariffFee(law, price, input))
  const room = Math.max(0, cap.amount - (input.overrides?.notaryFormalities ?? 0))
  const isCut = usual.formula.amount > room
  const charged = isCut ? charge({ amount: room, base: price }, [...usual.by, ...cap.by]) : usual
  return lineEntry('notaryFeeNet', charged, { isShownAtZero: isCut })
}

/** Formalities, cut where they would exceed the cap together with the fee; a figure of the caller is never cut. */
const formalitiesWithin = (law: Law, { overrides }: Input, cap: Cap, room: number) => {
  const usual = law(formalities)
  const isCut = overrides?.notaryFormalities === undefined && usual.value > room
  const charged = isCut ? charge({ amount: room }, [usual, ...cap.by]) : atFixedAmount(usual)
  const note = isCut
    ? "Figure of the notaries' simulator, cut so that fee and formalities stay within the cap of the law."
    : "Figure of the notaries' simulator."
  return marketLine('notaryFormalities', charged, overrides, note)
}

/** Notice for acts from before the cap and the rebate, which follow an earlier decree: neither is applied. */
const earlierDecree = (law: Law): PurchaseEntry<'FR'>[] => {
  const { value, version } = law(feesCapRate)
  const first = feesCapRate.versions.find(later => later.value > 0)
  if (value > 0 || first === undefined) return []
  const message = `This act follows the ${version.source.title}: the cap on fees and the rebate of the ${first.source.title} are for acts from ${first.from} on and are not applied.`
  return [noticeEntry({ code: 'relief_window_closed', message, field: 'notaryRebateRate' })]
}

/** Costs of the notary of a sale: fee, formalities, their VAT, disbursements. */
const frenchNotaryCosts = (law: Law, input: Input, price: number, dwelling: number): PurchaseEntry<'FR'>[] => {
  const cap = capOf(law, dwelling)
  const net = fee(law, input, price, cap)
  const formal = formalitiesWithin(law, input, cap, sumAmounts([cap.amount, -net.amount]))
  const vat = serviceVat(law, input)
  return [
    net,
    lineEntry('notaryFeeVat', atRate(net.amount, vat)),
    ...formal,
    lineEntry('notaryFormalitiesVat', atRate(sumOfLines(formal), vat)),
    ...marketLine('notaryDisbursements', atFixedAmount(law(disbursements)), input.overrides),
  ]
}

/** Notary of a sale, with its relief and notice; `price` is with VAT, `dwelling` is its part without movables. */
export const frenchNotary = (law: Law, input: Input, price: number, dwelling: number): PurchaseEntry<'FR'>[] => [
  ...frenchNotaryCosts(law, input, price, dwelling),
  ...possibleFirstSale(law, input, other => frenchNotaryCosts(law, other, price, dwelling)),
  ...earlierDecree(law),
]
