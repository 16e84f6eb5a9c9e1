import { join } from 'node:path'
import { createOutbox } from '../adapters/mail/outbox.ts'
import { createSmtpMail } from '../adapters/mail/smtp.ts'
import type { Configuration } from '../config/configuration.ts'
import type { DeliveringMail } from '../ports/lead-mail.ts'
import type { Log } from '../ports/log.ts'
import type { LetterMetrics } from '../ports/metrics.ts'

export interface MailDependencies {
  log: Log
  metrics: LetterMetrics
  now(): Date
  /** Prints a line on the operator's terminal. */
  print(line: string): void
}

/** Folder of letters without a mail server. */
export const getOutboxFolder = ({ dataDir }: Pick<Configuration, 'dataDir'>): string => join(dataDir, 'outbox')

/** Opens mail delivery: a mail server, or files; also with `ACCOUNTS=off`, for queued leads. */
export const openMail = (
  config: Pick<Configuration, 'leads' | 'dataDir'>,
  { log, metrics, now, print }: MailDependencies,
): DeliveringMail => {
  const { mailUrl, mailFrom } = config.leads
  return mailUrl === undefined
    ? createOutbox({ folder: getOutboxFolder(config), print, log, metrics, now })
    : createSmtpMail({ url: mailUrl, from: mailFrom, log, metrics })
}
