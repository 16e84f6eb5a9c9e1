import * as z from 'zod'
import { Day, Money } from './units.ts'

/** A default that was used because its field was left out. */
export const CalculationAssumption = z
  .strictObject({
    field: z.string().max(100).describe('The field of the request, as `loan.dayCount`.'),
    value: z
      .union([Money.meta({ 'x-unit': 'unit of the field' }), z.string().max(200), z.boolean(), z.null()])
      .describe('What was used.'),
    source: z.enum(['request', 'default']).describe('Where the value comes from.'),
    asOf: Day.optional().describe('Day of a market or legal figure.'),
    note: z.string().max(400).optional().describe('Why this value.'),
  })
  .meta({ id: 'CalculationAssumption', description: 'A default that was used because its field was left out.' })
/** A default that was used because its field was left out. */
export type CalculationAssumption = z.infer<typeof CalculationAssumption>

/** Method of a figure, and its limits. */
export const Methodology = z
  .strictObject({
    name: z.string().max(300).describe('The method in one sentence.'),
    references: z.array(z.string().max(300)).max(10).describe('Texts that define its notions.'),
    limits: z.array(z.string().max(400)).max(10).describe('What the result is not, and what it leaves out.'),
  })
  .meta({ id: 'Methodology', description: 'How the figures were calculated, and what they are not.' })
/** Method of a figure, and its limits. */
export type Methodology = z.infer<typeof Methodology>

/** Fields of every calculation besides its figures; each operation has its own closed list of warnings. */
export const defineTraceability = <const Codes extends readonly [string, ...string[]]>(codes: Codes) => ({
  assumptions: z.array(CalculationAssumption).max(100).describe('One entry for each default that was used.'),
  warnings: z
    .array(
      z.strictObject({
        code: z.enum(codes).describe('Stable code of the warning. New codes may be added.'),
        message: z.string().max(400).describe('The warning in one sentence.'),
      }),
    )
    .max(20)
    .describe('What a reader should look at before using the figures.'),
  methodology: Methodology,
})
