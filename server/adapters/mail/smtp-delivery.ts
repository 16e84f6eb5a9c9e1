import { connect, type Socket } from 'node:net'
import type { DeliveredLetter, DeliveringMail, LetterDeliveryOutcome } from '../../ports/lead-mail.ts'
import type { LetterMetrics } from '../../ports/metrics.ts'

/** Timeout of one attempt, from connecting to the server's answer; then the connection is destroyed. */
const tryMs = 20_000
/** Default ports of mail servers: implicit TLS, and submission. */
const [securePort, plainPort] = [465, 587]

export interface SmtpDeliveryDependencies {
  url: string
  from: string
  metrics: LetterMetrics
}

/** Headers of each lead letter: suppress automatic replies. */
const automatic = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' } as const

const getMailHost = (address: string): string => /@([^<>@\s]+)>?$/.exec(address)?.[1] ?? 'localhost'

/** Whether the server rejected a letter permanently: a 5xx reply to a command of the letter itself. */
const isPermanentRejection = (cause: unknown): boolean => {
  const { responseCode, command } = Object(cause) as { responseCode?: unknown; command?: unknown }
  return Number(responseCode) >= 500 && ['MAIL FROM', 'RCPT TO', 'DATA'].includes(String(command))
}

/** One attempt over a connection of its own, which is destroyed at the timeout, however slowly the server responds. */
const tryDelivery = async (
  { url, from }: Pick<SmtpDeliveryDependencies, 'url' | 'from'>,
  { to, replyTo, subject, text, html, messageId }: DeliveredLetter,
  sockets: Set<Socket>,
): Promise<LetterDeliveryOutcome> => {
  const { createTransport } = await import('nodemailer')
  const { protocol, hostname, port } = new URL(url)
  const transport = createTransport({
    url,
    greetingTimeout: tryMs,
    socketTimeout: tryMs,
    disableFileAccess: true,
    disableUrlAccess: true,
    getSocket: (_options: object, done: (error: Error | null, socket?: { connection: Socket }) => void) => {
      const host = hostname.replace(/^\[|\]$/g, '')
      const socket = connect(Number(port || (protocol === 'smtps:' ? securePort : plainPort)), host)
      sockets.add(socket)
      const failed = (error: Error): void => done(error)
      socket.once('error', failed)
      socket.once('connect', () => {
        socket.off('error', failed)
        done(null, { connection: socket })
      })
    },
  } as Parameters<typeof createTransport>[0])
  try {
    await transport.sendMail({
      from,
      to: { name: '', address: to },
      ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
      ...{ subject, text, html, headers: { ...automatic } },
      messageId: `<${messageId}@${getMailHost(from)}>`,
      dsn: { id: messageId, return: 'headers', notify: 'failure', recipient: to },
    })
    return 'taken'
  } catch (cause) {
    return isPermanentRejection(cause) ? 'refused' : 'away'
  } finally {
    transport.close()
  }
}

/** Delivers lead letters to a mail server: one attempt each, which is awaited. */
export const createSmtpDelivery =
  (dependencies: SmtpDeliveryDependencies): DeliveringMail['deliver'] =>
  async letter => {
    const sockets = new Set<Socket>()
    const over = Promise.withResolvers<LetterDeliveryOutcome>()
    const timer = setTimeout(() => over.resolve('away'), tryMs)
    try {
      const trying = tryDelivery(dependencies, letter, sockets).catch(() => 'away' as const)
      const answer = await Promise.race([trying, over.promise])
      dependencies.metrics.letter(answer)
      return answer
    } finally {
      clearTimeout(timer)
      for (const socket of sockets) socket.destroy()
    }
  }
