import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { languages } from '#languages/registry'
import { createOutbox } from '#server/adapters/mail/outbox'
import type { Letter } from '#server/ports/accounts'
import { letterKinds } from '#server/ports/letter-kinds'
import type { LetterOutcome } from '#server/ports/metrics'
import { temporaryFolder } from '../storage/places.ts'

const letter: Letter = {
  kind: 'verify',
  to: 'ada@agency.example',
  locale: 'en',
  link: 'http://127.0.0.1:3000/verify?token=abc',
  values: { time: '21 November 2026, 13:00', address: '192.0.2.0' },
}

const opened = async () => {
  const root = await mkdtemp(join(tmpdir(), 'valorem-outbox-'))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  const folder = join(root, 'outbox')
  const printed: string[] = []
  const faults: object[] = []
  const outcomes: LetterOutcome[] = []
  const metrics = { letter: (outcome: LetterOutcome) => void outcomes.push(outcome) }
  const log = { debug() {}, info() {}, warn() {}, error: (fields: object) => void faults.push(fields) }
  let second = 0
  const now = () => new Date(Date.UTC(2026, 10, 21, 12, 0, second++))
  const mail = createOutbox({ folder, print: line => void printed.push(line), log, metrics, now })
  return { folder, printed, faults, outcomes, metrics, mail }
}

test('a letter is a file that its user alone reads, with the link on a line of its own', async () => {
  const { folder, printed, outcomes, mail } = await opened()
  mail.send(letter)
  await mail.close()
  expect(outcomes).toEqual(['taken'])
  const [name = ''] = await readdir(folder)
  expect(name).toMatch(/^2026-11-21T12-00-00\.000Z-verify-[0-9a-f]{6}\.txt$/)
  expect(await readFile(join(folder, name), 'utf8')).toBe(
    [
      'To: ada@agency.example',
      'Subject: Confirm your e-mail address for Valorem',
      '',
      'Confirm your address with the password you chose and you’re in. The link works for one hour:',
      '',
      'http://127.0.0.1:3000/verify?token=abc',
      '',
      'Asked for on 21 November 2026, 13:00, from 192.0.2.0. Wasn’t you? Ignore this e-mail and no account is opened.',
      '',
    ].join('\n'),
  )
  expect((await stat(folder)).mode & 0o777).toBe(0o700)
  expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600)
  expect(printed).toEqual(['Letter for a***@agency.example (verify): http://127.0.0.1:3000/verify?token=abc'])
})

test('letters of contacts that are older than a day go at the start, and no other', async () => {
  const folder = temporaryFolder()
  const names = ['2026-11-19T12-00-00.000Z-lead-a1b2c3.txt', '2026-11-20T13-00-00.000Z-lead-a1b2c3.txt']
  const other = '2026-11-01T12-00-00.000Z-verify-a1b2c3.txt'
  for (const name of [...names, other]) await writeFile(join(folder, name), 'To: ada@agency.example')
  const log = { debug() {}, info() {}, warn() {}, error() {} }
  const mail = createOutbox({
    folder,
    print: () => {},
    log,
    metrics: { letter: () => {} },
    now: () => new Date('2026-11-21T12:00:00.000Z'),
  })
  await expect.poll(async () => (await readdir(folder)).sort()).toEqual([other, names[1]])
  await mail.close()
})

test('the newest hundred letters are kept', async () => {
  const { folder, mail } = await opened()
  for (let count = 0; count < 103; count += 1) mail.send(letter)
  await mail.close()
  const names = (await readdir(folder)).sort()
  expect(names).toHaveLength(100)
  expect(names[0]).toContain('T12-00-03')
})

test.each(languages.flatMap(locale => letterKinds.map(kind => [locale, kind] as const)))(
  'the letter in %s of the kind %s has its values and no place left open',
  async (locale, kind) => {
    const { folder, mail } = await opened()
    const values = {
      ...{ organisation: 'Agence du Nord', email: 'inviter@agency.example' },
      ...{ name: 'Pages', tier: 'free', address: '198.51.100.0' },
    }
    mail.send({ ...letter, locale, kind, values })
    await mail.close()
    const [name = ''] = await readdir(folder)
    const text = await readFile(join(folder, name), 'utf8')
    expect(text).not.toMatch(/[{}]/)
    expect(text.split('\n')).toContain(letter.link)
    // What somebody chose stands in no subject.
    expect(text.split('\n').find(line => line.startsWith('Subject: '))).not.toMatch(/Agence|inviter|Pages/)
    if (kind === 'invitation') expect(text).toMatch(/inviter@agency\.example.*Agence du Nord|Agence.*inviter@agency/)
  },
)

test('a value with line breaks makes no other line and no other header', async () => {
  const { folder, mail } = await opened()
  mail.send({ ...letter, kind: 'invitation', values: { organisation: 'A\r\nBcc: eve@elsewhere.example\r\n' } })
  await mail.close()
  const [name = ''] = await readdir(folder)
  const lines = (await readFile(join(folder, name), 'utf8')).split(/\r?\n/)
  expect(lines.filter(line => line.startsWith('Bcc'))).toEqual([])
})

test('a letter of a contact is delivered once it is written, even where an older one cannot be deleted', async () => {
  const { folder, mail, faults } = await opened()
  // A folder by the name of a letter cannot be removed as one.
  await mkdir(join(folder, '2026-11-01T12-00-00.000Z-lead-a1b2c3.txt'), { recursive: true })
  const contact = { to: 'ada@agency.example', subject: 'New contact', text: 'Mamer', html: '', messageId: 'dlv_0' }
  expect(await mail.deliver({ ...contact, replyTo: undefined })).toBe('taken')
  await mail.close()
  expect(faults).toEqual([])
})

test('a folder that cannot be made is logged without address and link, and nobody waits', async () => {
  const { faults, printed, outcomes, metrics } = await opened()
  const log = { debug() {}, info() {}, warn() {}, error: (fields: object) => void faults.push(fields) }
  const mail = createOutbox({
    folder: '/dev/null/outbox',
    print: line => void printed.push(line),
    log,
    metrics,
    now: () => new Date(),
  })
  mail.send(letter)
  await mail.close()
  expect(faults).toHaveLength(1)
  expect(outcomes).toEqual(['lost'])
  expect(JSON.stringify(faults)).not.toContain('ada@')
  expect(printed).toEqual([])
})
