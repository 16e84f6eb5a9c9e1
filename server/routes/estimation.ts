import type * as z from 'zod'
import { EstimationInput } from '#contract/estimation'
import { BackTestSale } from '#contract/estimation/back-test'
import { backTestSalesMax } from '#contract/estimation/back-test-figures'
import type { Places } from '#contract/estimation/places'
import { RevaluationItem } from '#contract/estimation/revaluation'
import { type AccuracyAnswer, accuracyMethod } from '#domain/accuracy/accuracy'
import { asOfDay } from '#domain/accuracy/as-of'
import {
  type BackTestAnswer,
  type BackTester,
  backTestMethod,
  listReportedFindings,
  type ReadSale,
} from '#domain/accuracy/back-test'
import type { CardVoice } from '#domain/accuracy/card-statements'
import { type ModelCardAnswer, modelCardMethod } from '#domain/accuracy/model-card'
import { type Estimator, estimationMethod } from '#domain/estimation/estimate'
import { placesMethod } from '#domain/estimation/places'
import type { CarriedValue } from '#domain/estimation/prices/portfolio'
import type { Revaluer } from '#domain/estimation/prices/revaluation'
import { refuseAboveMost, runBatch } from '../operations/batch.ts'
import type { CallContext, Handlers } from '../operations/handler.ts'
import { buildMeta } from '../operations/meta.ts'
import { listRefusedFields } from '../operations/schema-issues.ts'

/** Place names for a form, and the tag of this version of them. */
export type PlacesView = () => { data: Pick<z.infer<typeof Places>, 'communes'>; tag: string }

/** Branding of a form for the calling key's agency, and the tag of this version of it. */
interface FormBranding {
  shown: Pick<z.infer<typeof Places>, 'leads' | 'brand' | 'form'>
  tag: string
}

/** Finds the form branding of a key's agency; undefined for a key of a server that belongs to no organisation. */
export type FormBrandingFinder = (
  caller: NonNullable<CallContext['caller']>,
  origin: string | undefined,
) => Promise<FormBranding> | undefined

/** Form without an agency's branding. */
const plainFormBranding: FormBranding = { shown: { leads: false, brand: null, form: null }, tag: '' }

/** Published statements on the accuracy of estimates, and the tag of their version. */
export interface SelfDescription {
  accuracy(asOf: string): AccuracyAnswer
  /** Texts in the language of `voice`; English by default. */
  modelCard(asOf: string, voice?: CardVoice): ModelCardAnswer
  /** ETag value, the same for the same tables, parameters and texts. */
  tag(): string
}

/** ETag for a day: the tag of the version, then the day. */
const buildDayTag = ({ tag }: SelfDescription, asOf: string): string => `"${tag().replaceAll('"', '')}_${asOf}"`

/** Parsed sale, or its issues: an invalid sale is left out on its own. */
const readSale = (sent: unknown): ReadSale => {
  const read = BackTestSale.safeParse(sent)
  return read.success ? { sale: read.data } : { issues: listRefusedFields(read.error.issues, sent, BackTestSale) }
}

/** What the operator is told of a back-test; undefined where it finds nothing of that kind. */
const noticeFindings = (data: BackTestAnswer) => {
  const findings = listReportedFindings(data)
  if (findings.length === 0) return undefined
  return {
    fields: { findings, effectiveSales: Math.round(data.regression.effectiveCount) },
    message: 'a back-test finds that estimates drift or that their range is wrong',
  }
}

export const createEstimationHandlers = ({
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
  formFaces?: FormBrandingFinder | undefined
}): Handlers<'estimation'> => ({
  estimate: ({ body }, context) => ({
    status: 200,
    body: { success: true, data: estimate(body, context.day), meta: buildMeta(context, estimationMethod) },
  }),
  estimateBatch: ({ body: { items } }, { day }) => ({
    status: 200,
    body: runBatch(items, EstimationInput, input => estimate(input, day)),
  }),
  revalue: async ({ body: { items } }, { day }) => {
    await revalue.prepare()
    const all: CarriedValue[] = []
    const batch = runBatch(items, RevaluationItem, item => {
      const { answer, carried } = revalue.carry(item, day)
      all.push(carried)
      return answer
    })
    return { status: 200, body: { ...batch, total: revalue.total(all) } }
  },
  backtest: ({ body: { sales } }, context) => {
    refuseAboveMost('sales', sales.length, backTestSalesMax)
    const data = backTest(sales.map(readSale), context.day)
    const notice = noticeFindings(data)
    const body = { success: true as const, data, meta: buildMeta(context, backTestMethod) }
    return { status: 200, body, ...(notice && { notice }) }
  },
  accuracy: ({ query }, context) => {
    const asOf = asOfDay(query.asOf, context.day)
    return {
      status: 200,
      body: { success: true, data: selfDescription.accuracy(asOf), meta: buildMeta(context, accuracyMethod) },
      headers: { ETag: buildDayTag(selfDescription, asOf) },
    }
  },
  modelCard: ({ query }, context) => {
    const asOf = asOfDay(query.asOf, context.day)
    return {
      status: 200,
      body: { success: true, data: selfDescription.modelCard(asOf), meta: buildMeta(context, modelCardMethod) },
      headers: { ETag: buildDayTag(selfDescription, asOf) },
    }
  },
  places: (_input, context) => {
    const { data, tag } = places()
    const answer = ({ shown, tag: own }: FormBranding) => ({
      status: 200 as const,
      body: { success: true as const, data: { ...data, ...shown }, meta: buildMeta(context, placesMethod) },
      headers: { ETag: `${tag.slice(0, -1)}${own}"` },
    })
    const face = context.caller && formFaces?.(context.caller, context.origin)
    return face ? face.then(answer) : answer(plainFormBranding)
  },
})
