import { luxembourgDay } from '#domain/core/instants'
import { indicators } from '#domain/market/parameters/indicators'
import { readMarketSnapshot, writeMarketSnapshot } from '../adapters/market/snapshot.ts'
import { readCommandConfiguration } from '../config/configuration.ts'
import { createMarketSources, snapshotFile } from '../start/market.ts'
import { runMarketCommand } from './market-command.ts'
import { runCommand } from './run-command.ts'

// Command line of the market data: `npm run -s market -- …`; progress on standard error, the result on standard output.
await runCommand('The market data cannot be read', async () => {
  const now = (): Date => new Date()
  return runMarketCommand(process.argv.slice(2), {
    indicators,
    snapshot: readMarketSnapshot(snapshotFile, indicators),
    sources: createMarketSources(readCommandConfiguration(), now),
    write: snapshot => writeMarketSnapshot(snapshotFile, snapshot),
    now,
    today: () => luxembourgDay(now()),
    progress: line => void process.stderr.write(`${line}\n`),
  })
})
