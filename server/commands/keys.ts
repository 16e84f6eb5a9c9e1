import { randomBytes } from 'node:crypto'
import { createKeyStore } from '../adapters/storage/key-store.ts'
import { createUsageStore } from '../adapters/storage/usage-store.ts'
import { readCommandConfiguration } from '../config/configuration.ts'
import { createAccountContext } from './account-context.ts'
import { runKeysCommand } from './keys-command.ts'
import { openCommandSealed, runCommand, withRecords } from './run-command.ts'

// Operator's command line: `npm run -s keys -- …`.
await runCommand('The keys cannot be reached', () => {
  const config = readCommandConfiguration()
  const now = (): Date => new Date()
  return withRecords(config, async records => {
    const accounts = createAccountContext(config, records)
    const result = await runKeysCommand(process.argv.slice(2), {
      accounts,
      sealed: () => openCommandSealed(config, records),
      keys: createKeyStore(records.db),
      usage: createUsageStore(records.counts, records.runCount),
      randomBytes,
      now,
    })
    await accounts.mail.close()
    return result
  })
})
