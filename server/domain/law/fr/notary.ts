import { bySlices } from '../../core/brackets.ts'
import { costLine, type LineFacts, marketLine } from '../../core/cost-line.ts'
import type { Law } from '../../core/law.ts'
import { sum, toCents } from '../../core/money.ts'
import type { FeeLine, FeesInput } from '../country.ts'
import { vatLine } from '../purchase-lines.ts'
import { contributionMinimum, contributionRate, vatRate } from './parameters/duties.ts'
import { disbursements, formalities } from './parameters/market.ts'
import { feesCapFloor, feesCapRate, rebateMost, saleTariff } from './parameters/notary.ts'

type Input = FeesInput<'FR'>

/** The land-registry contribution, with its minimum. */
export const contribution = (law: Law, base: number): FeeLine[] => {
  const rate = law.value(contributionRate)
  const minimum = law.value(contributionMinimum)
  const isSmall = base * rate < minimum
  return costLine(law, {
    key: 'landRegistryContribution',
    label: 'Land-registry contribution',
    localLabel: 'contribution de sécurité immobilière',
    category: 'registry',
    nature: 'tax',
    dueTo: 'state',
    amount: isSmall ? minimum : base * rate,
    base,
    ...(!isSmall && { rate }),
    basis: isSmall ? [contributionMinimum, contributionRate] : [contributionRate],
  })
}

const rebateOn = (law: Law, price: number, rebateRate: number): number => {
  const [{ from } = { from: price }] = law.value(rebateMost)
  const slices = law.value(saleTariff)
  return price > from ? rebateRate * (bySlices(price, slices) - bySlices(from, slices)) : 0
}

/** What the regulated fees of the sale may reach together. */
const capOf = (law: Law, price: number): number =>
  toCents(Math.max(price * law.value(feesCapRate), law.value(feesCapFloor)))

/** The fee of the tariff, less a rebate; only formalities of one's own can bring it to the cap. */
const fee = (law: Law, { notaryRebateRate = 0, overrides }: Input, price: number): FeeLine[] => {
  const full = bySlices(price, law.value(saleTariff))
  const rebate = notaryRebateRate > 0 ? rebateOn(law, price, notaryRebateRate) : 0
  const room = Math.max(0, capOf(law, price) - (overrides?.notaryFormalities ?? 0))
  const isCut = full - rebate > room
  return costLine(law, {
    key: 'notaryFeeNet',
    label: 'Notary fee',
    localLabel: 'émoluments',
    category: 'notary',
    nature: 'regulatedTariff',
    dueTo: 'notary',
    amount: isCut ? room : full - rebate,
    base: price,
    basis: [saleTariff, ...(rebate > 0 ? [rebateMost] : []), ...(isCut ? [feesCapRate, feesCapFloor] : [])],
    standsAtZero: isCut,
  })
}

type MarketFacts = Omit<LineFacts<'notaryFormalities' | 'notaryDisbursements'>, 'amount' | 'basis' | 'nature'>

const formalitiesFacts: MarketFacts = {
  key: 'notaryFormalities',
  label: 'Formalities',
  localLabel: 'formalités',
  category: 'notary',
  dueTo: 'notary',
}

/** The formalities, cut where they would pass the cap together with the fee; one's own figure is never cut. */
const formalitiesWithin = (law: Law, { overrides }: Input, room: number): FeeLine[] => {
  const usual = law.value(formalities)
  const override = overrides?.notaryFormalities
  const isCut = override === undefined && usual > room
  return marketLine(law, {
    parameter: formalities,
    override,
    line: { ...formalitiesFacts, amount: isCut ? room : usual },
    note: isCut
      ? "Figure of the notaries' simulator, cut so that fee and formalities stay within the cap of the law."
      : "Figure of the notaries' simulator.",
  }).map(line => (isCut ? { ...line, basis: [...line.basis, feesCapRate.id, feesCapFloor.id] } : line))
}

/** The notary of a sale: fee, formalities, their VAT, disbursements; `price` is what is paid with VAT. */
export const notary = (law: Law, input: Input, price: number): FeeLine[] => {
  const charged = fee(law, input, price)
  const feeVat = vatLine(law, charged[0], {
    key: 'notaryFeeVat',
    label: 'VAT on the notary fee',
    localLabel: 'TVA',
    rate: vatRate,
  })
  const room = sum([capOf(law, price), ...charged.map(({ amount }) => -amount)])
  const formal = formalitiesWithin(law, input, room)
  return [
    ...charged,
    ...feeVat,
    ...formal,
    ...vatLine(law, formal[0], {
      key: 'notaryFormalitiesVat',
      label: 'VAT on the formalities',
      localLabel: 'TVA',
      rate: vatRate,
    }),
    ...marketLine(law, {
      parameter: disbursements,
      override: input.overrides?.notaryDisbursements,
      line: {
        key: 'notaryDisbursements',
        label: 'Disbursements',
        localLabel: 'débours',
        category: 'notary',
        dueTo: 'notary',
      },
      note: 'Other pages print 400 to 1 200.',
    }),
  ]
}
