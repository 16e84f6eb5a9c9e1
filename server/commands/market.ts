import { indicators } from '#domain/market/parameters/indicators'
import { marketSnapshot, writeMarketSnapshot } from '../adapters/market/snapshot.ts'
import { ConfigurationFault } from '../config/start-fault.ts'
import { commandConfiguration } from '../config.ts'
import { luxembourgToday } from '../luxembourg-today.ts'
import { marketSources, snapshotFile } from '../open-market.ts'
import { marketCommand } from './market-command.ts'

/** The command line of the market data, as `npm run -s market -- …`: progress on standard error, the result on standard output. */
const run = async (): Promise<number> => {
  const now = (): Date => new Date()
  const { output, exitCode } = await marketCommand(process.argv.slice(2), {
    indicators,
    snapshot: marketSnapshot(snapshotFile, indicators),
    sources: marketSources(commandConfiguration(), now),
    write: snapshot => writeMarketSnapshot(snapshotFile, snapshot),
    now,
    today: luxembourgToday(now),
    progress: line => void process.stderr.write(`${line}\n`),
  })
  const stream = exitCode === 2 ? process.stderr : process.stdout
  stream.write(`${output}\n`)
  return exitCode
}

try {
  process.exitCode = await run()
} catch (cause) {
  const isExpected = cause instanceof ConfigurationFault
  process.stderr.write(isExpected ? `${cause.message}\n` : `The market data cannot be read: ${String(cause)}\n`)
  process.exitCode = isExpected ? 2 : 1
}
