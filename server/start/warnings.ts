import type { Engine } from '../adapters/storage/engine.ts'
import { isOnThisMachine } from '../config/accounts.ts'
import type { Configuration } from '../config/configuration.ts'
import { formatMiswrittenName } from '../config/miswritten-names.ts'
import type { AppliedErasures } from '../ports/erasures.ts'
import type { Log } from '../ports/log.ts'

type SandboxSettings = Pick<Configuration, 'sandboxApiKey' | 'host' | 'publicUrl' | 'trustProxy'>

/** Warns once if a public service links no legal notice or no privacy notice, as professional services must. */
const warnOfNotices = ({ accounts }: Pick<Configuration, 'accounts'>, log: Log): void => {
  if (!accounts || accounts.isLoopback) return
  const missing = [
    accounts.legalNoticeUrl === undefined && 'LEGAL_NOTICE_URL',
    accounts.privacyUrl === undefined && 'PRIVACY_URL',
  ].filter(name => name !== false)
  if (missing.length > 0)
    log.warn(
      { missing },
      'the pages link no legal notice or no privacy notice',
      `pages lack a notice: set ${missing.join(', ')}`,
    )
}

/** Warns once if strangers can use the shared sandbox key, which also lets them ask for slow and failing answers. */
const warnOfSandbox = ({ sandboxApiKey, host, publicUrl, trustProxy }: SandboxSettings, log: Log): void => {
  if (sandboxApiKey === undefined || (isOnThisMachine(host, publicUrl) && trustProxy === 0)) return
  log.warn(
    {},
    'the sandbox key and failures on demand are on, and others may reach the service; SANDBOX=off turns them off',
    'others may use sandbox key and failures on demand: SANDBOX=off',
  )
}

/** Warns of each variable that is a setting but for its capitals: it is not read, and the default holds. */
const warnOfNames = ({ miswritten }: Pick<Configuration, 'miswritten'>, log: Log): void => {
  for (const name of miswritten)
    log.warn(
      { written: name.written, setting: name.setting },
      'a variable is not read: settings are written in capitals',
      formatMiswrittenName(name),
    )
}

/**
 * Warns once if others can reach the service and its records are a file: in a container without a volume they end with it,
 * and a second replica has records of its own.
 */
const warnOfFile = (
  { host, publicUrl, dataDir }: Pick<Configuration, 'host' | 'publicUrl' | 'dataDir'>,
  { isShared }: Pick<Engine, 'isShared'>,
  log: Log,
): void => {
  if (isShared || isOnThisMachine(host, publicUrl)) return
  log.warn(
    { folder: dataDir },
    'the records are a SQLite file in DATA_DIR, which has to outlive the process; DATABASE_URL moves them to PostgreSQL',
    `records are a SQLite file in ${dataDir}, which has to be kept`,
  )
}

/** Logs warnings at startup about settings that are allowed but rarely intended. */
export const warnOfSettings = (
  config: Pick<Configuration, 'accounts' | 'redisUrl' | 'dataDir' | 'miswritten'> & SandboxSettings,
  engine: Pick<Engine, 'isShared'>,
  log: Log,
): void => {
  warnOfNames(config, log)
  warnOfFile(config, engine, log)
  if (engine.isShared && config.redisUrl === undefined)
    log.warn(
      {},
      'minutes are counted in each process by itself; REDIS_URL lets the processes share them',
      'each process counts minutes by itself; REDIS_URL: all together',
    )
  warnOfNotices(config, log)
  warnOfSandbox(config, log)
}

/** Logs what was erased again in records that were restored from a backup. */
export const reportErasures = (
  { count, unreadable, isTooOld }: AppliedErasures,
  log: Pick<Log, 'warn' | 'error'>,
): void => {
  if (count > 0)
    log.warn(
      { count },
      'the records were restored: what was erased since their backup was erased again',
      `restored records: ${count} erasures since the backup were applied`,
    )
  if (unreadable > 0)
    log.error({ unreadable }, 'lines of the journal of erasures cannot be read; a restore may undo them')
  if (isTooOld)
    log.error(
      {},
      'the restored backup is older than BACKUP_DAYS: what was erased in the days before the journal is back',
    )
}
