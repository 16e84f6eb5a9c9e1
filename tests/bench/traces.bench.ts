import { processLine, ratiosOf, withStacks } from './processes.ts'
import type { Subject } from './subject.ts'

/** Shares of the requests that leave spans: the default of `TRACES_SHARE`, and all. */
const shares = [0.01, 1]
const bar = 1.02

/** CPU of an estimate with spans by OpenTelemetry against one without, in five processes each. */
export const tracesRows = (): Promise<string[]> =>
  withStacks(async start => {
    const off = await start()
    const on: Subject[][] = []
    for (const share of shares) on.push(await start({ TRACES: 'on', TRACES_SHARE: String(share) }))
    const ratios = await ratiosOf(off.map((base, at) => [base, ...on.flatMap(those => those[at] ?? [])]))
    return shares.map((share, index) =>
      processLine(
        `22 CPU of an estimate, spans of ${share * 100} % of the requests / no traces`,
        ratios.flatMap(row => row[index]?.cpu ?? []),
        { atMost: { median: bar, worst: bar } },
      ),
    )
  })

if (import.meta.main) for (const row of await tracesRows()) process.stdout.write(`${row}\n`)
