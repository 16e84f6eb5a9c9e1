import { setTimeout as pause } from 'node:timers/promises'
import type { Transporter } from 'nodemailer'
import type { Letter, WrittenLetter } from '../../ports/accounts.ts'
import type { DeliveringMail } from '../../ports/lead-mail.ts'
import type { Log } from '../../ports/log.ts'
import type { LetterMetrics } from '../../ports/metrics.ts'
import { smtpDelivery } from './smtp-delivery.ts'
import { writtenLetter } from './written-letter.ts'

/** Pauses before the second and the third try: three tries in a minute. */
const pausesMs = [10_000, 30_000] as const
const connectionTimeoutMs = 5000
/** Longest silence of a server that took the connection. */
const silenceMs = 10_000
/** Longest wait for letters under way when the process ends; those that wait for a further try get it then. */
const closeMs = 5000
/** Longest wait for those last tries: a server that keeps speaking and never ends would otherwise hold the process. */
const lastTryMs = 5000
/** Letters under way at most; a flood of them would only fill the memory. */
const underWayMax = 1000

/** What letters by a mail server need. */
export interface SmtpDependencies {
  url: string
  from: string
  log: Log
  metrics: LetterMetrics
  /** Pauses before the second and later tries, in milliseconds. */
  pauses?: readonly number[]
}

/** The way to a mail server, made when the first letter leaves. */
const connection = (url: string): (() => Promise<Transporter>) => {
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
        // The next letter loads it again.
        transport = undefined
        throw cause
      })
    return transport
  }
}

/** Delivers letters, each with its tries; what no try delivers is logged. */
const delivering = ({ url, from, log, metrics, pauses = pausesMs }: SmtpDependencies, closing: AbortSignal) => {
  const connected = connection(url)
  /** Why a try failed, by the name of its fault alone; what a server says may repeat the address. Undefined when it did not. */
  const attempt = async ({ to, subject, text }: WrittenLetter): Promise<string | undefined> => {
    try {
      await (await connected()).sendMail({ from, to: { name: '', address: to }, subject, text })
      return undefined
    } catch (cause) {
      return String(Object(cause).code ?? 'unknown')
    }
  }
  return async (letter: Letter): Promise<void> => {
    const written = writtenLetter(letter)
    let reason = await attempt(written)
    for (const wait of pauses) {
      if (reason === undefined || closing.aborted) break
      await pause(wait, undefined, { signal: closing }).catch(() => {})
      reason = await attempt(written)
    }
    metrics.letter(reason === undefined ? 'taken' : 'lost')
    if (reason !== undefined) log.error({ kind: letter.kind, reason }, 'a letter was not delivered')
  }
}

/** Letters by a mail server, after the answer has left; one that it does not take is tried again, then logged. */
export const smtp = (dependencies: SmtpDependencies): DeliveringMail => {
  const closing = new AbortController()
  const deliver = delivering(dependencies, closing.signal)
  const underWay = new Map<Promise<void>, Letter['kind']>()
  return {
    deliver: smtpDelivery(dependencies),
    send: letter => {
      if (underWay.size >= underWayMax) {
        dependencies.log.error({ kind: letter.kind }, 'a letter was not sent: too many are under way')
        dependencies.metrics.letter('lost')
        return
      }
      const sending = deliver(letter).finally(() => underWay.delete(sending))
      underWay.set(sending, letter.kind)
    },
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
