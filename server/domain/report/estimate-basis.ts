import { formatPeriod, formatSignedPercent } from '#languages/formats'
import { fillGaps } from '#languages/text'
import type { Block, ReportInput, Row } from './report.ts'
import type { Voice } from './say.ts'

type Estimate = ReportInput['estimate']
type Reason = Estimate['evidence'][number]

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
        { text: formatSignedPercent(pct, say.language, 1), align: 'right' },
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

const isField = (say: Voice, field: string | undefined): field is keyof Voice['shared']['fields'] =>
  field !== undefined && field in say.shared.fields

/** A reason in the words of the report, with figures where available. */
const reasonText = (say: Voice, { key, field }: Reason, { salesCount }: Estimate['reference']): string => {
  if (key === 'sales' && salesCount !== null) return say.text('evidence.sales', { count: say.number(salesCount) })
  if (key === 'age') return say.text('evidence.age')
  if (key === 'quartier') return say.text(field === 'quartier' ? 'evidence.quartierUnknown' : 'evidence.quartier')
  if (key === 'missing' && isField(say, field))
    return say.text('evidence.missing', { field: say.within(say.shared.fields[field]) })
  return say.shared.evidence[key]
}

/** One row for each reason; each missing field has its own, since points do not add up. */
const reasonRows = (say: Voice, { evidence, reference }: Estimate): Row[] =>
  evidence.map(reason => ({
    key: reason.field ?? reason.key,
    cells: [
      { text: reasonText(say, reason, reference) },
      { text: `±${say.percent(reason.points, 1)}`, align: 'right' },
    ],
  }))

const pricePeriodText = (say: Voice, text: string): string => {
  const [from = '', to] = text.split(' indexed to ')
  return to === undefined
    ? formatPeriod(text, say.language)
    : say.text('periodIndexed', { from: formatPeriod(from, say.language), to: formatPeriod(to, say.language) })
}

const own = /^own calculation on figures of (.+)$/
const secondHand = /^(.+) \(second-hand transcription\)$/

/** Publisher of the figures, with the remark of our tables in the language of the report. */
const source = (say: Voice, text: string): string => {
  const [, ofOwn] = own.exec(text) ?? []
  if (ofOwn !== undefined) return say.text('source.own', { source: ofOwn })
  const [, bySecondHand] = secondHand.exec(text) ?? []
  return bySecondHand === undefined ? text : say.text('source.secondHand', { source: bySecondHand })
}

const indexed = /^(.+?) \(from (.+?)\),.* read on (\d{4}-\d{2}-\d{2})$/

/** Publisher of the index, its source, and when it was read. */
const indexSource = (say: Voice, text: string): string => {
  const [, name, origin, day] = indexed.exec(text) ?? []
  return name !== undefined && origin !== undefined && day !== undefined
    ? say.text('source.index', { source: name, origin, day: say.day(day) })
    : text
}

/** The reference price with everything that it rests on. */
const referenceSays = (say: Voice, { reference }: Estimate): string => {
  const { index, publishedPriceM2 } = reference
  return say.text('referenceSays', {
    price: say.value(reference.basePriceM2),
    segment: say.text(`segment.${reference.segment}`),
    error: say.percent(reference.standardErrorPct, 2),
    files: say.number(reference.files.length),
    kind: say.shared.kind[reference.kind],
    period: pricePeriodText(say, reference.period),
    published: publishedPriceM2 === null ? say.text('noMean') : say.perM2(publishedPriceM2),
    sales: reference.salesCount === null ? say.text('unknownCount') : say.number(reference.salesCount),
    source: source(say, reference.source),
    indexSource: indexSource(say, index.source),
  })
}

const steps = { few: 1, partial: 2, complete: 3 } as const

/** Value if differences between homes were as large as in adverts of another country, where it differs much. */
const timidBlock = (say: Voice, { ifLessTimid }: Estimate): Block[] =>
  ifLessTimid === null
    ? []
    : [{ kind: 'paragraph', text: fillGaps(say.shared.timid, { value: say.value(ifLessTimid) }) }]

/** Completeness, spread of sales around the value, and its reasons. */
export const spreadBlock = (say: Voice, { estimate }: ReportInput): Block => ({
  kind: 'columns',
  left: [
    {
      ...{ kind: 'heading', level: 2, gauge: steps[estimate.completeness] },
      text: say.shared.completeness[estimate.completeness],
    },
    { kind: 'paragraph', text: say.text('spreadSays', { share: say.percent(estimate.fsdPct, 1) }) },
    ...timidBlock(say, estimate),
    { kind: 'paragraph', text: referenceSays(say, estimate), tone: 'quiet' },
  ],
  right: [
    {
      kind: 'table',
      key: 'reasons',
      head: [{ text: say.text('reasons') }, { text: say.text('colHalfWidth'), align: 'right' }],
      rows: reasonRows(say, estimate),
    },
    { kind: 'paragraph', text: say.text('noSum'), tone: 'quiet' },
  ],
})
