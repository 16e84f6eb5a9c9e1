import { defineConfig } from 'vitest/config'

/** The long checks of .ci/run: the packed SDK in foreign projects, the proxies, the large fuzzing, the browser. */
export default defineConfig({
  test: {
    include: ['tests/**/*.ci.test.ts'],
    exclude: ['**/node_modules/**', 'tests/consumers/**'],
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // What is awaited comes late on a busy machine; how late it may come is asked where it is measured.
    expect: { poll: { timeout: 30_000 } },
    setupFiles: ['tests/support/fuzz-seed.ts'],
    fileParallelism: false,
  },
})
