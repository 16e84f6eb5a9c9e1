import { defineConfig } from 'vitest/config'

/** What `npm test` runs; files named *.ci.test.ts run after it, in `npm run test:ci`. */
export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts', 'examples/**/*.test.ts'],
    exclude: ['**/node_modules/**', 'tests/**/*.ci.test.ts', 'tests/consumers/**'],
    // By itself Vitest leaves one core free, which on two cores is half of them.
    maxWorkers: '100%',
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
})
