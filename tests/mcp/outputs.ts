import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js'
import type { Assistant } from './clients.ts'

// The schema names its fields once, beside the two lists of which it requires one.
const ajv = new Ajv2020({ strict: true, strictRequired: false, allowUnionTypes: true })

/** What the schema that a tool is listed with finds wrong with data; null where they fit. */
export const faultsOf = async (
  assistant: Assistant,
  name: string,
  data: unknown,
): Promise<ErrorObject[] | null | undefined> => {
  const { outputSchema } = (await assistant.tools()).find(tool => tool.name === name) ?? {}
  if (!outputSchema) throw new Error(`${name} is listed without a schema of what it gives back.`)
  const fits = ajv.compile(outputSchema)
  fits(data)
  return fits.errors
}
