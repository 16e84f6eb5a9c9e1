import type { Assumption, Notice } from '#contract/shared/law'
import { atRate, type Charge, orInvoiced, withRange } from '../../core/charge.ts'
import type { Parameter } from '../../core/dated.ts'
import {
  type AnswerEntry,
  assumptionEntry,
  type LineEntry,
  type LineOptions,
  lineEntry,
  noticeEntry,
  when,
} from '../../core/entries.ts'
import type { LineKind } from '../../core/line-kind.ts'
import { type Law, orSent, type Provision } from '../../core/provision.ts'
import { nearness } from './parameters/conventions.ts'

/** Figures of the caller by line. */
type Overrides<Key extends string> = { readonly [K in Key]?: number | undefined } | undefined

/** Line of the broker, in each country. */
export const brokerFeeBuyer: LineKind = {
  category: 'brokerage',
  nature: 'marketEstimate',
  dueTo: 'broker',
  label: 'Broker, part of the buyer',
}

/** Line of VAT on the price of a new build; each country adds the local name. */
export const vatOnPrice = {
  category: 'vat',
  nature: 'tax',
  dueTo: 'state',
  label: 'VAT on the price',
  wordings: { insidePrice: { label: 'VAT inside the price' } },
} as const satisfies LineKind

/**
 * A line of a market price: the caller's figure under `overrides.<key>`, where 0 removes the line, else the usual one
 * with its assumption. The note is that of the parameter, or its source, unless the caller passes another.
 */
export const marketLine = <const Key extends string>(
  key: Key,
  usual: Charge,
  overrides: Overrides<Key>,
  note?: string,
  options?: LineOptions,
): AnswerEntry<Key>[] => {
  const sent = overrides?.[key]
  const charged = lineEntry(key, orInvoiced(usual, sent), options)
  if (sent !== undefined || charged.amount === 0) return [charged]
  const [principal] = usual.by
  const { certainty, note: remark, source } = principal.version
  return [
    charged,
    assumptionEntry(
      {
        field: `overrides.${key}`,
        value: charged.amount,
        source: 'default',
        certainty,
        note: note ?? remark ?? `${source.title}, ${source.article}.`,
      },
      principal,
    ),
  ]
}

/** Bounds of a figure. */
export type Ends = readonly [
  { readonly key: 'low'; readonly value: number },
  { readonly key: 'high'; readonly value: number },
]

/**
 * A line of a market price between two bounds, each a multiple of `base`, or the caller's figure, which has no bounds.
 * Its assumption also explains the bounds.
 */
export const marketFee = <const Key extends string>(
  key: Key,
  usual: Charge,
  ends: Provision<Ends>,
  overrides: Overrides<Key>,
  base = 1,
): AnswerEntry<Key>[] => {
  if (overrides?.[key] !== undefined) return marketLine(key, usual, overrides)
  const [low, high] = ends.value
  const ranged = withRange(usual, low.value * base, high.value * base, ends)
  return marketLine(key, ranged, overrides).map(entry =>
    entry.kind === 'assumption' ? { ...entry, explains: [...entry.explains, ends] } : entry,
  )
}

/** A line of a tariff, or the figure of the caller's own invoice under `overrides.<key>`. */
export const tariffLine = <const Key extends string>(
  key: Key,
  usual: Charge,
  overrides: Overrides<Key>,
  options?: LineOptions,
): LineEntry<Key> => lineEntry(key, orInvoiced(usual, overrides?.[key]), options)

/** Fields of a request about the broker. */
interface BrokerTerms {
  price: number
  brokerFee?: number | undefined
  brokerFeeRate?: number | undefined
}

/** Broker fee of the buyer: as sent, else the usual rate with its assumption. Never part of a tax base. */
export const broker = (
  law: Law,
  { price, brokerFee, brokerFeeRate }: BrokerTerms,
  usualRate: Parameter<number>,
): AnswerEntry<'brokerFeeBuyer'>[] => {
  const usual = law(usualRate)
  const fee = lineEntry('brokerFeeBuyer', orInvoiced(atRate(price, orSent(usual, brokerFeeRate)), brokerFee))
  if (brokerFee !== undefined || brokerFeeRate !== undefined || fee.amount === 0) return [fee]
  const { certainty, note = 'Usual part of the buyer; 0 switches it off.' } = usual.version
  return [
    fee,
    assumptionEntry({ field: 'brokerFeeRate', value: usual.value, source: 'default', certainty, note }, usual),
  ]
}

/** VAT on the price of a new build: only shown where the price contains it, else counted. */
export const priceVat = (
  price: number,
  includesVat: boolean,
  rate: Provision<number>,
  { also = [], wording = [] }: { also?: readonly Provision[]; wording?: string | readonly string[] } = {},
): LineEntry<'vat'> =>
  lineEntry('vat', atRate(includesVat ? price / (1 + rate.value) : price, rate, ...also), {
    counted: !includesVat,
    wording: includesVat ? ['insidePrice', ...[wording].flat()] : wording,
  })

/** An answer or its default; a rule lists `assumptions` where the answer must disclose the default. */
export interface Answered<Answer> {
  value: Answer
  assumptions: AnswerEntry<never>[]
}

/** Answer to a flagged question, or its default with the assumption that discloses it, and its provision. */
export const orDefault = <Answer extends Assumption['value']>(
  field: string,
  answer: Answer | undefined,
  fallback: Answer,
  note: string,
  by?: Provision,
): Answered<Answer> => {
  if (answer !== undefined) return { value: answer, assumptions: [] }
  const assumption = { field, value: fallback, source: 'default', certainty: 'estimate', note } as const
  const named = by ? assumptionEntry({ ...assumption, parameter: by.parameter.id }, by) : assumptionEntry(assumption)
  return { value: fallback, assumptions: [named] }
}

/** Notice of a price just above a cliff, with the cost of the cliff. */
export const nearCliff = (
  law: Law,
  price: number,
  cliff: number,
  costs: number,
  message: string,
  field: Notice['field'] & string = 'price',
): AnswerEntry<never>[] =>
  when(
    price > cliff && price <= cliff * law(nearness).value && costs > 0,
    noticeEntry({ code: 'price_near_cliff', message, field, amount: costs }),
  )

/** Notice of an answer that changes nothing in this case. */
export const noEffect = (field: string, message: string): AnswerEntry<never> =>
  noticeEntry({ code: 'no_effect_here', message, field })
