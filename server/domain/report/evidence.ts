import { periodText, signedPercentText } from '#languages/formats'
import { band } from '../estimation/parameters/band.ts'
import type { Block, ReportInput, Row } from './report.ts'
import { decimalsOf, type Voice } from './say.ts'

type Reason = ReportInput['estimate']['evidence'][number]

/** From the reference price to the adjusted one, each adjustment with its sign. */
export const fromReference = (say: Voice, { estimate }: ReportInput): Block[] => {
  const { ajustements, reference, prixM2Ajuste } = estimate
  const price = (key: string, name: string, value: number): Row => ({
    key,
    cells: [{ text: name }, { text: say.perM2(value), align: 'right' }],
  })
  const adjusted = ajustements.map(
    ({ labelKey, pct }): Row => ({
      key: labelKey,
      cells: [
        { text: say.shared.adjustments[labelKey] },
        { text: signedPercentText(pct, say.language, 1), align: 'right' },
      ],
    }),
  )
  const none: Row = { key: 'noAdjustment', cells: [{ text: say.text('noAdjustment') }, { text: '' }] }
  return [
    { kind: 'heading', level: 2, text: say.text('fromReference') },
    {
      kind: 'table',
      key: 'adjustments',
      rows: [
        price('basePriceM2', say.text('referencePrice'), reference.basePriceM2),
        ...(adjusted.length > 0 ? adjusted : [none]),
        { ...price('prixM2Ajuste', say.text('adjustedPrice'), prixM2Ajuste), isTotal: true },
      ],
    },
    ...(adjusted.length > 1 ? [{ kind: 'paragraph', text: say.text('multiply'), tone: 'quiet' } as const] : []),
  ]
}

/** A reason in the words of the report, which has figures where others have names only. */
const reasonText = (
  say: Voice,
  { key, field }: Reason,
  { salesCount }: ReportInput['estimate']['reference'],
): string => {
  if (key === 'sales' && salesCount !== null) return say.text('evidence.sales', { count: say.number(salesCount) })
  if (key === 'quartier') return say.text(field === 'quartier' ? 'evidence.quartierUnknown' : 'evidence.quartier')
  return say.shared.evidence[key]
}

/** Percentage points added up as whole ten-thousandths, so that they make what a reader adds. */
const added = (reasons: readonly Reason[]): number =>
  reasons.reduce((sum, { points }) => sum + Math.round(points * 10_000), 0) / 10_000

const isField = (say: Voice, field: string | undefined): field is keyof Voice['shared']['fields'] =>
  field !== undefined && field in say.shared.fields

/** One row for each reason, and one for all fields that were not sent. */
const reasonRows = (say: Voice, { evidence, reference }: ReportInput['estimate']): Row[] => {
  const decimals = evidence.every(({ points }) => decimalsOf(points) <= 1) ? 1 : 2
  const row = (key: string, text: string, points: number): Row => ({
    key,
    cells: [{ text }, { text: signedPercentText(points, say.language, decimals), align: 'right' }],
  })
  const missing = evidence.filter(({ key }) => key === 'missing')
  const names = missing.flatMap(({ field }) => (isField(say, field) ? [say.within(say.shared.fields[field])] : []))
  const [firstMissing] = missing
  const sum = added(evidence)
  const most = say.percent(band.max, decimals)
  return [
    ...evidence.flatMap(reason => {
      if (reason.key !== 'missing') return [row(reason.key, reasonText(say, reason, reference), reason.points)]
      if (reason !== firstMissing) return []
      return [row('missing', say.text('evidence.missing', { fields: names.join(', ') }), added(missing))]
    }),
    ...(sum > band.max
      ? [{ key: 'capped', cells: [{ text: say.text('capped', { most }) }, { text: most, align: 'right' }] } as const]
      : []),
  ]
}

const period = (say: Voice, text: string): string => {
  const [, from, to] = /^(\d{4}) indexed to (\d{4})$/.exec(text) ?? []
  return from !== undefined && to !== undefined
    ? say.text('periodIndexed', { from, to })
    : periodText(text, say.language)
}

const own = /^own calculation on figures of (.+)$/
const secondHand = /^(.+) \(second-hand transcription\)$/

/** Who published the figures, with what our tables say beside the name in the language of the report. */
const source = (say: Voice, text: string): string => {
  const [, ofOwn] = own.exec(text) ?? []
  if (ofOwn !== undefined) return say.text('source.own', { source: ofOwn })
  const [, bySecondHand] = secondHand.exec(text) ?? []
  return bySecondHand === undefined ? text : say.text('source.secondHand', { source: bySecondHand })
}

/** The reference price with everything that it rests on. */
const referenceSays = (say: Voice, { reference }: ReportInput['estimate']): string =>
  say.text('referenceSays', {
    price: say.value(reference.basePriceM2),
    segment: say.text(`segment.${reference.segment}`),
    municipality: reference.commune,
    kind: say.shared.kind[reference.kind],
    period: period(say, reference.period),
    sales: reference.salesCount === null ? say.text('unknownCount') : say.number(reference.salesCount),
    source: source(say, reference.source),
  })

const steps = { faible: 1, moyenne: 2, forte: 3 } as const

/** How sure the estimate is, and why. */
export const confidence = (say: Voice, { estimate }: ReportInput): Block => {
  const sum = added(estimate.evidence)
  const halfWidth = Math.min(band.max, sum)
  const decimals = decimalsOf(halfWidth) <= 1 ? 1 : 2
  const text = say.text('confidenceIs', { level: say.text(`confidence.${estimate.confiance}`) })
  return {
    kind: 'columns',
    left: [
      { kind: 'heading', level: 2, text, gauge: steps[estimate.confiance] },
      { kind: 'paragraph', text: say.text('confidenceSays', { share: say.percent(halfWidth, decimals) }) },
      { kind: 'paragraph', text: referenceSays(say, estimate), tone: 'quiet' },
    ],
    right: [{ kind: 'table', key: 'reasons', rows: reasonRows(say, estimate) }],
  }
}
