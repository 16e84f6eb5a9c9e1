import { pathToFileURL } from 'node:url'
import { withoutLimits } from '../support/ai.ts'
import { startSaying } from '../support/saying.ts'
import { load, median, subject } from './subject.ts'

const rounds = 5
const bar = 1.3
const path = '/api/v1/ai/analyze'

/** A context as an integrator sends it: a calculation of thirty lines. */
const context = Array.from({ length: 30 }, (_, at) => `Poste ${at + 1} du calcul : ${1000 + 37 * at},25 EUR`).join('\n')
const bodies = [JSON.stringify({ context, prompt: 'Commente les frais d’acquisition et dis ce qui est incertain.' })]
const text = `Le calcul compte trente postes [L1]. ${'Le premier est de 1000,25 EUR et le dernier de 2073,25 EUR. '.repeat(10)}`

/** CPU of a commentary through the whole stack against a bare Express that asks the same model by `fetch`; one line. */
export const analyzeRows = async (): Promise<string[]> => {
  const model = await startSaying()
  model.say(text)
  const env = { GROQ_URL: model.url, GROQ_MODEL: 'stand-in', GROQ_LIMITS: withoutLimits }
  const [stack, peer] = await Promise.all([subject('./stack.ts', env), subject('./analyze-peer.ts', env)])
  try {
    // The first request loads the SDK, and the next ones compile it.
    for (const warm of [stack, peer]) await load(warm, path, bodies, 300, 16)
    const ratios: number[] = []
    let [ours, bare] = [0, 0]
    for (let round = 0; round < rounds; round += 1) {
      ;({ cpuMicrosPerRequest: ours } = await load(stack, path, bodies, 300, 16))
      ;({ cpuMicrosPerRequest: bare } = await load(peer, path, bodies, 300, 16))
      ratios.push(ours / bare)
      model.sent.length = 0
    }
    const ratio = median(ratios)
    const verdict = ratio <= bar ? 'met' : 'NOT MET'
    return [
      `15 commentary through the stack / bare Express with fetch, CPU (bar: at most ${bar}): ${ratio.toFixed(3)} ${verdict} (${(ours / 1000).toFixed(2)} and ${(bare / 1000).toFixed(2)} ms)`,
    ]
  } finally {
    stack.end()
    peer.end()
    await model.close()
  }
}

// By itself: node tests/bench/analyze.bench.ts
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const line of await analyzeRows()) process.stdout.write(`${line}\n`)
}
