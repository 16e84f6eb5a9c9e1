import { strFromU8, unzipSync } from 'fflate'
import readWorkbook from 'read-excel-file/node'
import { describe, expect, test } from 'vitest'
import { createSheetWriter } from '#server/adapters/sheets/xlsx'

/** Limit of a user who has filled the queue. */
class Refused extends Error {
  readonly limit: number | undefined

  constructor(cause: Error, limit?: number) {
    super('refused', { cause })
    this.limit = limit
  }
}

const openWriter = () => createSheetWriter({ createRefusal: (cause, limit) => new Refused(cause, limit) })

const written = [
  '=1+1',
  'Vera;=1+1;x',
  '=HYPERLINK("https://evil.example";"x")',
  "=cmd|' /C calc'!A0",
  '+352 621 000 000',
  '-2+3',
  '@SUM(1)',
  '_x0041_',
  '<b>&"\'</b>',
  'Zoé Müller, Dëschtreff 🙂',
  'two\nlines',
  '  blanks  ',
]

describe('a workbook of texts', () => {
  test('has each of them as it was typed, numbers as numbers, and empty cells; its columns are named', async () => {
    const rows = written.map((text, at) => [text, at + 0.5, null, ''])
    const bytes = await openWriter().write(
      {
        name: 'Contacts',
        language: 'fr',
        columns: ['=Nom', 'Surface', 'Rien', 'Vide'],
        rows,
      },
      'usr_1',
    )
    const [sheet] = await readWorkbook(Buffer.from(bytes), { trim: false })
    expect(sheet?.sheet).toBe('Contacts')
    expect(sheet?.data[0]?.slice(0, 2)).toEqual(['=Nom', 'Surface'])
    expect(sheet?.data.slice(1).map(row => row.slice(0, 2))).toEqual(written.map((text, at) => [text, at + 0.5]))
  })

  test('holds no formula', async () => {
    const bytes = await openWriter().write(
      {
        name: 'Contacts',
        language: 'fr',
        columns: ['a'],
        rows: [['=1+1']],
      },
      'usr_1',
    )
    const parts = unzipSync(bytes)
    const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
    expect(sheet).toMatch(/<c r="A2" t="s"/)
    expect(sheet).not.toMatch(/<f[ >]/)
  })

  test('of which one fails does not keep the next from being written', async () => {
    const writer = openWriter()
    const [wrong, right] = await Promise.allSettled([
      writer.write({ name: 'a:b', language: 'fr', columns: ['a'], rows: [] }, 'usr_1'),
      writer.write({ name: 'Contacts', language: 'fr', columns: ['a'], rows: [] }, 'usr_1'),
    ])
    expect([wrong.status, right.status]).toEqual(['rejected', 'fulfilled'])
  })

  test('beside fifty of one user that of another is the next to be written, and the fifty alone are refused', async () => {
    const writer = openWriter()
    const sheet = { name: 'Contacts', language: 'fr', columns: ['a'], rows: [] } as const
    const order: string[] = []
    const write = (userId: string) => writer.write(sheet, userId).then(() => void order.push(userId))
    const flood = Array.from({ length: 50 }, () => write('usr_flood'))
    const other = write('usr_other')
    const outcomes = await Promise.allSettled(flood)
    await other
    // One of the flood was under way, and one is next; the others come after.
    expect(order.slice(0, 3)).toContain('usr_other')
    const refused = outcomes.flatMap(outcome => (outcome.status === 'rejected' ? [outcome.reason.limit] : []))
    expect(refused).toEqual(Array(47).fill(3))
  })
})
