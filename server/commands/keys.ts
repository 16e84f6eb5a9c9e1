import { randomBytes } from 'node:crypto'
import { recordedKeys } from '../adapters/storage/key-store.ts'
import { openRecords } from '../adapters/storage/records.ts'
import { recordedUsage } from '../adapters/storage/usage-store.ts'
import { ConfigurationFault, messageOf, recordsFault } from '../config/start-fault.ts'
import { commandConfiguration } from '../config.ts'
import { openProviderKeys } from '../open-provider-keys.ts'
import { accountContext } from './account-context.ts'
import { commandLog } from './command-log.ts'
import { keysCommand } from './keys-command.ts'

/** The operator's command line, as `npm run -s keys -- …`: reads the arguments, does one thing, leaves. */
const run = async (): Promise<number> => {
  const config = commandConfiguration()
  const records = await openRecords(config).catch(cause => {
    throw new Error(recordsFault(config, cause).message)
  })
  try {
    const accounts = accountContext(config, records)
    const { output, fault, exitCode } = await keysCommand(process.argv.slice(2), {
      accounts,
      providerKeys: () => openProviderKeys(config, { records, log: commandLog, now: () => new Date() }),
      keys: recordedKeys(records.db),
      usage: recordedUsage(records.counts, records.runCount),
      randomBytes,
      now: () => new Date(),
    })
    if (output !== '') process.stdout.write(`${output}\n`)
    if (fault !== '') process.stderr.write(`${fault}\n`)
    await accounts.mail.close()
    return exitCode
  } finally {
    await records.close()
  }
}

try {
  process.exitCode = await run()
} catch (cause) {
  const isExpected = cause instanceof ConfigurationFault
  process.stderr.write(isExpected ? `${cause.message}\n` : `The keys cannot be reached: ${messageOf(cause)}\n`)
  process.exitCode = isExpected ? 2 : 1
}
