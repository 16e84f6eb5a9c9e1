import type { TransportOptions } from 'nodemailer'

/** Timeout of each step of the check, in milliseconds. */
const stepMs = 5000

/** Mail server that answers, or why none does. */
export type MailServerState = { isReached: true } | { isReached: false; reason: string; cure: string }

/** Cures by the code of the library's error. */
const cures: Readonly<Record<string, string>> = {
  ETLS: 'The server offers TLS and breaks it off: mend its certificate, or add ?ignoreTLS=true to MAIL_URL on a private network.',
  EAUTH: 'The server refuses the user or the password of MAIL_URL.',
  EDNS: 'No such host: see the name in MAIL_URL.',
  ECONNECTION: 'Nothing listens there: see the host and port of MAIL_URL, and the firewall.',
  ESOCKET:
    'Nothing listens there, or it speaks another protocol: smtps:// is port 465, smtp:// with STARTTLS port 587.',
  ETIMEDOUT:
    'The server does not answer: see the host and port of MAIL_URL, and the firewall; many networks close port 25.',
  EPROTOCOL: 'The server refuses the greeting: add ?name=mail.example, the name of this machine, to MAIL_URL.',
}

/**
 * Connects to a mail server as a letter would: greeting, TLS, user and password; no letter is sent.
 * @param url as in `MAIL_URL`.
 */
export const checkMailServer = async (url: string): Promise<MailServerState> => {
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({
    url,
    connectionTimeout: stepMs,
    greetingTimeout: stepMs,
    socketTimeout: stepMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  } as TransportOptions)
  try {
    await transport.verify()
    return { isReached: true }
  } catch (cause) {
    const code = String(Object(cause).code ?? 'unknown')
    return {
      isReached: false,
      reason: code,
      cure: cures[code] ?? 'See the host, port, user and password of MAIL_URL.',
    }
  } finally {
    transport.close()
  }
}
