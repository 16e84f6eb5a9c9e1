import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { processes, processLine, ratiosOf } from './processes.ts'
import type { Subject } from './subject.ts'

const bars = { atMost: { median: 1, worst: 1.1 } }

/** CPU of an estimate in processes of the service against as many of bare Express with the same flags, pair by pair. */
const pairRow = async (name: string, env: Record<string, string>): Promise<string> => {
  const all: Subject[] = []
  try {
    const peers = await processes('./peer.ts', {}, { hasFlags: true })
    all.push(...peers)
    const stacks = await processes('./stack.ts', env)
    all.push(...stacks)
    const ratios = await ratiosOf(peers.map((peer, at) => [peer, ...stacks.slice(at, at + 1)]))
    return processLine(
      `10 CPU of an estimate, five processes / five of bare Express with the same flags, ${name}`,
      ratios.flatMap(row => row.map(({ cpu }) => cpu)),
      bars,
    )
  } finally {
    for (const one of all) one.end()
  }
}

/** The estimate beside bare Express, process by process: with its log in a file, as it is started, and without. */
export const fiveRows = async (): Promise<string[]> => [
  await pairRow('as started', { LOG_FILE: join(mkdtempSync(join(tmpdir(), 'valorem-bench-')), 'log') }),
  await pairRow('without log', { LOG_LEVEL: 'error' }),
]

// By itself: node tests/bench/five.bench.ts
if (import.meta.main) for (const row of await fiveRows()) process.stdout.write(`${row}\n`)
