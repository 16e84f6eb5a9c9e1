import { defineConfig } from 'vitest/config'
import { quickProjects, settings, slowProjects } from './tests/runner/projects.ts'

/** What `.ci/run` runs: all of `npm test` and the slow checks, with a second try for what fails. */
export default defineConfig({
  ...settings,
  test: { ...settings.test, retry: 1, projects: [...quickProjects(), ...slowProjects('slow')] },
})
