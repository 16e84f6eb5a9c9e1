import { randomBytes } from 'node:crypto'
import { recordedKeys } from '../adapters/storage/key-store.ts'
import { recordedUsage } from '../adapters/storage/usage-store.ts'
import { commandConfiguration } from '../config/configuration.ts'
import { accountContext } from './account-context.ts'
import { keysCommand } from './keys-command.ts'
import { commandSealed, onRecords, runCommand } from './run-command.ts'

// The operator's command line, as `npm run -s keys -- …`: reads the arguments, does one thing, leaves.
await runCommand('The keys cannot be reached', () => {
  const config = commandConfiguration()
  const now = (): Date => new Date()
  return onRecords(config, async records => {
    const accounts = accountContext(config, records)
    const result = await keysCommand(process.argv.slice(2), {
      accounts,
      sealed: () => commandSealed(config, records),
      keys: recordedKeys(records.db),
      usage: recordedUsage(records.counts, records.runCount),
      randomBytes,
      now,
    })
    await accounts.mail.close()
    return result
  })
})
