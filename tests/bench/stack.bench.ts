import { processes, processLine, ratiosOf } from './processes.ts'
import { type Subject, subject } from './subject.ts'

/** CPU and throughput of an estimate with all duties, in five processes, against bare Express. */
export const stackRows = async (): Promise<string[]> => {
  const peer = await subject('./peer.ts')
  let stacks: Subject[] = []
  try {
    stacks = await processes('./stack.ts')
    const [ratios = []] = await ratiosOf([[peer, ...stacks]])
    const [cpus, speeds] = [ratios.map(({ cpu }) => cpu), ratios.map(({ speed }) => speed)]
    return [
      processLine('1 CPU of an estimate, whole stack / bare Express', cpus, { atMost: { median: 0.85, worst: 0.95 } }),
      processLine('1 estimates a second, whole stack / bare Express', speeds, { atLeast: { median: 1, worst: 1 } }),
      `    ${ratios.map(({ micros }) => micros.toFixed(0)).join(', ')} µs of CPU`,
    ]
  } finally {
    for (const one of [peer, ...stacks]) one.end()
  }
}

if (import.meta.main) for (const row of await stackRows()) process.stdout.write(`${row}\n`)
