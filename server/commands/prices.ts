import { fileURLToPath } from 'node:url'
import { luxembourgDay } from '#domain/core/instants'
import { createCommuneFiles } from '../adapters/market/commune-files.ts'
import { createEurostat } from '../adapters/market/eurostat.ts'
import { readCommandConfiguration } from '../config/configuration.ts'
import { runPricesCommand } from './prices-command.ts'
import { runCommand } from './run-command.ts'

const folder = fileURLToPath(new URL('../data', import.meta.url))
const now = (): Date => new Date()

// Command line of the price tables: `npm run -s prices -- …`.
await runCommand('Nothing was done', async () =>
  runPricesCommand(process.argv.slice(2), {
    folder,
    today: () => luxembourgDay(now()),
    sources: () => ({
      eurostat: createEurostat({ now, baseUrl: readCommandConfiguration().marketUrls.eurostat }, 'whole'),
      communeFiles: createCommuneFiles({ now }),
    }),
  }),
)
