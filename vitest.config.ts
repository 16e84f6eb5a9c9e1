import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const files = ['tests/**/*.test.ts', 'examples/**/*.test.ts']
const elsewhere = ['**/node_modules/**', 'tests/**/*.ci.test.ts', 'tests/consumers/**']

// What one process or thread has compiled, the next one finds: each thread that tests start reads the contract and the law.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('node_modules/.cache/compiled-for-tests', import.meta.url))

/**
 * Whether a file changes what a process has only once (its clock, globals, modules), or measures its memory. Waiting changes
 * nothing, and an environment is put back.
 */
const wantsItsOwnProcess = (file: string): boolean =>
  /\bvi\.(?!waitFor\b|stubEnv\b|unstubAllEnvs\b)|\bmemoryUsage\b/.test(readFileSync(file, 'utf8'))

const alone = globSync(files, { exclude: elsewhere }).filter(wantsItsOwnProcess)

/** Files that take longest, though some are short: whichever comes last keeps one core busy and the others wait for it. */
const longest = [
  ...['contract/fuzz', 'server/main', 'contract/examples', 'adapters/workers/worker-threads', 'http/large-calls'],
  ...['server/terminal', 'routes/extract', 'commands/provider-keys', 'adapters/accounts/accounts', 'pages/entry'],
  ...['routes/extract-files', 'adapters/storage/foreign-lock', 'services/market-faults', 'sdk/mocks-like-service'],
  ...['contract/fuzz-account', 'adapters/mail/smtp', 'adapters/accounts/password', 'pages/own'],
].map(name => `/tests/${name}.test.ts`)

/** Starts the longest files first; Vitest would go by size, which on a first run is all that it knows. */
class LongestFirst extends BaseSequencer {
  override async sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(specifications)
    const place = ({ project, moduleId }: TestSpecification): number => {
      const index = longest.findIndex(name => moduleId.endsWith(name))
      // The projects run one after the other, as they are sorted.
      return project.name === 'alone' ? -1 : index < 0 ? longest.length : index
    }
    return sorted.toSorted((a, b) => place(a) - place(b))
  }
}

/** What `npm test` runs; files named *.ci.test.ts run after it, in `npm run test:ci`. */
export default defineConfig({
  test: {
    // By itself Vitest leaves one core free, which on two cores is half of them.
    maxWorkers: '100%',
    // Tests that start programs take 20 s where other work keeps the cores busy; what has a limit measures it itself.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // What is awaited comes late on a busy machine; how late it may come is asked where it is measured.
    expect: { poll: { timeout: 30_000 } },
    setupFiles: ['tests/support/fuzz-seed.ts'],
    sequence: { sequencer: LongestFirst },
    projects: [
      // One process a core for all of these, so that contract, law and packages are loaded once a core, not once a file.
      { extends: true, test: { name: 'together', isolate: false, include: files, exclude: [...elsewhere, ...alone] } },
      { extends: true, test: { name: 'alone', include: alone } },
    ],
  },
})
