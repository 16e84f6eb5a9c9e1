import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readCommandConfiguration } from '../config/configuration.ts'
import { runRestoreDrill } from './restore-drill-command.ts'
import { runCommand } from './run-command.ts'

// Whether the records come back, as `npm run -s operate -- restore-drill` or, for a backup of last night, `-- --backup FILE`.
await runCommand('The drill failed', () => {
  const { values } = parseArgs({ options: { backup: { type: 'string' } } })
  const backup = values.backup === undefined ? undefined : resolve(values.backup)
  return runRestoreDrill(readCommandConfiguration(), { backup, now: new Date() })
})
