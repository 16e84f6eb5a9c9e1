import * as z from 'zod'
import { LawReference } from '../../shared/law.ts'
import { Money } from '../../shared/units.ts'
import { AssumedInput, assumedMax } from './assumed.ts'

/** A field with a default as an optional one: the default is reported with the result. */
export const makeOptional = <Field extends z.ZodType>(field: z.ZodDefault<Field>): z.ZodOptional<Field> =>
  field
    .unwrap()
    .optional()
    .describe(field.description ?? '')

const cell = z.union([z.string().max(300), Money, z.null()]).meta({ 'x-unit': 'currency, or fraction for a rate' })

/** The lines of law of a result, in short. */
export const lawLines = z
  .array(z.array(cell).length(4))
  .max(20)
  .describe('Each line as key, amount, rate (null where there is none) and legal reference.')

/** First notice of a result. */
export const firstNotice = z
  .string()
  .max(400)
  .nullable()
  .describe('The first thing to know beside the figures; null for none.')

/** Input and result schema of a calculation for a model. */
interface Schemas<Input extends z.ZodObject, Result extends z.ZodType> {
  input: Input
  result: Result
}

/** A calculation that a model asked for, by the id of its operation: its input, its result in short and its law. */
export const defineCalculation = <const Operation extends string, Input extends z.ZodObject, Result extends z.ZodType>(
  operation: Operation,
  { input, result }: Schemas<Input, Result>,
  says: string,
) =>
  z
    .strictObject({
      operation: z.literal(operation).describe('Operation of this service.'),
      input: input.describe('What the model sent, and the day that was used.'),
      result,
      law: z.array(LawReference).max(200).describe('Every parameter of law that the figures rest on.'),
      assumed: z
        .array(AssumedInput)
        .max(assumedMax)
        .describe(
          'Inputs that nobody stated: chosen by the model or left to their defaults. Show them with the result.',
        ),
    })
    .meta({
      id: `${operation[0]?.toUpperCase()}${operation.slice(1)}Calculation`,
      description: `${says}, for which the model asked.`,
    })
