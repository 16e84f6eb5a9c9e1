import { packed } from '../sdk/packed.ts'
import { installTools } from '../support/tools.ts'
import { questions, unpackedOf } from './asked.ts'
import { runtimes, unpackNothing } from './runtimes.ts'

/**
 * `npm run bench -- runtimes 3000 [seed]`: asks so many generated requests in every runtime and of the running service, and says
 * how many answers are the same in status, headers and bytes.
 */
const [count = 3000, seed = Date.now() % 1_000_000_000] = process.argv.slice(2).map(Number)

await installTools()
const made = await packed()
try {
  const project = await made.installed('runtimes')
  const one = await questions(1, seed)
  const all = await questions(Math.ceil((count * 1.1) / one.expected.length), seed)
  const good = all.expected.filter(({ status }) => status === 200).length
  console.log(`seed ${seed}, ${all.expected.length} requests, of which 200: ${good}`)
  for (const [name, runtime] of Object.entries(runtimes)) {
    const { asked, expected } = unpackNothing.includes(name) ? unpackedOf(all) : all
    const begun = performance.now()
    const answers = await runtime(project, asked)
    const other = expected.flatMap((answer, at) => (JSON.stringify(answers[at]) === JSON.stringify(answer) ? [] : [at]))
    const seconds = ((performance.now() - begun) / 1000).toFixed(1)
    console.log(`${name}: ${expected.length - other.length} of ${expected.length} the same, ${seconds} s`)
    for (const at of other.slice(0, 3)) {
      const { method, path, body } = asked.requests[at] ?? {}
      console.log(method, path, body?.slice(0, 400), expected[at], answers[at])
    }
    if (other.length > 0) process.exitCode = 1
  }
} finally {
  await made.remove()
}
