import { createHash } from 'node:crypto'
import fc from 'fast-check'
import type { Operation } from '#contract/openapi/operations'
import { appWithoutLimits, send } from '../contract/fuzzed.ts'
import { goodPath, goodRequest, paths, requests, type Sent } from '../contract/generated-requests.ts'
import { calculating, compared, isOfCaller, named, today } from '../sdk/local-twins.ts'

/** A request as a program of any runtime reads it. */
interface Asked {
  method: string
  path: string
  headers: Sent['headers']
  /** In base64. */
  body: string
}

/** An answer as it is compared. */
export interface Answered {
  status: number
  /** Those that the contract speaks of, in the order of the question. */
  headers: (string | null)[]
  /** SHA-256 of the bytes without who asked. */
  digest: string
  /** The first characters, to read what differs. */
  start: string
}

/** Requests to ask somewhere, and what the running service answered to each. */
export interface Questions {
  asked: { today: string; headers: readonly string[]; requests: Asked[] }
  expected: Answered[]
}

const withoutKey = (text: string): string => text.replace(/"api_key_name":"[^"]*","tier":"[^"]*"/, '')

/** Whether a body is packed in a way that a pattern names. */
const isPacked = ({ headers }: Pick<Sent, 'headers'>, way: RegExp): boolean =>
  headers.some(([name, value]) => name.toLowerCase() === 'content-encoding' && way.test(value))

const sample = (operation: Operation, key: string, count: number, seed: number): { sent: Sent; path: string }[] => {
  const credential = [['X-API-Key', key]] as const
  const drawn = fc.sample(fc.tuple(requests(operation, credential), paths(operation)), { numRuns: count - 1, seed })
  return [[goodRequest(operation, credential), goodPath(operation)] as const, ...drawn].map(([sent, path]) => ({
    sent,
    path,
  }))
}

/**
 * Generated requests to every operation that only calculates, each first with one that is documented, and what the running
 * service answers to them. Those that it refuses for their credential are left out,
 * and those whose body only some runtimes unpack.
 */
export const questions = async (perOperation: number, seed: number): Promise<Questions> => {
  const { app, key, agent } = await appWithoutLimits()
  const asked: Asked[] = []
  const expected: Answered[] = []
  try {
    for (const operation of calculating) {
      for (const { sent, path } of sample(operation, key, perOperation, seed)) {
        // Brotli is read where the runtime has it; elsewhere it is refused, as the README says.
        if (isPacked(sent, /\bbr\b/i)) continue
        const { headers, body } = named(sent, `asked-${asked.length}`)
        const served = await send(app, agent, { method: operation.method, path }, { ...sent, headers })
        if (isOfCaller(served)) continue
        const text = withoutKey(served.text)
        asked.push({ method: operation.method, path, headers, body: Buffer.from(body).toString('base64') })
        expected.push({
          status: served.status,
          headers: compared.map(name => [served.headers[name] ?? null].flat().join(', ') || null),
          digest: createHash('sha256').update(text).digest('hex'),
          start: text.slice(0, 1000),
        })
      }
    }
  } finally {
    agent.destroy()
    await app.close()
  }
  return { asked: { today, headers: compared, requests: asked }, expected }
}

/** The questions without those whose body is packed: some runtimes unpack none, and refuse it. */
export const unpackedOf = ({ asked, expected }: Questions): Questions => {
  const isPlain = asked.requests.map(request => !isPacked(request, /gzip|deflate/i))
  return {
    asked: { ...asked, requests: asked.requests.filter((_, at) => isPlain[at]) },
    expected: expected.filter((_, at) => isPlain[at]),
  }
}
