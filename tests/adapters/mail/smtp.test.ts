import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import type { SMTPServerOptions } from 'smtp-server'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { createSmtpMail } from '#server/adapters/mail/smtp'
import { readConfiguration } from '#server/config/configuration'
import type { Letter } from '#server/ports/accounts'
import type { LetterOutcome } from '#server/ports/metrics'
import { reportMailServer } from '#server/start/mail'
import { readable, mailServer as startMailServer } from '../../support/mail-server.ts'

const letter: Letter = {
  kind: 'verify',
  to: 'ada@agency.example',
  locale: 'fr',
  link: `https://valorem.example/verify?token=${'t'.repeat(160)}`,
}
const from = 'Valorem <no-reply@valorem.example>'

// What the first letter loads is loaded by then: an end waits for letters for ten seconds, however busy the machine is.
beforeAll(async () => void (await import('nodemailer')))

/** A mail server that ends with its test. */
const mailServer = async (options: SMTPServerOptions = {}) => {
  const server = await startMailServer(options)
  onTestFinished(server.close)
  return server
}

const memoryLog = () => {
  const faults: { fields: object; message: string }[] = []
  const outcomes: LetterOutcome[] = []
  const log = {
    debug() {},
    info() {},
    warn() {},
    error: (fields: object, message: string) => void faults.push({ fields, message }),
  }
  return { faults, outcomes, log, metrics: { letter: (outcome: LetterOutcome) => void outcomes.push(outcome) } }
}

test('a letter arrives with its address, its subject and its whole link', async () => {
  const { url, taken } = await mailServer()
  const { faults, outcomes, log, metrics } = memoryLog()
  const mail = createSmtpMail({ url, from, log, metrics })
  mail.send(letter)
  await mail.close()
  expect(faults).toEqual([])
  expect(outcomes).toEqual(['taken'])
  expect(taken.map(({ to }) => to)).toEqual([['ada@agency.example']])
  expect(readable(taken[0]?.raw ?? '')).toContain(letter.link)
  expect(taken[0]?.raw).toContain('From: Valorem <no-reply@valorem.example>')
})

test('a server that refuses at first gets the letter again', async () => {
  let refusals = 2
  const { url, taken } = await mailServer({
    onMailFrom: (_address, _session, done) => {
      refusals -= 1
      done(refusals >= 0 ? Object.assign(new Error('later'), { responseCode: 451 }) : null)
    },
  })
  const { faults, outcomes, log, metrics } = memoryLog()
  const mail = createSmtpMail({ url, from, log, metrics, pauses: [5, 5] })
  mail.send(letter)
  await mail.close()
  expect(taken).toHaveLength(1)
  expect(faults).toEqual([])
  expect(outcomes).toEqual(['taken'])
})

test('a letter that no try delivers is logged without its address and link', async () => {
  const { url } = await mailServer({
    onRcptTo: ({ address }, _session, done) =>
      done(Object.assign(new Error(`${address} is unknown here`), { responseCode: 550 })),
  })
  const { faults, outcomes, log, metrics } = memoryLog()
  const mail = createSmtpMail({ url, from, log, metrics, pauses: [5, 5] })
  mail.send(letter)
  await mail.close()
  expect(faults).toEqual([{ fields: { kind: 'verify', reason: 'EENVELOPE' }, message: 'a letter was not delivered' }])
  expect(outcomes).toEqual(['lost'])
})

test('a server that is not there holds nobody up', async () => {
  const { faults, outcomes, log, metrics } = memoryLog()
  const mail = createSmtpMail({ url: 'smtp://127.0.0.1:1', from, log, metrics, pauses: [5, 5] })
  // Nothing to await, and nothing is known of the letter yet.
  expect(mail.send(letter)).toBeUndefined()
  expect(faults).toEqual([])
  await mail.close()
  expect(faults).toHaveLength(1)
  expect(outcomes).toEqual(['lost'])
})

/** Answers of a relay that offers TLS and breaks it off; what is none of these is a part of a letter. */
const relayAnswers: readonly [RegExp, string][] = [
  [/^EHLO/, '250-relay.example\r\n250 STARTTLS'],
  [/^STARTTLS/, '454 TLS not available'],
  [/^DATA/, '354 go on'],
  [/\r\n\.\r\n$/, '250 taken'],
  [/^(MAIL|RCPT|QUIT)/, '250 good'],
]

