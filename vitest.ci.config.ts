import { defineConfig } from 'vitest/config'

/** The long checks of .ci/run: the packed SDK in foreign projects, the proxies, the large fuzzing, the browser. */
export default defineConfig({
  test: {
    include: ['tests/**/*.ci.test.ts'],
    exclude: ['**/node_modules/**', 'tests/consumers/**'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    fileParallelism: false,
  },
})
