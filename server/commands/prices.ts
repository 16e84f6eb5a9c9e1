import { fileURLToPath } from 'node:url'
import { pricesCommand } from './prices-command.ts'
import { runCommand } from './run-command.ts'

const folder = fileURLToPath(new URL('../data', import.meta.url))

// The command line of the tables of prices, as `npm run -s prices -- …`.
await runCommand('The tables of prices cannot be read', async () => pricesCommand(process.argv.slice(2), { folder }))
