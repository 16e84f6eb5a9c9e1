import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { Reporter, SerializedError, TestCase, TestModule, Vitest } from 'vitest/node'

/** Most tests that may fail and pass on a second try; with more of them the run fails. */
const flakyMax = 2

/** A test that failed and passed on a second try. */
interface FlakyTest {
  file: string
  name: string
  /** Message of its first failure. */
  error: string
}

/** Counts of a run. */
interface Counts {
  passed: number
  failed: number
  skipped: number
}

const isFlaky = (test: TestCase): boolean => test.diagnostic()?.flaky ?? false

/** The tests that passed on a second try. */
const findFlaky = (modules: readonly TestModule[], root: string): FlakyTest[] =>
  modules.flatMap(module =>
    [...module.children.allTests('passed')].filter(isFlaky).map(test => ({
      file: relative(root, module.moduleId),
      name: test.fullName,
      error: test.result().errors?.[0]?.message ?? 'no message',
    })),
  )

/** Counts tests; a file or suite that fails outside of its tests is a failure too, and so is an error of no test. */
const countTests = (modules: readonly TestModule[], uncaught: number): Counts => {
  const counts = { passed: 0, failed: uncaught, skipped: 0 }
  for (const module of modules) {
    const tests = [...module.children.allTests()].map(test => test.result().state)
    const failed = tests.filter(state => state === 'failed').length
    counts.passed += tests.filter(state => state === 'passed').length
    counts.skipped += tests.filter(state => state === 'skipped').length
    counts.failed += failed === 0 && module.state() === 'failed' ? 1 : failed
  }
  return counts
}

/**
 * Prints the tests that passed on a second try, writes them to `.vitest/flaky.json`, fails the run from the third on, and
 * ends the output with the line `N passed, N failed, N skipped`.
 */
export class RunReporter implements Reporter {
  #root = process.cwd()

  onInit({ config }: Vitest): void {
    this.#root = config.root
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const flaky = findFlaky(modules, this.#root)
    const file = join(this.#root, '.vitest/flaky.json')
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `${JSON.stringify(flaky, undefined, 2)}\n`)
    const counts = countTests(modules, errors.length)
    const lines = flaky.map(({ file, name, error }) => `flaky: ${file} > ${name}\n${error}`)
    if (flaky.length > flakyMax) {
      lines.push(`${flaky.length} tests are flaky, and at most ${flakyMax} may be: they count as failed.`)
      counts.passed -= flaky.length
      counts.failed += flaky.length
      process.exitCode = 1
    }
    lines.push(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`)
    process.stdout.write(`${lines.join('\n')}\n`)
  }
}
