import { createInterface } from 'node:readline'
import { recordedKeys } from '../adapters/storage/key-store.ts'
import { commandConfiguration } from '../config/configuration.ts'
import { providerKeysCommand } from './provider-keys-command.ts'
import { commandProviderKeys, onRecords, runCommand } from './run-command.ts'

/** The first line of standard input; empty where there is none. */
const firstLine = async (): Promise<string> => {
  for await (const line of createInterface({ input: process.stdin })) return line
  return ''
}

// The operator's command line for provider keys, as `npm run -s provider-keys -- …`.
await runCommand('The keys cannot be reached', () => {
  const config = commandConfiguration()
  return onRecords(config, records =>
    providerKeysCommand(process.argv.slice(2), {
      keys: recordedKeys(records.db),
      providerKeys: commandProviderKeys(config, records),
      line: firstLine,
    }),
  )
})
