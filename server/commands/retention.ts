import { readCommandConfiguration } from '../config/configuration.ts'
import { printRetention } from './retention-page.ts'
import { runCommand } from './run-command.ts'

// What is promised to be deleted and what is there, as `npm run -s operate -- retention`, with the settings of the service.
await runCommand('The retention cannot be read', () => printRetention(readCommandConfiguration(), new Date()))
