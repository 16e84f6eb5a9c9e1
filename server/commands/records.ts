import { readCommandConfiguration } from '../config/configuration.ts'
import { runRecordsCommand } from './records-command.ts'
import { runCommand } from './run-command.ts'

// Command line for the records as a whole: `npm run -s records -- move sqlite postgres`.
await runCommand('The records were not moved', () =>
  runRecordsCommand(process.argv.slice(2), readCommandConfiguration()),
)
