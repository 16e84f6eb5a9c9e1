import * as z from 'zod'
import { Day } from './units.ts'

const figure = z.number().min(-1e100).max(1e100).meta({ 'x-unit': 'unit of the field' })

/** A figure that a calculation took because the request left it out, or that it took from the request. */
export const ValuationAssumption = z
  .strictObject({
    field: z
      .string()
      .max(100)
      .describe('The field of the request; `tenants[].voidMonths` stands for all tenants that left it out.'),
    value: z
      .union([figure, z.array(figure).max(100), z.string().max(200), z.boolean()])
      .meta({ description: 'What was used.', 'x-unit': 'unit of the field' }),
    source: z.enum(['request', 'default']).describe('Sent, or a default of this service.'),
    asOf: Day.optional().describe('Day of a figure of the market or of the law.'),
    note: z.string().max(400).optional().describe('Where it comes from, and what it stands for.'),
  })
  .meta({ id: 'ValuationAssumption', description: 'A figure that was taken because the request left it out.' })
/** A figure that a calculation took because the request left it out. */
export type ValuationAssumption = z.infer<typeof ValuationAssumption>

/** Something about a result that its reader should look at; each calculation has its own closed list of codes. */
export const warning = <const Codes extends readonly [string, ...string[]]>(id: string, codes: Codes) =>
  z
    .strictObject({
      code: z.enum(codes).describe('Stable code of the warning. New codes may be added.'),
      message: z.string().max(400).describe('The warning in one sentence.'),
    })
    .meta({ id, description: 'Something about the result that its reader should look at.' })

/** How a result was calculated, and what it is not. */
export const Methodology = z
  .strictObject({
    name: z.string().max(200).describe('Name of the method.'),
    references: z.array(z.string().max(300)).max(20).describe('Where the method is described.'),
    limits: z.array(z.string().max(400)).max(20).describe('What the result is not, and what it leaves out.'),
  })
  .meta({ id: 'Methodology', description: 'How the result was calculated, and what it is not.' })
/** How a result was calculated, and what it is not. */
export type Methodology = z.infer<typeof Methodology>
