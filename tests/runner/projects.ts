import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { TestProjectConfiguration, ViteUserConfig } from 'vitest/config'
import type { ProjectConfig } from 'vitest/node'
import { RunReporter } from './run-reporter.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

const quickFiles = ['tests/**/*.test.ts', 'examples/**/*.test.ts']

/** Tests that load the built package, most in programs that they start; all others read the sources of the SDK, and need no build. */
const packageFiles = [
  'tests/sdk/{bundles,errors,fetch-options,local*,printed-types,shared}.test.ts',
  'tests/sdk/react/*.test.ts',
  'tests/elements/widget/{bundle,server}.test.ts',
]

/** The entries of the SDK by the files that they are built from. */
const sources = (): { find: RegExp; replacement: string }[] => {
  const source = (path: string): string => `${root}sdk/${path}.ts`
  return [
    { find: /^@valorem\/sdk$/, replacement: source('src/index') },
    { find: /^@valorem\/sdk\/(react|testing)$/, replacement: source('src/$1/index') },
    { find: /^@valorem\/sdk\/(local|node|words|webhooks)$/, replacement: source('src/$1') },
    {
      find: /^@valorem\/sdk\/(widget|calculators|widget\/(?:react|vue|svelte))$/,
      replacement: source('elements/$1'),
    },
    { find: /^valorem:local-service$/, replacement: `${root}tests/support/local-service.ts` },
  ]
}

/**
 * Whether a file changes what a process has only once (its clock, globals, modules, compiled code), or measures its memory.
 * Waiting changes nothing, and an environment is put back.
 */
const wantsItsOwnProcess = (file: string): boolean =>
  /\bvi\.(?!waitFor\b|stubEnv\b|unstubAllEnvs\b)|\bmemoryUsage\b|\bgetHeapSpaceStatistics\b|\bprovider\.register\b/.test(
    readFileSync(root + file, 'utf8'),
  )

/** The files of some patterns. */
const find = (patterns: string[], exclude: string[]): string[] =>
  globSync(patterns, { cwd: root, exclude: ['**/node_modules/**', 'tests/consumers/**', ...exclude] })

/** The quick files of some patterns. */
const findQuick = (patterns: string[], exclude: string[] = []): string[] =>
  find(patterns, ['tests/**/*.slow.test.ts', 'tests/**/*.long.test.ts', ...exclude])

/** Splits a project: its files share a process a core, except for those that want one of their own. */
const splitProject = (
  name: string,
  files: string[],
  options: ProjectConfig = {},
  resolve: ViteUserConfig['resolve'] = {},
): TestProjectConfiguration[] => {
  const alone = files.filter(wantsItsOwnProcess)
  const together = files.filter(file => !alone.includes(file))
  return [
    // Contract, law and packages are loaded once a core, not once a file, which takes some four seconds of a processor.
    { extends: true, resolve, test: { ...options, name, isolate: false, include: together } },
    { extends: true, resolve, test: { ...options, name: `${name}-alone`, include: alone } },
  ]
}

/** The projects of `npm test`. */
export const quickProjects = (): TestProjectConfiguration[] => [
  ...splitProject('sources', findQuick(quickFiles, packageFiles), {}, { alias: sources() }),
  ...splitProject('package', findQuick(packageFiles)),
]

/** Projects of checks that take long, mostly since they start programs and wait for them; they read the built package. */
export const slowProjects = (name: 'slow' | 'long'): TestProjectConfiguration[] =>
  splitProject(name, find([`tests/**/*.${name}.test.ts`], []), {
    testTimeout: 600_000,
    hookTimeout: 600_000,
    globalSetup: ['tests/runner/installed-tools.ts'],
  })

/** Settings of every run. */
export const settings: ViteUserConfig = {
  // Outside of the packages, so that `npm ci` leaves the times of the last run, by which the longest files start first.
  cacheDir: '.vitest',
  test: {
    // By default Vitest leaves one core free, which on two cores is half of them.
    maxWorkers: '100%',
    // Tests that start programs take 20 s where other work keeps the cores busy; a test of a limit measures it itself.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // An awaited event comes late on a busy machine; how late it may come is asked where it is measured.
    expect: { poll: { timeout: 30_000 } },
    setupFiles: ['tests/support/fuzz-seed.ts', 'tests/runner/failure-log-setup.ts'],
    reporters: ['default', new RunReporter()],
  },
}

// A thread or process finds the modules that an earlier one has compiled: each thread that tests start reads contract and law.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(
  new URL('../../node_modules/.cache/compiled-for-tests', import.meta.url),
)
