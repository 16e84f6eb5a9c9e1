import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tests/suite/order.ts'
import { SuiteReporter } from './tests/suite/reporter.ts'

/** The long checks of .ci/run: the packed SDK in foreign projects, the proxies, the large fuzzing, the browser. */
export default defineConfig({
  cacheDir: '.vitest',
  test: {
    include: ['tests/**/*.ci.test.ts'],
    exclude: ['**/node_modules/**', 'tests/consumers/**'],
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // What is awaited comes late on a busy machine; how late it may come is asked where it is measured.
    expect: { poll: { timeout: 30_000 } },
    setupFiles: ['tests/support/fuzz-seed.ts'],
    globalSetup: ['tests/suite/installed-tools.ts'],
    // Most of them wait for programs that they start.
    maxWorkers: 2,
    reporters: ['default', new SuiteReporter()],
    sequence: { sequencer: LongestFirst },
  },
})
