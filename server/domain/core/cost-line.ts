import type { Certainty, CostLine, Totals } from '#contract/shared/law'
import { citation, type Parameter } from './dated.ts'
import type { Law } from './law.ts'
import { sum, toCents, toSixDecimals } from './money.ts'

/** What a calculation says of a line; the rest is read from the parameters of its basis. */
export type LineFacts<Key extends string> = Pick<CostLine<Key>, 'key' | 'label' | 'category' | 'amount' | 'nature'> &
  Partial<
    Pick<
      CostLine<Key>,
      | 'localLabel'
      | 'base'
      | 'rate'
      | 'payer'
      | 'counted'
      | 'refundable'
      | 'regulatedMinimum'
      | 'range'
      | 'dueTo'
      | 'certainty'
      | 'legalReference'
    >
  > & {
    /** The parameters applied, the principal one first. */
    basis: readonly [Parameter<unknown>, ...Parameter<unknown>[]]
    /** The parameter whose days and article the line shows, when it is not the first of the basis. */
    datedBy?: Parameter<unknown>
    /** A duty that a relief or a limit brings to 0 keeps its line; other lines of 0 are left out. */
    standsAtZero?: boolean
  }

const fromSure: readonly Certainty[] = ['statutory', 'published', 'unverified', 'estimate']

/** The least sure of several certainties. */
export const leastSure = (certainties: readonly Certainty[]): Certainty =>
  fromSure.findLast(certainty => certainties.includes(certainty)) ?? 'statutory'

/** A cent amount where there is one. */
const cents = <Name extends string>(name: Name, amount: number | undefined): { [N in Name]?: number } =>
  // The computed key makes an index signature; the name is the only key.
  (amount === undefined ? {} : { [name]: toCents(amount) }) as { [N in Name]?: number }

/** A line of an answer, as a list of one, or of none when its amount is 0. Amounts are rounded to cents. */
export const costLine = <Key extends string>(law: Law, facts: LineFacts<Key>): CostLine<Key>[] => {
  const { basis, datedBy, standsAtZero = false, ...said } = facts
  const amount = toCents(said.amount)
  if (amount === 0 && !standsAtZero) return []
  const versions = basis.map(parameter => law.version(parameter))
  const dated = law.version(datedBy ?? basis[0])
  const { key, label, localLabel, category, base, rate, payer = 'buyer', nature, counted = true } = said
  return [
    {
      key,
      label,
      ...(localLabel !== undefined && { localLabel }),
      category,
      amount,
      ...cents('base', base),
      ...(rate !== undefined && { rate: toSixDecimals(rate) }),
      payer,
      nature,
      certainty: said.certainty ?? leastSure(versions.map(({ certainty }) => certainty)),
      counted,
      ...(said.refundable !== undefined && { refundable: said.refundable }),
      ...cents('regulatedMinimum', said.regulatedMinimum),
      ...(said.range && { range: { low: toCents(said.range.low), high: toCents(said.range.high) } }),
      ...(said.dueTo !== undefined && { dueTo: said.dueTo }),
      basis: basis.map(({ id }) => id),
      inForceFrom: dated.from,
      inForceUntil: dated.lastDay,
      legalReference: said.legalReference ?? citation(dated.source),
    },
  ]
}

/** What a market line is made of: its default stands in a parameter, and the caller may send a figure instead. */
export interface MarketFacts<Key extends string> {
  line: Omit<LineFacts<Key>, 'amount' | 'basis' | 'nature'> & { amount?: number }
  /** The parameter of the default; a number is the amount unless the line gives one, a table needs the line to. */
  parameter: Parameter<unknown>
  /** The caller's own figure; 0 switches the line off. */
  override: number | undefined
  /** Said of the default in `assumptions`; else the note or the source of the parameter. */
  note?: string
  /** Day of a market figure. */
  asOf?: string
}

/** A line that the market sets: the caller's own figure, else the default, which is told as an assumption. */
export const marketLine = <Key extends string>(
  law: Law,
  { line, parameter, override, note, asOf }: MarketFacts<Key>,
): CostLine<Key>[] => {
  const { value, certainty, note: remark, source } = law.version(parameter)
  const facts = { ...line, nature: 'marketEstimate', basis: [parameter] } as const
  if (override !== undefined) {
    law.replaced(parameter)
    // The usual range is said of the default, not of the caller's figure.
    const { range: _range, ...said } = facts
    return costLine(law, { ...said, amount: override, certainty: 'published' })
  }
  const lines = costLine(law, { ...facts, amount: line.amount ?? Number(value) })
  for (const { key, amount } of lines)
    law.assume(
      {
        field: `overrides.${key}`,
        value: amount,
        source: 'default',
        certainty,
        ...(asOf !== undefined && { asOf }),
        note: note ?? remark ?? `${source.title}, ${source.article}.`,
      },
      parameter,
    )
  return lines
}

/** Sums of the counted lines; `price` and `loanAmount` make the rate and the cash that is needed. */
export const totals = (lines: readonly CostLine[], price: number, loanAmount: number): Totals => {
  const counted = lines.filter(line => line.counted)
  const paidBy = (payer: CostLine['payer']) => counted.filter(line => line.payer === payer)
  const of = (some: readonly CostLine[]): number => sum(some.map(({ amount }) => amount))
  const natured = (nature: CostLine['nature']): number => of(paidBy('buyer').filter(line => line.nature === nature))
  const buyer = of(paidBy('buyer'))
  return {
    buyer,
    taxes: natured('tax'),
    regulatedTariffs: natured('regulatedTariff'),
    marketEstimates: natured('marketEstimate'),
    seller: of(paidBy('seller')),
    lender: of(paidBy('lender')),
    feesRate: toSixDecimals(buyer / price),
    cashNeeded: sum([toCents(price), buyer, -toCents(loanAmount)]),
  }
}
