import type { FileResult, RunResult } from './reporter.ts'

/** Most files that may fail beside others and pass by themselves; where there are more, something is wrong with the tree. */
export const flickeredMax = 2

/** What the runs of the suite came to. */
export interface Verdict {
  passed: number
  failed: number
  skipped: number
  /** Files that failed beside others and passed by themselves. */
  flickered: string[]
  isGood: boolean
}

/** Runs the files of a configuration, or one file of it by itself. */
export type Run = (config: string, file?: string) => RunResult

const failedFiles = ({ files }: RunResult): FileResult[] => files.filter(({ failed }) => failed > 0)

const countsOf = (
  results: readonly FileResult[],
  globalErrors: number,
): Pick<Verdict, 'passed' | 'failed' | 'skipped'> => ({
  passed: results.reduce((sum, { passed }) => sum + passed, 0),
  failed: results.reduce((sum, { failed }) => sum + failed, globalErrors),
  skipped: results.reduce((sum, { skipped }) => sum + skipped, 0),
})

/**
 * Runs the configurations one after the other until one has failed. A file that failed beside others runs once more by
 * itself: where it passes it has flickered, which is said with its first failure, and its second result counts. Everything
 * fails where a file fails by itself, where more than two have flickered, and where an error belongs to no file; a result
 * that cannot change any more is not asked for again.
 */
export const suiteVerdict = (configs: readonly string[], run: Run, say: (line: string) => void): Verdict => {
  const results: FileResult[] = []
  const flickered: string[] = []
  let globalErrors = 0
  let isGood = true

  const again = (config: string, first: FileResult): FileResult => {
    if (!isGood) {
      say(`not run again: ${first.file}\n${first.failure}`)
      return first
    }
    const [second = first] = run(config, first.file).files
    if (second.failed > 0) {
      say(`failed by itself too: ${first.file}\n${first.failure}`)
      isGood = false
      return second
    }
    flickered.push(first.file)
    say(`flickered: ${first.file}\n${first.failure}`)
    if (flickered.length <= flickeredMax) return second
    say(`${flickered.length} files have flickered, and ${flickeredMax} may.`)
    isGood = false
    return first
  }

  for (const config of configs) {
    if (!isGood) {
      say(`not run: ${config}`)
      continue
    }
    const first = run(config)
    for (const error of first.globalErrors) say(`an error of no file:\n${error}`)
    globalErrors += first.globalErrors.length
    isGood &&= first.globalErrors.length === 0
    results.push(...first.files.filter(({ failed }) => failed === 0))
    for (const failed of failedFiles(first)) results.push(again(config, failed))
  }
  return { ...countsOf(results, globalErrors), flickered, isGood }
}
