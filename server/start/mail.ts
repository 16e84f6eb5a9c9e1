import { join } from 'node:path'
import { outbox } from '../adapters/mail/outbox.ts'
import { smtp } from '../adapters/mail/smtp.ts'
import type { Configuration } from '../config/configuration.ts'
import type { DeliveringMail } from '../ports/lead-mail.ts'
import type { Log } from '../ports/log.ts'
import type { LetterMetrics } from '../ports/metrics.ts'

/** What letters need of the process. */
export interface MailNeeds {
  log: Log
  metrics: LetterMetrics
  now(): Date
  /** Prints a line on the operator's terminal. */
  print(line: string): void
}

/** Folder of the letters where there is no mail server. */
export const outboxFolder = ({ dataDir }: Pick<Configuration, 'dataDir'>): string => join(dataDir, 'outbox')

/** Opens the way of letters: a mail server, or files; also with `ACCOUNTS=off`, for contacts that wait. */
export const openMail = (
  config: Pick<Configuration, 'leads' | 'dataDir'>,
  { log, metrics, now, print }: MailNeeds,
): DeliveringMail => {
  const { mailUrl, mailFrom } = config.leads
  return mailUrl === undefined
    ? outbox({ folder: outboxFolder(config), print, log, metrics, now })
    : smtp({ url: mailUrl, from: mailFrom, log, metrics })
}
