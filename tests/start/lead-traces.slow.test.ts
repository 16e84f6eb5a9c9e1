import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Records } from '#server/adapters/storage/database'
import { openRecords, type RecordsPlace } from '#server/adapters/storage/records'
import { type Engine, postgres, sqlite, temporaryFolder } from '../adapters/storage/places.ts'
import { leadReceivers } from '../support/lead-receivers.ts'
import { contactOf, leadWorld, pausesPass, sendContact } from '../support/lead-world.ts'
import { startProcess } from '../support/process.ts'
import { until } from '../support/until.ts'

/** What a visitor typed, each a word that stands nowhere else. */
const marks = ['Quirinalia', 'xenomorph@visitor.example', '+352 691 555 777', 'Zwiebelfisch', 'reference-of-a-kind']

/** A text as files and logs may hold it, whichever byte of a group of base64 it begins at. */
const codings = (text: string): Buffer[] => {
  const utf8 = Buffer.from(text)
  const packed = [0, 1, 2].flatMap(offset => {
    const whole = Buffer.concat([Buffer.alloc(offset), utf8])
      .toString('base64')
      .replace(/=+$/, '')
    // Without the signs that the neighbours change.
    const own = whole.slice(offset === 0 ? 0 : offset + 1, -1)
    return [own, own.replaceAll('+', '-').replaceAll('/', '_')]
  })
  const little = Buffer.from(text, 'utf16le')
  const hex = utf8.toString('hex')
  return [
    utf8,
    little,
    Buffer.from(little).swap16(),
    ...[...packed, hex, hex.toUpperCase(), encodeURIComponent(text)].map(one => Buffer.from(one)),
  ]
}

/** Of some texts, those that stand in the bytes in any coding. */
const foundIn = (bytes: Buffer, texts: readonly string[]): string[] =>
  texts.filter(text => codings(text).some(coding => bytes.includes(coding)))

/** Every byte of every file of a folder: of SQLite the tables, what is written ahead and its index. */
const filesOf = async (folder: string): Promise<Buffer> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter(entry => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  return Buffer.concat(await Promise.all(files.map(file => readFile(file))))
}

/**
 * Every row of every table of a PostgreSQL as text. What a vacuum has not freed yet is not read: nobody sees it through
 * SQL, and it is sealed like every content.
 */
const tablesOf = async ({ db }: Records): Promise<Buffer> => {
  const { rows } = await sql<{ name: string }>`
    select quote_ident(table_name) as name from information_schema.tables where table_schema = current_schema()`.execute(
    db,
  )
  const tables = await Promise.all(
    rows.map(({ name }) => sql<{ row: string }>`select t::text as row from ${sql.raw(name)} t`.execute(db)),
  )
  return Buffer.from(tables.flatMap(table => table.rows.map(({ row }) => row)).join('\n'))
}

const onRecords = async <T>(place: RecordsPlace, work: (records: Records) => Promise<T>): Promise<T> => {
  const records = await openRecords(place)
  try {
    return await work(records)
  } finally {
    await records.close()
  }
}

const stored = (place: RecordsPlace): Promise<Buffer> =>
  place.databaseUrl === undefined ? filesOf(place.dataDir) : onRecords(place, tablesOf)

const engines: readonly Engine[] = [sqlite, postgres]

test('the words are found in every coding that is looked for', () => {
  for (const mark of marks)
    for (const coding of codings(mark))
      expect(foundIn(Buffer.concat([Buffer.from('before'), coding]), marks)).toContain(mark)
  for (const shift of ['', 'a', 'ab'])
    expect(foundIn(Buffer.from(Buffer.from(`${shift}${marks[0]} and more`).toString('base64')), marks)).toEqual([
      marks[0],
    ])
})

describe.each(engines)('on $name', ({ name, newPlace }) => {
  test('a contact is stored sealed while it waits, and nothing of it once it is delivered', {
    timeout: 180_000,
  }, async () => {
    const empty = await newPlace()
    const place = name === 'SQLite' ? empty : { ...empty, dataDir: temporaryFolder() }
    const receivers = await leadReceivers()
    onTestFinished(() => receivers.close())
    const { key, env } = await leadWorld(place, receivers)
    const service = await startProcess({ ...env, LOG_LEVEL: 'debug' })
    onTestFinished(async () => void (await service.end('SIGKILL')))
    const [visitor = '', email = '', phone = '', message = '', reference = ''] = marks
    const contact = contactOf(reference, { contact: { name: visitor, email, phone, message } })

    receivers.hookStatus = 500
    const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>()
    receivers.onStep = async (way, step) => {
      if (way === 'letter' && step === 'arrived') await mayAnswer
      return 'goOn' as const
    }
    expect(await sendContact(service.url, key, contact)).toBe(201)
    await until(() => (receivers.arrivals.length === 2 ? true : undefined), 'letter and call')
    // It is really these words that arrived.
    expect(foundIn(Buffer.from(receivers.arrivals.find(({ way }) => way === 'webhook')?.raw ?? ''), marks)).toEqual(
      marks,
    )

    const row = await onRecords(place, ({ db }) => db.selectFrom('lead').selectAll().executeTakeFirstOrThrow())
    const sealed = [row.ciphertext, row.wrapped_dek].map(String)
    const waiting = await stored(place)
    expect(foundIn(waiting, marks)).toEqual([])
    expect(sealed.every(text => waiting.includes(text))).toBe(true)

    answer()
    receivers.hookStatus = 204
    // What the webhook refused is due again.
    await until(async () => {
      const state = await onRecords(place, async ({ db }) => {
        await pausesPass(db)
        return (await db.selectFrom('lead').select('state').executeTakeFirstOrThrow()).state
      })
      return state === 'delivered' ? true : undefined
    }, 'delivery')
    const after = await until(async () => {
      const bytes = await stored(place)
      return sealed.some(text => bytes.includes(text)) ? undefined : bytes
    }, 'end of what was sealed')
    expect(foundIn(after, marks)).toEqual([])
    expect((await service.end('SIGTERM')) ?? 1).toBe(0)
    expect(foundIn(await filesOf(place.dataDir), [...marks, ...sealed])).toEqual([])
    expect(foundIn(Buffer.from(service.output()), marks)).toEqual([])
    // With a mail server there is no letter on this machine.
    expect(await readdir(place.dataDir)).not.toContain('outbox')
  })
})
