import { join } from 'node:path'
import { createOutbox } from '../adapters/mail/outbox.ts'
import { createSmtpMail } from '../adapters/mail/smtp.ts'
import { checkMailServer } from '../adapters/mail/smtp-check.ts'
import { dropSandboxLetters } from '../adapters/mail/without-sandboxes.ts'
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

/** Logs whether the mail server would take letters, so that a wrong address is noticed before the first letter. */
export const reportMailServer = async (
  { leads: { mailUrl } }: Pick<Configuration, 'leads'>,
  log: Log,
): Promise<void> => {
  if (mailUrl === undefined) return
  const { host } = new URL(mailUrl)
  const state = await checkMailServer(mailUrl)
  if (state.isReached) log.info({ host }, 'the mail server answers')
  else log.warn({ host, reason: state.reason, cure: state.cure }, 'the mail server takes no letters')
}

/** Opens mail delivery: a mail server, or files; also with `ACCOUNTS=off`, for queued leads. */
export const openMail = (
  config: Pick<Configuration, 'leads' | 'dataDir'>,
  { log, metrics, now, print }: MailDependencies,
): DeliveringMail => {
  const { mailUrl, mailFrom } = config.leads
  return dropSandboxLetters(
    mailUrl === undefined
      ? createOutbox({ folder: getOutboxFolder(config), print, log, metrics, now })
      : createSmtpMail({ url: mailUrl, from: mailFrom, log, metrics }),
  )
}
