import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { priceTables } from '../adapters/price-tables/price-tables.ts'
import { pricesCommand } from './prices-command.ts'
import { runCommand } from './run-command.ts'

const folder = fileURLToPath(new URL('../data', import.meta.url))

// The command line of the tables of prices, as `npm run -s prices -- …`.
await runCommand('The tables of prices cannot be read', async () =>
  pricesCommand(process.argv.slice(2), {
    tables: priceTables(folder),
    write: text => writeFileSync(join(folder, 'price-path.csv'), text),
  }),
)
