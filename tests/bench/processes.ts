import { homes } from './homes.ts'
import { type Load, load, median, type Subject, subject } from './subject.ts'

/** Processes of one program: V8 does not optimise each of them alike, so one alone would be a draw from a lottery. */
const processCount = 5
/**
 * Estimates that a process answers before it is measured, so that V8 has optimised what it will: it compiles some 150
 * functions of each request for the last time between the 10 000th and the 12 000th, which doubles their CPU.
 */
const warmCount = 16_000
const countPerTurn = 2500
const rounds = 9
const callers = 32
const path = '/api/v1/estimation'
const bodies = homes.map(home => JSON.stringify(home))

/** What one process needs for an estimate against another one; the median of the rounds. */
export interface Ratio {
  cpu: number
  /** Estimates a second. */
  speed: number
  /** Microseconds of CPU of an estimate. */
  micros: number
}

/** Starts the same program of this folder in several processes, each with an environment of its own. */
export const processes = async (
  file: string,
  env: Record<string, string> = {},
  flags?: { hasFlags: boolean },
): Promise<Subject[]> => {
  const started: Subject[] = []
  try {
    for (let index = 0; index < processCount; index += 1) started.push(await subject(file, env, flags))
  } catch (error) {
    for (const one of started) one.end()
    throw error
  }
  return started
}

/** Starts the service in several processes with an environment of their own. */
type StartStacks = (env?: Record<string, string>) => Promise<Subject[]>

/** Gives some work what starts processes of the service, and ends all of them after it. */
export const withStacks = async <Result>(work: (start: StartStacks) => Promise<Result>): Promise<Result> => {
  const all: Subject[] = []
  try {
    return await work(async env => {
      const started = await processes('./stack.ts', env)
      all.push(...started)
      return started
    })
  } finally {
    for (const one of all) one.end()
  }
}

const turn = (to: Subject): Promise<Load> => load(to, path, bodies, countPerTurn, callers)

/**
 * Measures rows of processes in turns within one run, so that what else the machine does falls on all alike. Each row begins
 * with the process that the others of the row are compared with; from round to round the rows go forth and back, since
 * whoever comes later finds a machine that the ones before have warmed up.
 * @returns for each row the ratios of its processes after the first.
 */
export const ratiosOf = async (rows: readonly (readonly Subject[])[]): Promise<Ratio[][]> => {
  const all = [...new Set(rows.flat())]
  for (const warm of all) await load(warm, path, bodies, warmCount, callers)
  const loads = new Map<Subject, Load[]>(all.map(one => [one, []]))
  for (let round = 0; round < rounds; round += 1) {
    for (const one of round % 2 === 0 ? all : all.toReversed()) loads.get(one)?.push(await turn(one))
  }
  return rows.map(([base, ...others]) =>
    others.map(other => {
      const [ours, theirs] = [loads.get(other) ?? [], base ? (loads.get(base) ?? []) : []]
      const of = (figure: keyof Load): number =>
        median(ours.map((run, round) => run[figure] / (theirs[round]?.[figure] ?? Number.NaN)))
      return {
        cpu: of('cpuMicrosPerRequest'),
        speed: of('perSecond'),
        micros: median(ours.map(run => run.cpuMicrosPerRequest)),
      }
    }),
  )
}

/** What a ratio should be at most, or at least: of the middle process and of the worst one. */
export type Bars = { atMost: { median: number; worst: number } } | { atLeast: { median: number; worst: number } }

/** A line with the median, the worst and each process. */
export const processLine = (name: string, figures: readonly number[], bars: Bars): string => {
  const isUpper = 'atMost' in bars
  const bar = isUpper ? bars.atMost : bars.atLeast
  const [middle, worst] = [median(figures), isUpper ? Math.max(...figures) : Math.min(...figures)]
  const isMet = isUpper ? middle <= bar.median && worst <= bar.worst : middle >= bar.median && worst >= bar.worst
  const word = isUpper ? 'at most' : 'at least'
  const each = [...figures].sort((a, b) => a - b).map(figure => figure.toFixed(2))
  return (
    `${name} (bars: median ${word} ${bar.median}, worst ${word} ${bar.worst}): ` +
    `${middle.toFixed(3)}, ${worst.toFixed(3)} ${isMet ? 'met' : 'NOT MET'} (${each.join(' ')})`
  )
}
