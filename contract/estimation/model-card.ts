import * as z from 'zod'
import { Day, Fraction, PercentagePoints } from '../shared/units.ts'
import { measuredCardParts } from './validation.ts'

/** One sentence of the card, by a key that stays. */
export const CardStatement = z
  .strictObject({
    key: z.string().describe('Stable key of the statement.'),
    says: z.string().describe('The statement, with figures computed from the tables.'),
  })
  .meta({ id: 'CardStatement', description: 'One statement of the model card.' })

const statements = z.array(CardStatement).min(1).max(30)

/** One field that an estimate reads. */
export const CardField = z
  .strictObject({
    field: z.string().describe('The field of the request.'),
    effectPct: z
      .strictObject({
        low: PercentagePoints.describe('Lowest movement of the price.'),
        high: PercentagePoints.describe('Highest movement of the price.'),
      })
      .nullable()
      .describe('How far its values move the price, in percent; null where no fixed factor belongs to it.'),
    explainedShare: Fraction.nullable().describe(
      'Share of the variance of a single sale that knowing it explains; null where it has none.',
    ),
  })
  .meta({ id: 'CardField', description: 'A field that an estimate reads, and what it does.' })

/** One set of data behind the model. */
export const CardData = z
  .strictObject({
    key: z.enum(['history', 'index', 'quartiers']).describe('Which data. New ones may be added.'),
    name: z.string().describe('What they are.'),
    kind: z.string().describe('What they measure.'),
    from: z.string().describe('First period: a year, or a quarter as `2025-Q4`.'),
    to: z.string().describe('Last period.'),
    rows: z.int().min(0).max(1e6).meta({ description: 'Rows of the table.', 'x-unit': 'count' }),
    exclusions: z.string().describe('What they leave out.'),
    licence: z.string().describe('Under what terms they may be used.'),
    source: z.string().describe('Who publishes them.'),
  })
  .meta({ id: 'CardData', description: 'A set of data behind the model.' })

/** One figure of the model. */
export const CardParameter = z
  .strictObject({
    id: z.string().describe('A dotted path that names it.'),
    value: z.number().min(-1e6).max(1e6).meta({ description: 'The figure, in its unit.', 'x-unit': 'unit' }),
    unit: z
      .enum(['fraction', 'percentage points', 'm²', 'EUR/m²', 'count', 'number'])
      .describe('Unit of the figure. New units may be added.'),
    sureness: z
      .enum(['reference', 'medium', 'low'])
      .nullable()
      .describe('How sure it is; `reference` marks what others are measured from; null for a choice or a definition.'),
    source: z.string().describe('The measure or study that it rests on, or "judgement" with the reason.'),
  })
  .meta({ id: 'CardParameter', description: 'A figure of the model with its source.' })

/** Text that the operator of the service sets. */
const settledText = (what: string) =>
  z.string().max(200).nullable().describe(`${what}; null: not set by the operator, not approved.`)

const count = z.int().min(0).max(1e6)

/** What can be estimated, and what is refused. */
export const HitRate = z
  .strictObject({
    communes: count.meta({ description: 'Municipalities.', 'x-unit': 'count' }),
    priced: count.meta({ description: 'Municipalities whose homes are estimated.', 'x-unit': 'count' }),
    published: count.meta({ description: 'Municipalities with a mean in the newest files.', 'x-unit': 'count' }),
    newBuilds: count.meta({ description: 'Municipalities with a mean of new builds.', 'x-unit': 'count' }),
    refusals: z
      .array(
        z.strictObject({
          code: z.string().describe('Code of the refusal.'),
          says: z.string().describe('What is refused, as the answer says it, in English.'),
        }),
      )
      .max(30)
      .describe('Every reason for which an estimate is refused.'),
  })
  .meta({ id: 'HitRate', description: 'What is estimated and what is refused.' })

/** When the model is stale, and when it stops. */
export const StopRules = z
  .strictObject({
    newestFileEnds: Day.describe('Last day of the newest file of prices.'),
    isStale: z
      .boolean()
      .describe('Whether that file is too old on the day of the card to be relied on without a look.'),
    staleFrom: Day.describe('Day from which it is.'),
    refusedFrom: Day.describe('Day from which days after the end of that file are refused.'),
    rules: statements.describe('Every rule in a sentence.'),
  })
  .meta({ id: 'StopRules', description: 'When the model is stale and when it stops.' })

/** When new files come, and what they may move. */
export const Updates = z
  .strictObject({
    nextExpected: Day.describe('Day at whose end the next file is expected.'),
    largestMovePct: PercentagePoints.min(0).describe('A price that moves further is looked at by a person first.'),
    says: z.string().describe('The same in a sentence.'),
  })
  .meta({ id: 'Updates', description: 'When new files come, and what they may move.' })

/** Model card of the estimate. */
export const ModelCard = z
  .strictObject({
    identity: z
      .strictObject({
        name: z.string().describe('What the model is called.'),
        method: z.string().describe('Name of the method, as `meta.method` of an estimate says it.'),
        contract: z.string().describe('Version of the contract.'),
        modelVersion: z.string().max(20).describe('Version of the model, apart from that of the contract.'),
        tables: z.string().length(12).describe('Short hash of the tables of prices.'),
        asOf: Day.describe('Day of the card.'),
        owner: settledText('Who answers for the model here'),
        approvedBy: settledText('Who approved it here'),
        approvedOn: Day.nullable().describe('Day of the approval; null: not set by the operator, not approved.'),
        nextReview: Day.nullable().describe('Day of the next review; null: not set by the operator.'),
      })
      .describe('Which model this is, and in which state.'),
    purpose: statements.describe('What it is for.'),
    refusals: statements.describe('What it is not, and what it refuses.'),
    inputs: z.array(CardField).max(50).describe('What it reads.'),
    unseen: statements.describe('What it does not see.'),
    data: z.array(CardData).max(10).describe('What it rests on.'),
    formula: statements.describe('How it calculates, step by step.'),
    parameters: z
      .array(CardParameter)
      .max(300)
      .describe(
        'Every figure that an estimate rests on beside the tables of prices, and the limits that a back-test is held to.',
      ),
    faults: statements.describe('What is known to be wrong with it.'),
    drift: z
      .strictObject({
        lastQuarter: z.string().length(7).describe('Last quarter of the newest file of prices, as `2026-Q2`.'),
        quartersBeyond: z
          .int()
          .min(0)
          .max(400)
          .meta({ description: 'Quarters from there to the day of the card.', 'x-unit': 'count' }),
        deviationPct: PercentagePoints.min(0).describe(
          'Standard deviation of the movement of the country since the middle of that file, in percent; 0 before it.',
        ),
        says: z.string().describe('The same in a sentence.'),
      })
      .describe('How far the day lies beyond the data.'),
    ...measuredCardParts,
    hitRate: HitRate,
    stopRules: StopRules,
    updates: Updates,
    backTestLimits: statements.describe('What a back-test on sales of your own cannot tell.'),
    classification: statements.describe('How it stands to the AI Act, by our own reading.'),
    contest: statements.describe('How to contest a figure.'),
  })
  .meta({ id: 'ModelCard', description: 'What the model of the estimate is, rests on, and gets wrong.' })
