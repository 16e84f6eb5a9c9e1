import type { Engine } from '../adapters/storage/engine.ts'
import type { Configuration } from '../config/configuration.ts'
import type { Log } from '../ports/log.ts'

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

/** Logs warnings at startup about settings that are allowed but rarely intended. */
export const warnOfSettings = (
  config: Pick<Configuration, 'accounts' | 'redisUrl'>,
  { isShared }: Pick<Engine, 'isShared'>,
  log: Log,
): void => {
  if (isShared && config.redisUrl === undefined)
    log.warn(
      {},
      'minutes are counted in each process by itself; REDIS_URL lets the processes share them',
      'each process counts minutes by itself; REDIS_URL: all together',
    )
  warnOfNotices(config, log)
}
