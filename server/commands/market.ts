import { luxembourgDay } from '#domain/core/instants'
import { indicators } from '#domain/market/parameters/indicators'
import { marketSnapshot, writeMarketSnapshot } from '../adapters/market/snapshot.ts'
import { commandConfiguration } from '../config/configuration.ts'
import { marketSources, snapshotFile } from '../start/market.ts'
import { marketCommand } from './market-command.ts'
import { runCommand } from './run-command.ts'

// The command line of the market data, as `npm run -s market -- …`: progress on standard error, the result on standard output.
await runCommand('The market data cannot be read', async () => {
  const now = (): Date => new Date()
  return marketCommand(process.argv.slice(2), {
    indicators,
    snapshot: marketSnapshot(snapshotFile, indicators),
    sources: marketSources(commandConfiguration(), now),
    write: snapshot => writeMarketSnapshot(snapshotFile, snapshot),
    now,
    today: () => luxembourgDay(now()),
    progress: line => void process.stderr.write(`${line}\n`),
  })
})
