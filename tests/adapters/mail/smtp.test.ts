import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import type { SMTPServerOptions } from 'smtp-server'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { createSmtpMail } from '#server/adapters/mail/smtp'
import type { Letter } from '#server/ports/accounts'
import type { LetterOutcome } from '#server/ports/metrics'
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
