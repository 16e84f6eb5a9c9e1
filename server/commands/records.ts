import { commandConfiguration } from '../config/configuration.ts'
import { recordsCommand } from './records-command.ts'
import { runCommand } from './run-command.ts'

// The records as a whole, as `npm run -s records -- move sqlite postgres`.
await runCommand('The records were not moved', () => recordsCommand(process.argv.slice(2), commandConfiguration()))
