import { homes } from './homes.ts'
import { type Load, load, median, type Subject, subject } from './subject.ts'

/** Processes of the same program; V8 does not optimise each of them alike. */
const processCount = 5
/** Rounds in which each process takes its turn after the bare peer. */
const rounds = 9
/** Estimates that a process answers before it is measured, so that V8 has optimised what it will. */
const warmCount = 6000
const countPerTurn = 3000
const callers = 32
const path = '/api/v1/estimation'
const bodies = homes.map(home => JSON.stringify(home))

/** Ratios of one process to the bare peer, the median of its rounds. */
interface Ratios {
  cpu: number
  speed: number
  micros: number
}

const ratiosOf = (runs: readonly { ours: Load; bare: Load }[]): Ratios => ({
  cpu: median(runs.map(({ ours, bare }) => ours.cpuMicrosPerRequest / bare.cpuMicrosPerRequest)),
  speed: median(runs.map(({ ours, bare }) => ours.perSecond / bare.perSecond)),
  micros: median(runs.map(({ ours }) => ours.cpuMicrosPerRequest)),
})

/** Measures processes against a bare peer, in turns within one run. */
export const againstPeer = async (stacks: readonly Subject[], peer: Subject): Promise<Ratios[]> => {
  for (const warm of [peer, ...stacks]) await load(warm, path, bodies, warmCount, callers)
  const runs = stacks.map((): { ours: Load; bare: Load }[] => [])
  for (let round = 0; round < rounds; round += 1) {
    const bare = await load(peer, path, bodies, countPerTurn, callers)
    for (const [index, stack] of stacks.entries())
      runs[index]?.push({ ours: await load(stack, path, bodies, countPerTurn, callers), bare })
  }
  return runs.map(ratiosOf)
}

/** A bar that the middle process keeps, and one that the worst keeps. */
const line = (name: string, figures: readonly number[], bars: { median: number; worst: number }): string => {
  const [middle, worst] = [median(figures), Math.max(...figures)]
  const isMet = middle <= bars.median && worst <= bars.worst
  const all = [...figures].sort((a, b) => a - b).map(figure => figure.toFixed(2))
  return (
    `${name} (bar: median at most ${bars.median}, worst at most ${bars.worst}): ` +
    `median ${middle.toFixed(3)}, worst ${worst.toFixed(3)} ${isMet ? 'met' : 'NOT MET'} (${all.join(' ')})`
  )
}

/** CPU and throughput of an estimate with all duties, in five processes, against bare Express. */
export const stackRows = async (): Promise<string[]> => {
  const peer = await subject('./peer.ts')
  const stacks: Subject[] = []
  try {
    for (let index = 0; index < processCount; index += 1) stacks.push(await subject('./stack.ts'))
    const ratios = await againstPeer(stacks, peer)
    const slower = ratios.map(({ speed }) => 1 / speed)
    return [
      line(
        '1 whole stack / bare Express, CPU of an estimate',
        ratios.map(({ cpu }) => cpu),
        { median: 0.85, worst: 0.95 },
      ),
      line('1 bare Express / whole stack, estimates a second', slower, { median: 1, worst: 1 }),
      `    ${ratios.map(({ micros }) => micros.toFixed(0)).join(', ')} µs of CPU`,
    ]
  } finally {
    for (const one of [peer, ...stacks]) one.end()
  }
}

if (import.meta.main) for (const row of await stackRows()) process.stdout.write(`${row}\n`)
