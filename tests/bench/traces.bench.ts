import { processes, processLine, ratiosOf } from './processes.ts'
import type { Subject } from './subject.ts'

/** Shares of the requests that leave spans, with what they may cost: the default of `TRACES_SHARE`, and all. */
const followed = [
  { share: 0.01, bar: 1.02 },
  { share: 1, bar: 1.4 },
]

/** CPU of an estimate with spans by OpenTelemetry against one without, in five processes each. */
export const tracesRows = async (): Promise<string[]> => {
  const all: Subject[] = []
  const five = async (env: Record<string, string>): Promise<Subject[]> => {
    const started = await processes('./stack.ts', env)
    all.push(...started)
    return started
  }
  try {
    const off = await five({})
    const on: Subject[][] = []
    for (const { share } of followed) on.push(await five({ TRACES: 'on', TRACES_SHARE: String(share) }))
    const rows = off.map((base, at) => [base, ...on.flatMap(those => those[at] ?? [])])
    const ratios = await ratiosOf(rows)
    return followed.map(({ share, bar }, index) =>
      processLine(
        `22 CPU of an estimate, spans of ${share * 100} % of the requests / no traces`,
        ratios.flatMap(row => row[index]?.cpu ?? []),
        { atMost: { median: bar, worst: bar } },
      ),
    )
  } finally {
    for (const one of all) one.end()
  }
}

if (import.meta.main) for (const row of await tracesRows()) process.stdout.write(`${row}\n`)
