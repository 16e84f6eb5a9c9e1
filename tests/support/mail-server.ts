import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** A letter as a mail server took it: whom it is for, and every byte of it. */
interface TakenLetter {
  to: string[]
  raw: string
}

/** A mail server that speaks the real protocol on this machine, and the letters that it took, oldest first. */
export interface MailServer {
  url: string
  taken: TakenLetter[]
  close(): Promise<void>
}

/** Starts a mail server that takes every letter without a password, unless options say otherwise. */
export const mailServer = async (options: SMTPServerOptions = {}): Promise<MailServer> => {
  const taken: TakenLetter[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      void text(stream).then(raw => {
        taken.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw })
        done()
      })
    },
    ...options,
  })
  server.on('error', () => {})
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  return {
    url: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`,
    taken,
    close: () => new Promise<void>(resolve => server.close(() => resolve())),
  }
}

/** One part of a letter as a reader sees it: quoted-printable and base64 undone. */
const readablePart = (part: string): string => {
  const [head = '', ...rest] = part.split('\r\n\r\n')
  const body = rest.join('\r\n\r\n')
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString('utf8')
  const joined = body.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => `%${hex}`)
  return joined.includes('%') ? decodeURIComponent(joined.replace(/%(?![0-9A-F]{2})/g, '%25')) : joined
}

/** The text of a letter as a reader sees it; of a letter that is also written in HTML, its plain part. */
export const readable = (raw: string): string => {
  const boundary = /^content-type: multipart\/[^;]+;\s+boundary="([^"]+)"/im.exec(raw)?.[1]
  if (boundary === undefined) return readablePart(raw)
  const parts = raw.split(`--${boundary}`).map(part => part.replace(/^\r\n/, ''))
  return readablePart(parts.find(part => /^content-type: text\/plain/im.test(part)) ?? '')
}

/** The bytes of an encoded word that is quoted. */
const quotedBytes = (word: string): Buffer =>
  Buffer.from(
    word
      .replaceAll('_', ' ')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  )

/** A header with what its encoded words say (RFC 2047); a sign may begin in one of them and end in the next. */
const decoded = (header: string): string =>
  header.replace(/=\?utf-8\?q\?.*?\?=(\s+=\?utf-8\?q\?.*?\?=)*/gi, words =>
    Buffer.concat([...words.matchAll(/\?q\?(.*?)\?=/gi)].map(([, word = '']) => quotedBytes(word))).toString('utf8'),
  )

/** The headers of a letter by their names in lower case, each on one line. */
export const headersOf = (raw: string): Record<string, string> => {
  const [head = ''] = raw.split('\r\n\r\n')
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')
  return Object.fromEntries(
    lines.map(line => [line.slice(0, line.indexOf(':')).toLowerCase(), decoded(line.slice(line.indexOf(':') + 2))]),
  )
}
