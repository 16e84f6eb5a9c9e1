import { defineConfig } from 'vitest/config'
import { quickProjects, settings } from './tests/runner/projects.ts'

/** What `npm test` runs. */
export default defineConfig({ ...settings, test: { ...settings.test, projects: quickProjects() } })
