import { connect, type Socket } from 'node:net'
import type { DeliveredLetter, DeliveringMail, DeliveryAnswer } from '../../ports/lead-mail.ts'
import type { LetterMetrics } from '../../ports/metrics.ts'

/** Longest time of a try, from the connection to the answer; then the connection is cut. */
const tryMs = 20_000
/** Ports of mail servers, where the address names none: with TLS from the first byte, else for letters of programs. */
const [securePort, plainPort] = [465, 587]

/** What the way to a mail server needs. */
export interface SmtpDeliveryDependencies {
  url: string
  from: string
  metrics: LetterMetrics
}

/** What is sent with each letter of a contact: no robot answers it, and a failure repeats its head alone. */
const automatic = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' } as const

const hostOf = (address: string): string => /@([^<>@\s]+)>?$/.exec(address)?.[1] ?? 'localhost'

/** Whether a server refused a letter for good: an answer of 5xx to what was said of the letter. */
const isRefused = (cause: unknown): boolean => {
  const { responseCode, command } = Object(cause) as { responseCode?: unknown; command?: unknown }
  return Number(responseCode) >= 500 && ['MAIL FROM', 'RCPT TO', 'DATA'].includes(String(command))
}

/** One try with a connection of its own, which is cut when its time is over: what answers slowly is no answer. */
const tried = async (
  { url, from }: Pick<SmtpDeliveryDependencies, 'url' | 'from'>,
  { to, replyTo, subject, text, html, messageId }: DeliveredLetter,
  sockets: Set<Socket>,
): Promise<DeliveryAnswer> => {
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
      messageId: `<${messageId}@${hostOf(from)}>`,
      dsn: { id: messageId, return: 'headers', notify: 'failure', recipient: to },
    })
    return 'taken'
  } catch (cause) {
    return isRefused(cause) ? 'refused' : 'away'
  } finally {
    transport.close()
  }
}

/** Delivers letters of contacts to a mail server: one try each, whose end is waited for. */
export const smtpDelivery =
  (dependencies: SmtpDeliveryDependencies): DeliveringMail['deliver'] =>
  async letter => {
    const sockets = new Set<Socket>()
    const over = Promise.withResolvers<DeliveryAnswer>()
    const timer = setTimeout(() => over.resolve('away'), tryMs)
    try {
      const trying = tried(dependencies, letter, sockets).catch(() => 'away' as const)
      const answer = await Promise.race([trying, over.promise])
      dependencies.metrics.letter(answer)
      return answer
    } finally {
      clearTimeout(timer)
      for (const socket of sockets) socket.destroy()
    }
  }
