import type { Clone } from '../support/clone.ts'
import type { Mutant } from './draw.ts'
import { findReason } from './survivors.ts'
import { runTests, type Trial, tryMutant } from './trial.ts'

/** What came of a run. */
export interface MutantsRun {
  killed: number
  /** Killed mutants of all. */
  share: number
  /** Survivors for which there is no reason. */
  unexplained: string[]
}

/** A mutant in a line. */
const describeMutant = ({ file, line, before, after }: Mutant): string =>
  `${file}:${line} ${before.replace(/\s+/g, ' ')} → ${after.replace(/\s+/g, ' ')}`

const describeTrial = ({ mutant, killedBy, files }: Trial): string => {
  const end = killedBy ? `killed by ${killedBy.file}: ${killedBy.test}` : `survived ${files} files of tests`
  const reason = killedBy ? undefined : findReason(mutant)
  return `${describeMutant(mutant)}\n  ${end}${reason ? `; ${reason}` : ''}`
}

/** @throws Error where a test that killed a mutant fails without one too. */
const checkKillers = async (clone: Clone, trials: readonly Trial[]): Promise<void> => {
  const files = [
    ...new Set(trials.flatMap(({ killedBy }) => (killedBy?.test === 'ends' ? [] : (killedBy?.file ?? [])))),
  ]
  const failure = files.length > 0 ? await runTests(clone, files) : undefined
  if (failure) throw new Error(`${failure.file} fails without a mutant too: ${failure.test}`)
}

/** Tries mutants one after the other, and prints what came of each. */
export const runMutants = async (
  clone: Clone,
  mutants: readonly Mutant[],
  print: (line: string) => void,
): Promise<MutantsRun> => {
  const trials: Trial[] = []
  for (const mutant of mutants) {
    const trial = await tryMutant(clone, mutant)
    trials.push(trial)
    print(describeTrial(trial))
  }
  await checkKillers(clone, trials)
  const killed = trials.filter(({ killedBy }) => killedBy).length
  const survivors = trials.filter(({ killedBy }) => !killedBy).map(({ mutant }) => mutant)
  const unexplained = survivors.filter(mutant => findReason(mutant) === undefined).map(describeMutant)
  const share = killed / trials.length
  print(
    `${killed} of ${trials.length} mutants killed, ${(100 * share).toFixed(0)} %; ${unexplained.length} without a reason`,
  )
  return { killed, share, unexplained }
}
