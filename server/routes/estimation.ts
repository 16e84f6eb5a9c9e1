import type * as z from 'zod'
import { EstimationInput } from '#contract/estimation'
import { BackTestSale, backTestSalesMax } from '#contract/estimation/back-test'
import type { Places } from '#contract/estimation/places'
import { RevaluationItem } from '#contract/estimation/revaluation'
import { type AccuracyAnswer, accuracyMethod } from '#domain/accuracy/accuracy'
import { asOfDay } from '#domain/accuracy/as-of'
import { type BackTester, backTestMethod, type ReadSale } from '#domain/accuracy/back-test'
import { type CardVoice, type ModelCardAnswer, modelCardMethod } from '#domain/accuracy/model-card'
import { type Estimator, estimationMethod } from '#domain/estimation/estimate'
import { placesMethod } from '#domain/estimation/places'
import type { Revaluer } from '#domain/estimation/prices/revaluation'
import { batchAnswer, refuseAboveMost } from '../operations/batch.ts'
import type { CallContext, Handlers } from '../operations/handler.ts'
import { metaOf } from '../operations/meta.ts'
import { refusedFields } from '../operations/schema-issues.ts'

/** The names that a form may offer, and the tag of this state of them. */
export type PlacesView = () => { data: Pick<z.infer<typeof Places>, 'communes'>; tag: string }

/** What a form shows of the agency whose key asks, and the tag of this state of it. */
export interface FormFace {
  shown: Pick<z.infer<typeof Places>, 'leads' | 'brand'>
  tag: string
}

/** Finds what a form shows of the agency of a key; undefined where the key is not that of an organisation. */
export type FormFaces = (
  caller: NonNullable<CallContext['caller']>,
  origin: string | undefined,
) => Promise<FormFace> | undefined

/** A form of nobody in particular. */
const plainFace: FormFace = { shown: { leads: false, brand: null }, tag: '' }

/** What the service says about its estimates on a day, and how the state that it speaks of is named among tags. */
export interface SelfDescription {
  accuracy(asOf: string): AccuracyAnswer
  /** In the words of a voice, which are English when it is left out. */
  modelCard(asOf: string, voice?: CardVoice): ModelCardAnswer
  /** The same for the same tables, parameters and sentences, as an `ETag` carries it. */
  tag(): string
}

/** The tag of what is said of a day: that of the state, then the day. */
const tagOf = ({ tag }: SelfDescription, asOf: string): string => `"${tag().replaceAll('"', '')}_${asOf}"`

/** A sale as it was read, or what is wrong with it: it is then left out by itself. */
const readSale = (sent: unknown): ReadSale => {
  const read = BackTestSale.safeParse(sent)
  return read.success ? { sale: read.data } : { issues: refusedFields(read.error.issues, sent, BackTestSale) }
}

/** The handlers of estimation. */
export const estimation = ({
  estimate,
  revalue,
  backTest,
  selfDescription,
  places,
  formFaces,
}: {
  estimate: Estimator
  revalue: Revaluer
  backTest: BackTester
  selfDescription: SelfDescription
  places: PlacesView
  formFaces?: FormFaces | undefined
}): Handlers<'estimation'> => ({
  estimate: ({ body }, context) => ({
    status: 200,
    body: { success: true, data: estimate(body, context.day), meta: metaOf(context, estimationMethod) },
  }),
  estimateBatch: ({ body: { items } }, { day }) => ({
    status: 200,
    body: batchAnswer(items, EstimationInput, input => estimate(input, day)),
  }),
  revalue: ({ body: { items } }, { day }) => ({
    status: 200,
    body: batchAnswer(items, RevaluationItem, item => revalue(item, day)),
  }),
  backtest: ({ body: { sales } }, context) => {
    refuseAboveMost('sales', sales.length, backTestSalesMax)
    const data = backTest(sales.map(readSale), context.day)
    return { status: 200, body: { success: true, data, meta: metaOf(context, backTestMethod) } }
  },
  accuracy: ({ query }, context) => {
    const asOf = asOfDay(query.asOf, context.day)
    return {
      status: 200,
      body: { success: true, data: selfDescription.accuracy(asOf), meta: metaOf(context, accuracyMethod) },
      headers: { ETag: tagOf(selfDescription, asOf) },
    }
  },
  modelCard: ({ query }, context) => {
    const asOf = asOfDay(query.asOf, context.day)
    return {
      status: 200,
      body: { success: true, data: selfDescription.modelCard(asOf), meta: metaOf(context, modelCardMethod) },
      headers: { ETag: tagOf(selfDescription, asOf) },
    }
  },
  places: (_input, context) => {
    const { data, tag } = places()
    const answer = ({ shown, tag: own }: FormFace) => ({
      status: 200 as const,
      body: { success: true as const, data: { ...data, ...shown }, meta: metaOf(context, placesMethod) },
      headers: { ETag: `${tag.slice(0, -1)}${own}"` },
    })
    const face = context.caller && formFaces?.(context.caller, context.origin)
    return face ? face.then(answer) : answer(plainFace)
  },
})
