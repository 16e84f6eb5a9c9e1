import * as z from 'zod'
import { Day, Fraction, PercentagePoints } from '../shared/units.ts'

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

/** Model card of the estimate. */
export const ModelCard = z
  .strictObject({
    identity: z
      .strictObject({
        name: z.string().describe('What the model is called.'),
        method: z.string().describe('Name of the method, as `meta.method` of an estimate says it.'),
        contract: z.string().describe('Version of the contract.'),
        tables: z.string().length(12).describe('Short hash of the tables of prices.'),
        asOf: Day.describe('Day of the card.'),
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
    classification: statements.describe('How it stands to the AI Act, by our own reading.'),
    contest: statements.describe('How to contest a figure.'),
  })
  .meta({ id: 'ModelCard', description: 'What the model of the estimate is, rests on, and gets wrong.' })
