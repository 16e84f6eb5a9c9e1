import { examples } from '#contract/examples/recorded'

/** The input of the first good example of an operation: its body, or its query and the parts of its path. */
export const exampleInput = (id: string): { name: string; input: Record<string, unknown> } => {
  const good = examples[id]?.find(({ situation, response }) => situation === undefined && response.status === 200)
  if (!good) throw new Error(`${id} has no good example.`)
  const { request, query, params } = good
  return { name: good.name, input: { ...(request && 'body' in request ? (request.body as object) : query), ...params } }
}

/** A body without the id of its request. */
export const withoutRequest = (body: unknown): unknown => {
  const { meta, ...rest } = body as { meta?: Record<string, unknown> }
  const { requestId, ...others } = meta ?? {}
  return { ...rest, meta: others }
}
