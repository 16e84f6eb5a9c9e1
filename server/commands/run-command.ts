import { randomBytes } from 'node:crypto'
import { createProviderCheck } from '../adapters/ai/provider-check.ts'
import type { Records } from '../adapters/storage/database.ts'
import { openRecords, type RecordsPlace } from '../adapters/storage/records.ts'
import { createSealedLeadStore } from '../adapters/storage/sealed-lead-store.ts'
import type { Configuration } from '../config/configuration.ts'
import { ConfigurationFault, createRecordsFault, getErrorMessage } from '../config/start-fault.ts'
import type { Log } from '../ports/log.ts'
import type { ProviderKeys, Rewrapped } from '../ports/provider-keys.ts'
import { createLeadSealing } from '../services/leads/lead-sealing.ts'
import { openProviderKeys, readWrappingSecrets } from '../start/provider-keys.ts'

/** Command that cannot be run; the message says how to correct it. */
export class CommandFault extends Error {}

/** Result of a command: text for standard output and standard error, and the exit code. */
export interface CommandResult {
  output: string
  fault: string
  exitCode: number
}

const ignoreLine = (): void => {}

/** Commands have no log: errors go to standard error. */
export const commandLog: Log = {
  debug: ignoreLine,
  info: ignoreLine,
  warn: ignoreLine,
  error: (_fields, message) => void process.stderr.write(`${message}\n`),
}

/**
 * Runs work on the records of a configuration, and closes them. @throws Error with the reason why they cannot be
 * opened.
 */
export const withRecords = async <T>(
  config: Configuration & Pick<RecordsPlace, 'journal'>,
  work: (records: Records) => Promise<T>,
): Promise<T> => {
  const records = await openRecords(config).catch(cause => {
    throw new Error(createRecordsFault(config, cause).message)
  })
  try {
    return await work(records)
  } finally {
    await records.close()
  }
}

/** Provider keys of a configuration, for commands. */
export const openCommandProviderKeys = (config: Configuration, records: Records): ProviderKeys =>
  openProviderKeys(config, {
    records,
    check: createProviderCheck({ urls: config.providerKeys.urls }),
    log: commandLog,
    randomBytes,
    now: () => new Date(),
  })

/** All data encrypted with the secrets: provider keys, leads, and secrets of webhooks. */
export const openCommandSealed = (config: Configuration, records: Records): Pick<ProviderKeys, 'isOn' | 'rewrap'> => {
  const providerKeys = openCommandProviderKeys(config, records)
  const own = { records: createSealedLeadStore(records.db), randomBytes, log: commandLog }
  const leads = createLeadSealing({ secrets: readWrappingSecrets(config), ...own })
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
 * Runs a command line, prints its result, and sets the exit code: 2 for an invalid setting, 1 for any other failure.
 * @param failed prefix for the reason of such a failure.
 */
export const runCommand = async (failed: string, run: () => Promise<CommandResult>): Promise<void> => {
  try {
    const { output, fault, exitCode } = await run()
    if (output !== '') process.stdout.write(`${output}\n`)
    if (fault !== '') process.stderr.write(`${fault}\n`)
    process.exitCode = exitCode
  } catch (cause) {
    const isExpected = cause instanceof ConfigurationFault
    process.stderr.write(isExpected ? `${cause.message}\n` : `${failed}: ${getErrorMessage(cause)}\n`)
    process.exitCode = isExpected ? 2 : 1
  }
}
