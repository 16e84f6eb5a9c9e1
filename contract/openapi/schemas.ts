import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod'
import { LeadCreatedEvent, WebhookTestEvent } from '#contract/leads'
import { listAnswerSchemas, operations } from './operations.ts'

/** A JSON Schema of dialect 2020-12, as OpenAPI 3.1 uses it. */
export type JsonSchema = Record<string, unknown>

const generateSchemas = (io: 'input' | 'output'): Record<string, JsonSchema> => {
  const { schemas } = z.toJSONSchema(z.globalRegistry, { io, uri: id => `#/components/schemas/${id}` })
  return Object.fromEntries(
    Object.entries(schemas).map(([id, { $schema, $id, id: _, ...schema }]) => [id, schema as JsonSchema]),
  )
}

const collectReferences = (node: unknown): string[] => {
  if (Array.isArray(node)) return node.flatMap(collectReferences)
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, value]) =>
    key === '$ref' ? [String(value).replace('#/components/schemas/', '')] : collectReferences(value),
  )
}

const findReachable = (roots: readonly string[], schemas: Record<string, JsonSchema>): Set<string> => {
  const seen = new Set<string>()
  const waiting = [...roots]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id)) continue
    seen.add(id)
    waiting.push(...collectReferences(schemas[id]))
  }
  return seen
}

/** Webhook events, by the `type` of their body. */
export const webhookEvents = {
  'lead.created': { schema: LeadCreatedEvent, summary: 'A visitor sent a contact' },
  'webhook.test': { schema: WebhookTestEvent, summary: 'Somebody tries the webhook' },
} as const satisfies Record<string, { schema: z.ZodType; summary: string }>

/** Name of a named schema; bodies and answers have one each. */
export const getSchemaId = (schema: z.ZodType): string => {
  const id = schema.meta()?.id
  if (!id) throw new Error('Every body and every answer needs a schema with an id.')
  return id
}

/**
 * Every named schema that an operation reads or answers, or a webhook gets, by id, sorted.
 * @throws Error when a schema would print differently as input and as output.
 */
export const buildNamedSchemas = (): Record<string, JsonSchema> => {
  const [inputs, outputs] = [generateSchemas('input'), generateSchemas('output')]
  const read = findReachable(
    operations.flatMap(({ body }) => (body ? [getSchemaId(body)] : [])),
    inputs,
  )
  const sent = [...operations.flatMap(listAnswerSchemas), ...Object.values(webhookEvents).map(({ schema }) => schema)]
  const answered = findReachable(sent.map(getSchemaId), outputs)
  const torn = [...read].filter(id => answered.has(id) && !isDeepStrictEqual(inputs[id], outputs[id]))
  if (torn.length > 0) throw new Error(`These schemas mean two things, as input and as output: ${torn.join(', ')}.`)
  const ids = [...new Set([...read, ...answered])].sort()
  return Object.fromEntries(ids.map(id => [id, (read.has(id) ? inputs[id] : outputs[id]) ?? {}]))
}
