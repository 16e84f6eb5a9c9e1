import { fileURLToPath } from 'node:url'
import { communeFiles } from '../adapters/market/commune-files.ts'
import { eurostat } from '../adapters/market/eurostat.ts'
import { commandConfiguration } from '../config/configuration.ts'
import { pricesCommand } from './prices-command.ts'
import { runCommand } from './run-command.ts'

const folder = fileURLToPath(new URL('../data', import.meta.url))
const now = (): Date => new Date()

// The command line of the tables of prices, as `npm run -s prices -- …`.
await runCommand('Nothing was done', async () =>
  pricesCommand(process.argv.slice(2), {
    folder,
    sources: () => ({
      eurostat: eurostat({ now, baseUrl: commandConfiguration().marketUrls.eurostat }, 'whole'),
      communeFiles: communeFiles({ now }),
    }),
  }),
)
