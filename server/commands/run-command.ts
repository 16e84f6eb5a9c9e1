import { randomBytes } from 'node:crypto'
import { providerCheck } from '../adapters/ai/provider-check.ts'
import type { Records } from '../adapters/storage/database.ts'
import { openRecords } from '../adapters/storage/records.ts'
import { sealedLeads } from '../adapters/storage/sealed-lead-store.ts'
import type { Configuration } from '../config/configuration.ts'
import { ConfigurationFault, messageOf, recordsFault } from '../config/start-fault.ts'
import type { Log } from '../ports/log.ts'
import type { ProviderKeys, Rewrapped } from '../ports/provider-keys.ts'
import { leadSealing } from '../services/leads/lead-sealing.ts'
import { openProviderKeys, secretsOf } from '../start/provider-keys.ts'

/** A command that cannot be carried out; the message says what to write instead. */
export class CommandFault extends Error {}

/** What a command leaves behind: its lines for standard output and for standard error, and the code for the shell. */
export interface CommandResult {
  output: string
  fault: string
  exitCode: number
}

const silent = (): void => {}

/** A command has no log: what would be an error in it goes to standard error. */
export const commandLog: Log = {
  debug: silent,
  info: silent,
  warn: silent,
  error: (_fields, message) => void process.stderr.write(`${message}\n`),
}

/** Does something on the records of a configuration, and closes them. @throws Error that says why they cannot be opened. */
export const onRecords = async <T>(config: Configuration, work: (records: Records) => Promise<T>): Promise<T> => {
  const records = await openRecords(config).catch(cause => {
    throw new Error(recordsFault(config, cause).message)
  })
  try {
    return await work(records)
  } finally {
    await records.close()
  }
}

/** The provider keys of a configuration, as a command works on them. */
export const commandProviderKeys = (config: Configuration, records: Records): ProviderKeys =>
  openProviderKeys(config, {
    records,
    check: providerCheck({ urls: config.providerKeys.urls }),
    log: commandLog,
    randomBytes,
    now: () => new Date(),
  })

/** Everything that the secrets seal: keys of providers, contacts, and the secrets of webhooks. */
export const commandSealed = (config: Configuration, records: Records): Pick<ProviderKeys, 'isOn' | 'rewrap'> => {
  const providerKeys = commandProviderKeys(config, records)
  const own = { records: sealedLeads(records.db), randomBytes, log: commandLog }
  const leads = leadSealing({ secrets: secretsOf(config), ...own })
  return {
    isOn: providerKeys.isOn,
    rewrap: async () => {
      const counts: Rewrapped = await providerKeys.rewrap()
      const ofLeads = await leads.rewrap()
      return {
        rewrapped: counts.rewrapped + ofLeads.rewrapped,
        already: counts.already + ofLeads.already,
        unopened: counts.unopened + ofLeads.unopened,
      }
    },
  }
}

/**
 * Runs a command line, prints what it leaves, and sets the exit code: 2 for a setting that is wrong, 1 for anything else
 * that failed.
 * @param failed what is said before the reason of such a failure.
 */
export const runCommand = async (failed: string, run: () => Promise<CommandResult>): Promise<void> => {
  try {
    const { output, fault, exitCode } = await run()
    if (output !== '') process.stdout.write(`${output}\n`)
    if (fault !== '') process.stderr.write(`${fault}\n`)
    process.exitCode = exitCode
  } catch (cause) {
    const isExpected = cause instanceof ConfigurationFault
    process.stderr.write(isExpected ? `${cause.message}\n` : `${failed}: ${messageOf(cause)}\n`)
    process.exitCode = isExpected ? 2 : 1
  }
}
