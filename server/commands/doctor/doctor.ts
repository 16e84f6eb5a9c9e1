import { readMachine } from '../../adapters/workers/machine-budget.ts'
import type { Configuration } from '../../config/configuration.ts'
import { type CommandResult, withRecords } from '../run-command.ts'
import { formatTextTable } from '../text-table.ts'
import { checkPublicUrl } from './address.ts'
import { type Finding, findOrReport, good, warning } from './finding.ts'
import { checkMail } from './letter.ts'
import { checkBackup, checkDisk, checkMemory } from './machine.ts'
import { checkPostgres } from './postgres.ts'
import { checkRedis } from './redis.ts'
import { checkRetention } from './retention.ts'

/** What the operator names on the command line. */
export interface DoctorOptions {
  /** Number of processes that share the records. */
  replicas: number
  /** Newest backup. */
  backup: string | undefined
  /** Address of a test letter. */
  letterTo: string | undefined
  /** Print the findings as JSON. */
  isJson: boolean
  now(): Date
}

/** Checks the place of the records and the age of their rows. */
const checkRecords = async (config: Configuration, options: DoctorOptions): Promise<readonly Finding[]> => {
  const { databaseUrl: url, databasePoolMax: poolMax, dataDir } = config
  const { replicas, now } = options
  const server =
    url === undefined
      ? [
          replicas > 1
            ? warning('Records', `SQLite in ${dataDir} is for one process.`, 'Set DATABASE_URL for several processes.')
            : good('Records', `SQLite in ${dataDir}.`),
        ]
      : await checkPostgres({ url, poolMax, replicas, now })
  if (server.some(({ state }) => state === 'bad')) return server
  const kept = await findOrReport(
    'Records: tables',
    () => withRecords(config, ({ db }) => checkRetention(db, now())),
    'The records cannot be opened: see the sentence.',
  )
  return [...server, ...kept]
}

const checkSharedMinutes = async ({ redisUrl }: Configuration, replicas: number): Promise<readonly Finding[]> => {
  if (redisUrl !== undefined) return checkRedis(redisUrl)
  return replicas > 1
    ? [warning('Redis', 'REDIS_URL is not set: each process lets the whole limit of a minute pass.', 'Set REDIS_URL.')]
    : []
}

/** Runs every check of an installation, those of one part after the other, and parts side by side. */
const examineInstallation = async (config: Configuration, options: DoctorOptions): Promise<Finding[]> => {
  const { mailUrl, mailFrom } = config.leads
  const parts = await Promise.all([
    checkRecords(config, options),
    checkSharedMinutes(config, options.replicas),
    checkMail({ url: mailUrl, from: mailFrom, letterTo: options.letterTo }),
    [checkMemory(readMachine(), config.calculationThreads)],
    checkDisk(config.dataDir),
    checkBackup(options.backup, config.backupDays, options.now()),
    checkPublicUrl(config.publicUrl, options.now),
  ])
  return parts.flat()
}

const marks = { good: 'ok', warning: 'warning', bad: 'BAD' } as const

/** Findings as a table, with a line for each cure below its finding. */
const formatFindings = (findings: readonly Finding[]): string => {
  const table = formatTextTable(findings.map(({ part, state, found }) => [marks[state], part, found])).split('\n')
  return table.map((line, at) => [line, findings[at]?.cure].filter(Boolean).join('\n         → ')).join('\n')
}

/** Runs the doctor; exit code 1 where something is bad. */
export const runDoctor = async (config: Configuration, options: DoctorOptions): Promise<CommandResult> => {
  const findings = await examineInstallation(config, options)
  const isBad = findings.some(({ state }) => state === 'bad')
  return {
    output: options.isJson ? JSON.stringify(findings, null, 2) : formatFindings(findings),
    fault: '',
    exitCode: isBad ? 1 : 0,
  }
}
