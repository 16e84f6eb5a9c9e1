import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { housePrices } from '../adapters/price-tables/house-prices.ts'
import { priceHistory } from '../adapters/price-tables/price-history.ts'
import { referencePrices } from '../adapters/price-tables/reference-prices.ts'
import { pricesCommand } from './prices-command.ts'
import { runCommand } from './run-command.ts'

const folder = fileURLToPath(new URL('../data', import.meta.url))

// The command line of the tables of prices, as `npm run -s prices -- …`.
await runCommand('The tables of prices cannot be read', async () =>
  pricesCommand(process.argv.slice(2), {
    tables: {
      communes: referencePrices(folder).communes,
      history: priceHistory(join(folder, 'price-history.csv')),
      housePrices: housePrices(join(folder, 'price-index.csv')),
    },
    write: text => writeFileSync(join(folder, 'price-path.csv'), text),
  }),
)
