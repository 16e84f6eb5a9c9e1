import type { FeeLineKey } from '#contract/propcalc/fees/keys'
import type { Notice } from '#contract/shared/law'
import { costLine, type LineFacts, marketLine } from '../core/cost-line.ts'
import type { Parameter } from '../core/dated.ts'
import type { Law } from '../core/law.ts'
import type { FeeLine } from './country.ts'

/** A price is near a cliff up to this much above it. */
const nearness = 1.02

type Facts = LineFacts<FeeLineKey>

/** What a request says of the broker. */
interface Brokered {
  price: number
  brokerFee?: number | undefined
  brokerFeeRate?: number | undefined
}

/**
 * What the buyer owes a broker: as sent, else the usual rate of the country, which is told as an assumption. Never part
 * of a tax base.
 */
export const brokerLine = (
  law: Law,
  { price, brokerFee, brokerFeeRate }: Brokered,
  usualRate: Parameter<number>,
): FeeLine[] => {
  const facts = {
    key: 'brokerFeeBuyer',
    label: 'Broker, part of the buyer',
    category: 'brokerage',
    nature: 'marketEstimate',
    dueTo: 'broker',
    basis: [usualRate],
  } as const
  if (brokerFee !== undefined || brokerFeeRate !== undefined) law.replaced(usualRate)
  if (brokerFee !== undefined) return costLine(law, { ...facts, amount: brokerFee, certainty: 'published' })
  const { value, certainty, note } = law.version(usualRate)
  const rate = brokerFeeRate ?? value
  const sure = brokerFeeRate === undefined ? certainty : 'published'
  const lines = costLine(law, { ...facts, amount: price * rate, base: price, rate, certainty: sure })
  if (brokerFeeRate === undefined && lines.length > 0)
    law.assume(
      {
        field: 'brokerFeeRate',
        value,
        source: 'default',
        certainty,
        note: note ?? 'Usual part of the buyer; 0 switches it off.',
      },
      usualRate,
    )
  return lines
}

/** VAT on a fee: the same nature, payer and certainty as the fee; nothing without the fee. */
export const vatLine = (
  law: Law,
  fee: FeeLine | undefined,
  facts: Pick<Facts, 'key' | 'label' | 'localLabel'> & { rate: Parameter<number> },
): FeeLine[] => {
  if (!fee) return []
  const { rate: parameter, ...named } = facts
  const rate = law.value(parameter)
  const { amount: base, category, nature, payer, dueTo } = fee
  return costLine(law, {
    ...named,
    category,
    nature,
    payer,
    ...(dueTo && { dueTo }),
    amount: base * rate,
    base,
    rate,
    basis: [parameter],
  })
}

/** VAT on the price of a new build: told when the price contains it, else counted. */
export const priceVatLine = (
  law: Law,
  { price, includesVat, rate, basis }: { price: number; includesVat: boolean; rate: number; basis: Parameter<unknown> },
  facts: Pick<Facts, 'localLabel'> = {},
): FeeLine[] => {
  const base = includesVat ? price / (1 + rate) : price
  return costLine(law, {
    key: 'vat',
    label: includesVat ? 'VAT inside the price' : 'VAT on the price',
    ...facts,
    category: 'vat',
    nature: 'tax',
    dueTo: 'state',
    counted: !includesVat,
    amount: base * rate,
    base,
    rate,
    basis: [basis],
  })
}

/** A market line that the caller may replace by their own figure under `overrides`. */
export const overridable = <Key extends FeeLineKey>(
  law: Law,
  overrides: { readonly [K in Key]?: number | undefined } | undefined,
  parameter: Parameter<unknown>,
  line: Omit<LineFacts<Key>, 'amount' | 'basis' | 'nature'> & { amount?: number },
): FeeLine[] => marketLine<Key>(law, { line, parameter, override: overrides?.[line.key] })

/** A line of a tariff that the caller may replace by the figure of their own invoice under `overrides`. */
export const overridableTariff = <Key extends FeeLineKey>(
  law: Law,
  overrides: { readonly [K in Key]?: number | undefined } | undefined,
  parameter: Parameter<unknown>,
  line: Omit<LineFacts<Key>, 'basis' | 'nature'>,
): FeeLine[] => {
  const facts = { ...line, nature: 'regulatedTariff', basis: [parameter] } as const
  const own = overrides?.[line.key]
  if (own === undefined) return costLine(law, facts)
  law.replaced(parameter)
  const { range: _range, ...said } = facts
  return costLine(law, { ...said, amount: own, certainty: 'published' })
}

/** The answer to a flagged question, or its default, which is told. */
export const answerOr = <Answer extends string | number | boolean>(
  law: Law,
  field: string,
  answer: Answer | undefined,
  fallback: Answer,
  note: string,
): Answer => {
  if (answer !== undefined) return answer
  law.assume({ field, value: fallback, source: 'default', certainty: 'estimate', note })
  return fallback
}

/** Tells that a price is at most two per cent above a cliff, and what the cliff costs. */
export const nearCliff = (price: number, cliff: number, costs: number, says: string, field = 'price'): Notice[] =>
  price > cliff && price <= cliff * nearness && costs > 0
    ? [{ code: 'price_near_cliff', message: says, field, amount: costs }]
    : []
