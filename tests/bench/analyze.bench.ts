import { pathToFileURL } from 'node:url'
import { withoutLimits } from '../support/ai.ts'
import { startSaying } from '../support/saying.ts'
import { load, median, subject } from './subject.ts'

const rounds = 5
/** The bar of a commentary against the same SDK in a bare Express; three times was measured, a third of it judging the figures. */
const bar = 1.8
const path = '/api/v1/ai/analyze'

/** A context as an integrator sends it: a calculation of thirty lines. */
const context = Array.from({ length: 30 }, (_, at) => `Poste ${at + 1} du calcul : ${1000 + 37 * at},25 EUR`).join('\n')
const bodies = [JSON.stringify({ context, prompt: 'Commente les frais d’acquisition et dis ce qui est incertain.' })]
const text = `Le calcul compte trente postes [L1]. ${'Le premier est de 1000,25 EUR et le dernier de 2073,25 EUR. '.repeat(10)}`

const warmCalls = 300
const calls = 300

/** CPU per commentary of a process of its own, in microseconds. */
const measureProcess = async (file: string, env: Record<string, string>): Promise<number> => {
  const process_ = await subject(file, env, { hasFlags: true })
  try {
    // The first request loads the SDK, and the next ones compile it.
    await load(process_, path, bodies, warmCalls, 16)
    return (await load(process_, path, bodies, calls, 16)).cpuMicrosPerRequest
  } finally {
    process_.end()
  }
}

const toMs = (micros: readonly number[]): string => `${(median(micros) / 1000).toFixed(2)} ms`

/**
 * CPU of a commentary through the whole stack against a bare Express that asks the same model, by `fetch` and through the SDK
 * that the service uses: five processes of each in turn, with the same flags; two lines.
 */
export const analyzeRows = async (): Promise<string[]> => {
  const model = await startSaying()
  model.say(text)
  const env = { GROQ_URL: model.url, GROQ_MODEL: 'stand-in', GROQ_LIMITS: withoutLimits }
  const ours: number[] = []
  const byFetch: number[] = []
  const bySdk: number[] = []
  try {
    for (let round = 0; round < rounds; round += 1) {
      ours.push(await measureProcess('./stack.ts', env))
      byFetch.push(await measureProcess('./analyze-peer.ts', env))
      bySdk.push(await measureProcess('./analyze-peer.ts', { ...env, CALL: 'sdk' }))
      model.sent.length = 0
    }
  } finally {
    await model.close()
  }
  const ratioTo = (peer: readonly number[]): number => median(ours.map((micros, at) => micros / (peer[at] ?? 0)))
  const [toFetch, toSdk] = [ratioTo(byFetch), ratioTo(bySdk)]
  return [
    `15 commentary through the stack / bare Express with fetch, CPU (bar: at most ${bar}): ${toFetch.toFixed(3)} ${toFetch <= bar ? 'met' : 'NOT MET'} (${toMs(ours)} and ${toMs(byFetch)})`,
    `15 commentary through the stack / bare Express with the AI SDK, CPU: ${toSdk.toFixed(3)} (${toMs(bySdk)})`,
  ]
}

// By itself: node tests/bench/analyze.bench.ts
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const line of await analyzeRows()) process.stdout.write(`${line}\n`)
}
