import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tests/suite/order.ts'
import { SuiteReporter } from './tests/suite/reporter.ts'

const files = ['tests/**/*.test.ts', 'examples/**/*.test.ts']
const elsewhere = ['**/node_modules/**', 'tests/**/*.ci.test.ts', 'tests/consumers/**']

// What one process or thread has compiled, the next one finds: each thread that tests start reads the contract and the law.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('node_modules/.cache/compiled-for-tests', import.meta.url))

/**
 * Whether a file changes what a process has only once (its clock, globals, modules, compiled code), or measures its memory.
 * Waiting changes nothing, and an environment is put back.
 */
const wantsItsOwnProcess = (file: string): boolean =>
  /\bvi\.(?!waitFor\b|stubEnv\b|unstubAllEnvs\b)|\bmemoryUsage\b|\bgetHeapSpaceStatistics\b|\bprovider\.register\b/.test(
    readFileSync(file, 'utf8'),
  )

const alone = globSync(files, { exclude: elsewhere }).filter(wantsItsOwnProcess)

/** What `npm test` runs; files named *.ci.test.ts run after it, in `npm run test:ci`. */
export default defineConfig({
  // Beside the packages, not among them: `npm ci` leaves the times of the last run, by which the longest files start first.
  cacheDir: '.vitest',
  test: {
    // By itself Vitest leaves one core free, which on two cores is half of them.
    maxWorkers: '100%',
    // Tests that start programs take 20 s where other work keeps the cores busy; what has a limit measures it itself.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // What is awaited comes late on a busy machine; how late it may come is asked where it is measured.
    expect: { poll: { timeout: 30_000 } },
    setupFiles: ['tests/support/fuzz-seed.ts'],
    reporters: ['default', new SuiteReporter()],
    sequence: { sequencer: LongestFirst },
    projects: [
      // One process a core for all of these, so that contract, law and packages are loaded once a core, not once a file.
      { extends: true, test: { name: 'together', isolate: false, include: files, exclude: [...elsewhere, ...alone] } },
      { extends: true, test: { name: 'alone', include: alone } },
    ],
  },
})
