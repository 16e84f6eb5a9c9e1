import { defineConfig } from 'vitest/config'
import { quickProjects, settings, slowProjects } from './tests/runner/projects.ts'

process.env.LONG = '1'

/** What `npm run test:long` runs: everything, with the full number of draws, kills and runtimes. */
export default defineConfig({
  ...settings,
  test: {
    ...settings.test,
    retry: 1,
    projects: [...quickProjects(), ...slowProjects('slow'), ...slowProjects('long')],
  },
})
