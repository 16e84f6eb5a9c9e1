import * as z from 'zod'
import { Money } from '../../shared/units.ts'

/** Most assumptions that are listed of one calculation. */
export const assumedMax = 60

/** An input of a calculation that the caller did not state. */
export const AssumedInput = z
  .strictObject({
    field: z.string().max(100).describe('Field of the request, as `deedDate` or `loan.annualRate`.'),
    value: z
      .union([Money.meta({ 'x-unit': 'unit of the field' }), z.string().max(200), z.boolean()])
      .describe('What was used.'),
  })
  .meta({ id: 'AssumedInput', description: 'An input of a calculation that nobody stated.' })
/** An input of a calculation that the caller did not state. */
export type AssumedInput = z.infer<typeof AssumedInput>
