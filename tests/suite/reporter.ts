import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter, SerializedError, TestModule } from 'vitest/node'
import { writtenTests } from './written.ts'

/** What one run of Vitest found in one file. */
export interface FileResult {
  file: string
  passed: number
  /** Tests that failed; one where the file failed without any of them. */
  failed: number
  skipped: number
  /** The first failure: its test and its message. */
  failure?: string
}

/** What one run of Vitest found. */
export interface RunResult {
  files: FileResult[]
  /** Failures that belong to no file. */
  globalErrors: string[]
  written: number
  rows: number
}

/** An error that nothing caught; Vitest adds the file in which it was thrown, where it knows it. */
type Uncaught = SerializedError & { VITEST_TEST_PATH?: string }

const messageOf = ({ stack, message }: { stack?: string | undefined; message?: string | undefined }): string =>
  stack ?? message ?? 'no message'

const failuresOf = (module: TestModule): string[] => [
  ...module.errors().map(messageOf),
  ...[...module.children.allSuites()].flatMap(suite =>
    suite.errors().map(error => `${suite.fullName}\n${messageOf(error)}`),
  ),
  ...[...module.children.allTests('failed')].map(test => {
    const [error] = test.result().errors ?? []
    return `${test.fullName}\n${messageOf(error ?? {})}`
  }),
]

const fileResult = (module: TestModule, file: string, uncaught: readonly Uncaught[]): FileResult => {
  const count = (state: 'passed' | 'failed' | 'skipped'): number => [...module.children.allTests(state)].length
  const failures = [...failuresOf(module), ...uncaught.map(messageOf)]
  return {
    file,
    passed: count('passed'),
    failed: Math.max(count('failed'), module.state() === 'failed' || failures.length > 0 ? 1 : 0),
    skipped: count('skipped'),
    ...(failures[0] !== undefined && { failure: failures[0] }),
  }
}

/** What a run found, file by file; an error that nothing caught is a failure of its file. */
const resultOf = (modules: readonly TestModule[], errors: readonly Uncaught[], root: string): RunResult => {
  const paths = modules.map(({ moduleId }) => moduleId)
  const files = modules.map(module =>
    fileResult(
      module,
      relative(root, module.moduleId),
      errors.filter(error => error.VITEST_TEST_PATH === module.moduleId),
    ),
  )
  return {
    files,
    globalErrors: errors.filter(error => !paths.includes(error.VITEST_TEST_PATH ?? '')).map(messageOf),
    written: writtenTests(paths),
    rows: files.reduce((sum, { passed, failed, skipped }) => sum + passed + failed + skipped, 0),
  }
}

/**
 * Says after the counts of Vitest how many tests were written and over how many rows they ran, and writes what the run
 * found to the file of `RUN_RESULT` where that is set.
 */
export class SuiteReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const root = modules[0]?.project.vitest.config.root ?? process.cwd()
    const result = resultOf(modules, errors, root)
    process.stdout.write(`${result.written} tests over ${result.rows} rows\n`)
    if (process.env.RUN_RESULT) writeFileSync(process.env.RUN_RESULT, JSON.stringify(result))
  }
}
