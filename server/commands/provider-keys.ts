import { createInterface } from 'node:readline'
import { recordedKeys } from '../adapters/storage/key-store.ts'
import { openRecords } from '../adapters/storage/records.ts'
import { ConfigurationFault, messageOf, recordsFault } from '../config/start-fault.ts'
import { commandConfiguration } from '../config.ts'
import { openProviderKeys } from '../open-provider-keys.ts'
import { commandLog } from './command-log.ts'
import { providerKeysCommand } from './provider-keys-command.ts'

/** The first line of standard input; empty where there is none. */
const firstLine = async (): Promise<string> => {
  for await (const line of createInterface({ input: process.stdin })) return line
  return ''
}

/** The operator's command line for provider keys, as `npm run -s provider-keys -- …`. */
const run = async (): Promise<number> => {
  const config = commandConfiguration()
  const records = await openRecords(config).catch(cause => {
    throw new Error(recordsFault(config, cause).message)
  })
  try {
    const { output, fault, exitCode } = await providerKeysCommand(process.argv.slice(2), {
      keys: recordedKeys(records.db),
      providerKeys: openProviderKeys(config, { records, log: commandLog, now: () => new Date() }),
      line: firstLine,
    })
    if (output !== '') process.stdout.write(`${output}\n`)
    if (fault !== '') process.stderr.write(`${fault}\n`)
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
