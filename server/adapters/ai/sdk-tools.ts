import { asSchema, jsonSchema, type ToolSet, tool } from 'ai'
import type * as z from 'zod'
import type { ModelTool, ToolCall, WritingTask } from '../../ports/language-model.ts'
import { fitInput, type InputSchema } from './call-input.ts'

/** Keywords that Gemini refuses in the input of a tool (openswarm-ai/openswarm#24, zed-industries/zed#44875). */
const refusedKeywords = ['$schema', 'additionalProperties']

/** Schema without the keywords that some provider refuses: what they forbid is refused with the call. */
const removeKeywords = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(removeKeywords)
  if (typeof schema !== 'object' || schema === null) return schema
  return Object.fromEntries(
    Object.entries(schema).flatMap(([key, value]): [string, unknown][] => {
      if (refusedKeywords.includes(key)) return []
      if (key === 'const') return [['enum', [value]]]
      return [[key, removeKeywords(value)]]
    }),
  )
}

/** Schemas for providers: those of the tools are the same in every request, and each takes long to convert. */
const converted = new WeakMap<z.ZodType, InputSchema>()

const convertSchema = async (input: z.ZodType): Promise<InputSchema> => {
  const known = converted.get(input)
  if (known) return known
  const schema = removeKeywords(await asSchema(input).jsonSchema) as InputSchema
  converted.set(input, schema)
  return schema
}

/** Input schema of a tool in the form of the SDK: it accepts what `fitInput` can read. */
const createInputSchema = async ({ input, readName }: ModelTool) => {
  const schema = await convertSchema(input)
  return jsonSchema(schema as Parameters<typeof jsonSchema>[0], {
    validate: sent => {
      const read = input.safeParse(fitInput(schema, sent, readName))
      return read.success ? { success: true, value: read.data } : { success: false, error: read.error }
    },
  })
}

/** Tools in the SDK's form, recording their calls; a defect aborts the run and is kept. */
export const createRunningTools = async (task: WritingTask, stop: AbortController) => {
  const calls: ToolCall[] = []
  const defects: unknown[] = []
  const given = [...(task.tools ?? []), ...(task.held?.tools ?? [])]
  const createTool = async (one: ModelTool): Promise<[string, ToolSet[string]]> => {
    const { name, description, execute, toModelText } = one
    const made = tool({
      description,
      inputSchema: await createInputSchema(one),
      execute: async (sent: unknown) => {
        try {
          const output = await execute(sent)
          calls.push({ tool: name, input: sent, output })
          return toModelText?.(output) ?? output
        } catch (defect) {
          defects.push(defect)
          stop.abort()
          throw defect
        }
      },
    })
    return [name, made]
  }
  return { calls, defects, tools: Object.fromEntries(await Promise.all(given.map(createTool))) }
}
