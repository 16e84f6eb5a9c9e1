import { expect, test } from 'vitest'
import { createPdfCheck } from '#server/adapters/pdf-check/pdf-check'
import { bytesOfLength, longPdf, pdfOf, placedPdf, plainPdf } from '../../support/read-files.ts'

const waited = new AbortController().signal
const check = (options: Partial<Parameters<typeof createPdfCheck>[0]> = {}) =>
  createPdfCheck({ createRefusal: cause => cause, ...options })

test('files are looked at one after the other, and each is answered', async () => {
  const { look } = check()
  const done: string[] = []
  const one = (name: string, bytes: Uint8Array) =>
    look(bytes, waited).then(finding => {
      done.push(name)
      return finding
    })
  const findings = await Promise.all([one('first', await pdfOf([], 3)), one('second', plainPdf(['a']))])
  expect(findings).toEqual([
    { outcome: 'pages', pages: 3, texts: [[], [], []] },
    { outcome: 'pages', pages: 1, texts: [['a']] },
  ])
  expect(done).toEqual(['first', 'second'])
})

test('a look that takes too long ends as unreadable, and the next file is looked at', async () => {
  // Three thousand rests of a millisecond, of which a twentieth of a second holds fifty.
  const long = longPdf(300_000)
  const { look } = check({ lookMs: 50 })
  const unreadable = { outcome: 'unreadable' }
  expect(await Promise.all([look(long, waited), look(long, waited)])).toEqual([unreadable, unreadable])
  // It is the time: a few of the same objects are read.
  expect(await check().look(longPdf(300), waited)).toEqual({ outcome: 'pages', pages: 1, texts: [[]] })
})

test('who left before its turn is not looked at, and too many are not let in', async () => {
  const { look, close } = check({ waitingMax: 1 })
  const first = look(bytesOfLength(100), waited)
  await Promise.resolve()
  await Promise.resolve()
  const left = look(plainPdf(['a']), AbortSignal.abort())
  await expect(look(plainPdf(['a']), waited)).rejects.toThrow('too many PDF files wait')
  await expect(left).rejects.toThrow('nobody waits')
  expect(await first).toEqual({ outcome: 'unreadable' })
  await close()
})

test('a look that the end of the service cuts says nothing of the file, and no other one begins', async () => {
  const { look, close } = check()
  const [cut, waiting] = [look(plainPdf(['a']), waited), look(plainPdf(['b']), waited)]
  const refusals = Promise.all([
    expect(cut).rejects.toThrow('the service ends'),
    expect(waiting).rejects.toThrow('the service ends'),
  ])
  await Promise.resolve()
  await Promise.resolve()
  await close()
  await refusals
  await expect(look(plainPdf(['c']), waited)).rejects.toThrow('the service ends')
})

test('a page with more text than people read is good, and its text is not compared', async () => {
  const pageOf = (lines: number) =>
    Array.from({ length: lines }, (_, line) => ['a'.repeat(40), 50, 800 - line] as const)
  const { look } = check()
  // 500 lines of 40 letters are 20 000, the most that is compared; one line more is not.
  expect(await look(await placedPdf([pageOf(500)]), waited)).toMatchObject({ texts: [[expect.stringContaining('a')]] })
  expect(await look(await placedPdf([pageOf(501)]), waited)).toEqual({ outcome: 'pages', pages: 1, texts: undefined })
})
