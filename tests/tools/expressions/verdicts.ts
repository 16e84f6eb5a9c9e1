import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { toolModule } from '../../support/tools.ts'
import { type Literal, writeExpression } from './literals.ts'

/** How the time of an expression grows with its text at worst; undecided where recheck comes to no end. */
export type Verdict = 'linear' | 'polynomial' | 'exponential' | 'undecided'

/** The verdicts by expression. */
export type Verdicts = ReadonlyMap<string, Verdict>

/** Time after which an expression is undecided: ten times that of the slowest one that is decided. */
const timeout = 120_000

/** The part of recheck that is used. */
interface Recheck {
  checkSync(
    pattern: string,
    flags: string,
    settings: object,
  ): { status: 'safe' | 'vulnerable' | 'unknown'; complexity?: { type: string } }
}

/** The verdicts that were recorded, in order of their expressions. */
export const recordedFile = new URL('verdicts.json', import.meta.url)

/** Reads the recorded verdicts. */
export const readRecorded = async (): Promise<Verdicts> =>
  new Map(Object.entries(JSON.parse(await readFile(recordedFile, 'utf8')) as Record<string, Verdict>))

/** Opens recheck as it was translated to JavaScript, which is slower than its binary and runs everywhere. */
const openJudge = async (): Promise<(literal: Pick<Literal, 'pattern' | 'flags'>) => Verdict> => {
  const {
    default: { checkSync },
  } = (await import(pathToFileURL(toolModule('recheck/lib/browser.js')).href)) as { default: Recheck }
  // No limit of time but the last one, and one seed: the same expression gets the same verdict on every machine.
  const settings = { timeout, incubationTimeout: null, attackTimeout: null, randomSeed: 1 }
  return ({ pattern, flags }) => {
    const { status, complexity } = checkSync(pattern, flags, settings)
    if (status === 'unknown') return 'undecided'
    if (status === 'safe') return 'linear'
    return complexity?.type === 'exponential' ? 'exponential' : 'polynomial'
  }
}

/** Judges the expressions of which no verdict is recorded; gives the verdicts of all of them. */
export const judgeLiterals = async (
  literals: readonly Literal[],
  recorded: Verdicts,
): Promise<Map<string, Verdict>> => {
  const isNew = literals.some(literal => !recorded.has(writeExpression(literal)))
  const judge = isNew ? await openJudge() : undefined
  const verdicts = new Map<string, Verdict>()
  for (const literal of literals) {
    const expression = writeExpression(literal)
    const verdict = verdicts.get(expression) ?? recorded.get(expression) ?? judge?.(literal)
    if (verdict) verdicts.set(expression, verdict)
  }
  return verdicts
}
