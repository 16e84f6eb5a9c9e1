import { setTimeout as pause } from 'node:timers/promises'
import type { Transporter } from 'nodemailer'
import type { Letter, WrittenLetter } from '../../ports/accounts.ts'
import type { DeliveringMail } from '../../ports/lead-mail.ts'
import type { Log } from '../../ports/log.ts'
import type { LetterMetrics } from '../../ports/metrics.ts'
import { createSmtpDelivery } from './smtp-delivery.ts'
import { renderLetter } from './written-letter.ts'

/** Delays before the second and third attempts: three attempts within a minute. */
const pausesMs = [10_000, 30_000] as const
const connectionTimeoutMs = 5000
/** Socket timeout after connecting. */
const silenceMs = 10_000
/** Maximum wait for unfinished letters at shutdown; those that wait for a retry are then tried at once. */
const closeMs = 5000
/** Maximum wait for those last attempts: a server that keeps sending could otherwise delay the exit for ever. */
const lastTryMs = 5000
/** Maximum number of unfinished letters; more would only fill memory. */
const underWayMax = 1000

/** Dependencies of the mail server adapter. */
export interface SmtpDependencies {
  url: string
  from: string
  log: Log
  metrics: LetterMetrics
  /** Delays before the second and later attempts, in milliseconds. */
  pauses?: readonly number[]
}

/** SMTP transport, created with the first letter. */
const createLazyTransport = (url: string): (() => Promise<Transporter>) => {
  let transport: Promise<Transporter> | undefined
  return () => {
    transport ??= import('nodemailer')
      .then(({ createTransport }) =>
        createTransport({
          url,
          connectionTimeout: connectionTimeoutMs,
          greetingTimeout: connectionTimeoutMs,
          socketTimeout: silenceMs,
          disableFileAccess: true,
          disableUrlAccess: true,
        }),
      )
      .catch(cause => {
        // The next letter retries the import.
        transport = undefined
        throw cause
      })
    return transport
  }
}

/** Delivers letters with retries; those that every attempt fails to deliver are logged. */
const createRetryingDelivery = (
  { url, from, log, metrics, pauses = pausesMs }: SmtpDependencies,
  closing: AbortSignal,
) => {
  const connected = createLazyTransport(url)
  /**
   * Error code of a failed attempt, undefined on success. The server's own text is not kept: it may repeat the address.
   */
  const attempt = async ({ to, subject, text }: WrittenLetter): Promise<string | undefined> => {
    try {
      await (await connected()).sendMail({ from, to: { name: '', address: to }, subject, text })
      return undefined
    } catch (cause) {
      return String(Object(cause).code ?? 'unknown')
    }
  }
  return async (letter: Letter): Promise<boolean> => {
    const written = renderLetter(letter)
    let reason = await attempt(written)
    for (const wait of pauses) {
      if (reason === undefined || closing.aborted) break
      await pause(wait, undefined, { signal: closing }).catch(() => {})
      reason = await attempt(written)
    }
    metrics.letter(reason === undefined ? 'taken' : 'lost')
    if (reason !== undefined) log.error({ kind: letter.kind, reason }, 'a letter was not delivered')
    return reason === undefined
  }
}

/**
 * Sends letters through a mail server after the response; a letter that the server does not accept is retried, then
 * logged.
 */
export const createSmtpMail = (dependencies: SmtpDependencies): DeliveringMail => {
  const closing = new AbortController()
  const deliver = createRetryingDelivery(dependencies, closing.signal)
  const underWay = new Map<Promise<boolean>, Letter['kind']>()
  const sendAndWait = async (letter: Letter): Promise<boolean> => {
    if (underWay.size >= underWayMax) {
      dependencies.log.error({ kind: letter.kind }, 'a letter was not sent: too many are under way')
      dependencies.metrics.letter('lost')
      return false
    }
    const sending = deliver(letter).finally(() => underWay.delete(sending))
    underWay.set(sending, letter.kind)
    return sending
  }
  return {
    deliver: createSmtpDelivery(dependencies),
    sendAndWait,
    send: letter => void sendAndWait(letter),
    close: async () => {
      const sent = Promise.all(underWay.keys())
      await Promise.race([sent, pause(closeMs, undefined, { ref: false })])
      closing.abort()
      await Promise.race([sent, pause(lastTryMs, undefined, { ref: false })])
      for (const kind of underWay.values()) {
        dependencies.log.error({ kind, reason: 'ended' }, 'a letter was not delivered')
      }
    },
  }
}
