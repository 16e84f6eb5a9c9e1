import { randomUUID } from 'node:crypto'
import { checkMailServer } from '../../adapters/mail/smtp-check.ts'
import { createSmtpDelivery } from '../../adapters/mail/smtp-delivery.ts'
import { bad, type Finding, good, warning } from './finding.ts'

/** What the check of the mail server reads. */
export interface MailQuestion {
  url: string | undefined
  from: string
  /** Address of a test letter; none is sent without it. */
  letterTo: string | undefined
}

const sendTestLetter = async (url: string, from: string, to: string): Promise<Finding> => {
  const text = 'The mail server of Valorem delivers letters to this address.'
  const outcome = await createSmtpDelivery({ url, from, metrics: { letter() {} } })({
    to,
    replyTo: undefined,
    subject: 'Valorem: test letter',
    text,
    html: `<p>${text}</p>`,
    messageId: randomUUID(),
  })
  if (outcome === 'taken')
    return good('Mail: letter', `The server took a test letter for ${to}; see whether it arrives, and not as spam.`)
  return outcome === 'refused'
    ? bad(
        'Mail: letter',
        'The server refused the test letter.',
        'Let MAIL_FROM be an address that the server may send for, and --letter-to one that exists.',
      )
    : bad(
        'Mail: letter',
        'The server did not take the test letter in time.',
        'Try again, and see the log of the server.',
      )
}

/** Whether a password of the address may be sent in clear: STARTTLS is used only where the server offers it. */
const isPasswordOpen = (url: string): boolean => {
  const { protocol, username, searchParams } = new URL(url)
  return username !== '' && protocol !== 'smtps:' && searchParams.get('requireTLS') !== 'true'
}

/** Checks the mail server: greeting, TLS, user and password, and a letter where an address is given. */
export const checkMail = async ({ url, from, letterTo }: MailQuestion): Promise<readonly Finding[]> => {
  if (url === undefined)
    return [
      warning(
        'Mail',
        'MAIL_URL is not set: letters are files in DATA_DIR/outbox.',
        'Set MAIL_URL where others reach the service.',
      ),
    ]
  const { host } = new URL(url)
  const state = await checkMailServer(url)
  if (!state.isReached) return [bad('Mail', `${host} takes no letters: ${state.reason}.`, state.cure)]
  const reached = isPasswordOpen(url)
    ? warning(
        'Mail',
        `${host} answers; without TLS of its own the password goes in clear.`,
        'Use smtps://, or add requireTLS=true to MAIL_URL.',
      )
    : good('Mail', `${host} answers.`)
  return letterTo === undefined ? [reached] : [reached, await sendTestLetter(url, from, letterTo)]
}
