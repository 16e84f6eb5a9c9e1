import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod'
import { LeadCreatedEvent, WebhookTestEvent } from '#contract/leads'
import { answerSchemas, operations } from './operations.ts'

/** A JSON Schema of dialect 2020-12, as OpenAPI 3.1 uses it. */
export type JsonSchema = Record<string, unknown>

const printed = (io: 'input' | 'output'): Record<string, JsonSchema> => {
  const { schemas } = z.toJSONSchema(z.globalRegistry, { io, uri: id => `#/components/schemas/${id}` })
  return Object.fromEntries(
    Object.entries(schemas).map(([id, { $schema, $id, id: _, ...schema }]) => [id, schema as JsonSchema]),
  )
}

const references = (node: unknown): string[] => {
  if (Array.isArray(node)) return node.flatMap(references)
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, value]) =>
    key === '$ref' ? [String(value).replace('#/components/schemas/', '')] : references(value),
  )
}

const reachable = (roots: readonly string[], schemas: Record<string, JsonSchema>): Set<string> => {
  const seen = new Set<string>()
  const waiting = [...roots]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id)) continue
    seen.add(id)
    waiting.push(...references(schemas[id]))
  }
  return seen
}

/** What the service sends to webhooks, by the `type` of its body. */
export const webhookEvents = {
  'lead.created': { schema: LeadCreatedEvent, summary: 'A visitor sent a contact' },
  'webhook.test': { schema: WebhookTestEvent, summary: 'Somebody tries the webhook' },
} as const satisfies Record<string, { schema: z.ZodType; summary: string }>

/** Name of a named schema; bodies and answers have one each. */
export const schemaId = (schema: z.ZodType): string => {
  const id = schema.meta()?.id
  if (!id) throw new Error('Every body and every answer needs a schema with an id.')
  return id
}

/**
 * Every named schema that an operation reads or answers, or a webhook gets, by id, sorted.
 * @throws Error when a schema would print differently as input and as output.
 */
export const namedSchemas = (): Record<string, JsonSchema> => {
  const [inputs, outputs] = [printed('input'), printed('output')]
  const read = reachable(
    operations.flatMap(({ body }) => (body ? [schemaId(body)] : [])),
    inputs,
  )
  const sent = [...operations.flatMap(answerSchemas), ...Object.values(webhookEvents).map(({ schema }) => schema)]
  const answered = reachable(sent.map(schemaId), outputs)
  const torn = [...read].filter(id => answered.has(id) && !isDeepStrictEqual(inputs[id], outputs[id]))
  if (torn.length > 0) throw new Error(`These schemas mean two things, as input and as output: ${torn.join(', ')}.`)
  const ids = [...new Set([...read, ...answered])].sort()
  return Object.fromEntries(ids.map(id => [id, (read.has(id) ? inputs[id] : outputs[id]) ?? {}]))
}