/** Starts such a relay and keeps what it is told. */
const relayWithoutTls = async () => {
  const told: string[] = []
  const relay = createServer(socket => {
    socket.write('220 relay.example ESMTP\r\n')
    socket
      .on('error', () => {})
      .on('data', data => {
        told.push(data.toString())
        const answer = relayAnswers.find(([line]) => line.test(data.toString()))
        if (answer) socket.write(`${answer[1]}\r\n`)
      })
  }).listen(0, '127.0.0.1')
  await once(relay, 'listening')
  onTestFinished(() => void relay.close())
  return { url: `smtp://127.0.0.1:${(relay.address() as AddressInfo).port}`, told }
}

test('a relay whose TLS is broken takes letters by the options of MAIL_URL that SETTINGS.md names, and no letter goes without', async () => {
  const { url, told } = await relayWithoutTls()
  const { faults, outcomes, log, metrics } = memoryLog()
  const send = async (address: string): Promise<void> => {
    const mail = createSmtpMail({ url: address, from, log, metrics, pauses: [] })
    mail.send(letter)
    await mail.close()
  }
  await send(url)
  await send(`${url}?requireTLS=true`)
  expect(faults).toMatchObject([{ fields: { reason: 'ETLS' } }, { fields: { reason: 'ETLS' } }])
  expect(told.join('')).not.toContain('DATA')
  await send(`${url}?ignoreTLS=true&name=prices.example`)
  expect(outcomes).toEqual(['lost', 'lost', 'taken'])
  expect(told).toContain('EHLO prices.example\r\n')
  expect(told.join('')).toContain('To: ada@agency.example')
})

test('the start says whether the mail server answers, and of one that does not, why and what to do', async () => {
  const said: [string, object][] = []
  const keep = (fields: object, message: string) => void said.push([message, fields])
  const log = { debug: keep, info: keep, warn: keep, error: keep }
  const good = await mailServer()
  const broken = await relayWithoutTls()
  for (const mailUrl of [good.url, broken.url, undefined])
    await reportMailServer({ leads: { ...readConfiguration({}).leads, mailUrl } }, log)
  expect(said).toMatchObject([
    ['the mail server answers', { host: new URL(good.url).host }],
    ['the mail server takes no letters', { reason: 'ETLS', cure: expect.stringContaining('ignoreTLS=true') }],
  ])
})

// Beside each other, since they wait for seconds.
describe.concurrent('a server that takes no letter', () => {
  test('and says nothing is given up', async ({ onTestFinished, expect }) => {
    const silent = createServer(() => {}).listen(0, '127.0.0.1')
    await once(silent, 'listening')
    onTestFinished(() => void silent.close())
    const { faults, outcomes, log, metrics } = memoryLog()
    const mail = createSmtpMail({
      url: `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`,
      from,
      log,
      metrics,
      pauses: [],
    })
    mail.send(letter)
    await expect.poll(() => faults).toMatchObject([{ fields: { reason: 'ETIMEDOUT' } }])
    expect(outcomes).toEqual(['lost'])
    await mail.close()
  })

  test('but keeps speaking does not hold the process when it ends', async ({ onTestFinished, expect }) => {
    const speaking = createServer(socket => {
      socket.write('220 mail.example\r\n')
      // The lines of an answer that goes on: neither silence nor an end.
      const line = setInterval(() => socket.write('250-one moment\r\n'), 500)
      socket.on('error', () => {}).on('close', () => clearInterval(line))
      onTestFinished(() => void socket.destroy())
    }).listen(0, '127.0.0.1')
    await once(speaking, 'listening')
    onTestFinished(() => void speaking.close())
    const { faults, log, metrics } = memoryLog()
    const mail = createSmtpMail({
      url: `smtp://127.0.0.1:${(speaking.address() as AddressInfo).port}`,
      from,
      log,
      metrics,
      pauses: [],
    })
    mail.send(letter)
    await once(speaking, 'connection')
    await mail.close()
    expect(faults).toEqual([{ fields: { kind: 'verify', reason: 'ended' }, message: 'a letter was not delivered' }])
  })
})
