import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../architecture/sources.ts'
import { newFolder } from './process.ts'
import { runTool } from './tools.ts'

/** What newman reports of a run. */
export interface NewmanRun {
  stats: { requests: { total: number; failed: number }; assertions: { total: number; failed: number } }
  executions: { item: { name: string }; response?: { code: number }; assertions?: unknown[] }[]
  failures: { source: { name: string }; error: { message: string } }[]
}

/** Runs a collection for Postman, or some of its folders, to its end, also where something does not hold. */
export const runCollection = async (
  file: string,
  variables: Record<string, string>,
  folders: readonly string[] = [],
): Promise<NewmanRun> => {
  const report = join(await newFolder(), 'report.json')
  const values = Object.entries(variables).flatMap(([name, value]) => ['--env-var', `${name}=${value}`])
  const chosen = folders.flatMap(name => ['--folder', name])
  const told = ['--reporters', 'json', '--reporter-json-export', report]
  await runTool('newman', ['run', file, ...values, ...chosen, ...told], root)
  const { run } = JSON.parse(await readFile(report, 'utf8')) as { run: NewmanRun } // newman's own report
  return run
}

/** What did not hold, a line each. */
export const failuresOf = ({ failures }: NewmanRun): string[] =>
  failures.map(({ source, error }) => `${source.name}: ${error.message}`)
