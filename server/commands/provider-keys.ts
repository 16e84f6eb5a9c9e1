import { createInterface } from 'node:readline'
import { createKeyStore } from '../adapters/storage/key-store.ts'
import { readCommandConfiguration } from '../config/configuration.ts'
import { runProviderKeysCommand } from './provider-keys-command.ts'
import { openCommandProviderKeys, runCommand, withRecords } from './run-command.ts'

/** First line of standard input; empty without one. */
const readFirstLine = async (): Promise<string> => {
  for await (const line of createInterface({ input: process.stdin })) return line
  return ''
}

// Operator's command line for provider keys: `npm run -s provider-keys -- …`.
await runCommand('The keys cannot be reached', () => {
  const config = readCommandConfiguration()
  return withRecords(config, records =>
    runProviderKeysCommand(process.argv.slice(2), {
      keys: createKeyStore(records.db),
      providerKeys: openCommandProviderKeys(config, records),
      line: readFirstLine,
    }),
  )
})
