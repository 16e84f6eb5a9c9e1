import { randomBytes } from 'node:crypto'
import { keysCommand } from './access/keys-command.ts'
import { openDatabase } from './adapters/storage/database.ts'
import { recordedKeys } from './adapters/storage/key-store.ts'
import { recordedUsage } from './adapters/storage/usage-store.ts'
import { ConfigurationFault, configuration } from './config.ts'

/** The operator's command line, as `npm run -s keys -- …`: reads the arguments, does one thing, leaves. */
const run = async (): Promise<number> => {
  const db = await openDatabase(configuration().dataDir)
  try {
    const { output, fault, exitCode } = await keysCommand(process.argv.slice(2), {
      keys: recordedKeys(db),
      usage: recordedUsage(db),
      randomBytes,
      now: () => new Date(),
    })
    if (output !== '') process.stdout.write(`${output}\n`)
    if (fault !== '') process.stderr.write(`${fault}\n`)
    return exitCode
  } finally {
    await db.destroy()
  }
}

try {
  process.exitCode = await run()
} catch (cause) {
  const isExpected = cause instanceof ConfigurationFault
  process.stderr.write(isExpected ? `${cause.message}\n` : `The keys cannot be reached: ${String(cause)}\n`)
  process.exitCode = isExpected ? 2 : 1
}
