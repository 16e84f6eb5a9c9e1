import { expect, test } from 'vitest'
import { createAddressClient, createKnownClient } from '#server/access/queued-client'
import { createPdfCheck } from '#server/adapters/pdf-check/pdf-check'
import type { QueuedClient } from '#server/ports/workers'
import { bytesOfLength, longPdf, pdfOf, placedPdf, plainPdf } from '../../support/read-files.ts'

const waited = new AbortController().signal
const client = createKnownClient('key_1')
const check = (options: Partial<Parameters<typeof createPdfCheck>[0]> = {}) =>
  createPdfCheck({ createRefusal: cause => cause, ...options })

test('files are looked at one after the other, and each is answered', async () => {
  const { look } = check()
  const done: string[] = []
  const one = (name: string, bytes: Uint8Array) =>
    look(bytes, client, waited).then(finding => {
      done.push(name)
      return finding
    })
  const findings = await Promise.all([one('first', await pdfOf([], 3)), one('second', plainPdf(['a']))])
  const picture = { unread: 'picture', seen: [] }
  expect(findings).toMatchObject([
    { outcome: 'pages', pages: 3, texts: [picture, picture, picture] },
    { outcome: 'pages', pages: 1, texts: [{ unread: 'no', seen: [{ text: 'a' }] }] },
  ])
  expect(done).toEqual(['first', 'second'])
})

test('a look that takes too long ends as unreadable, and the next file is looked at', async () => {
  // Three thousand rests of a millisecond, of which a twentieth of a second holds fifty.
  const long = longPdf(300_000)
  const { look } = check({ lookMs: 50 })
  const unreadable = { outcome: 'unreadable' }
  expect(await Promise.all([look(long, client, waited), look(long, client, waited)])).toEqual([unreadable, unreadable])
  // It is the time: a few of the same objects are read.
  expect(await check().look(longPdf(300), client, waited)).toMatchObject({ outcome: 'pages', pages: 1 })
})

test('who left before its turn is not looked at, and too many of one client are not let in', async () => {
  const limits = { calls: 17, bytes: 1_000_000, callsPerClient: 2, waitMs: 60_000 }
  const { look, close } = check({
    limits,
    createRefusal: (cause, limit) => new Error(`${cause.message}${limit === undefined ? '' : `, of its own ${limit}`}`),
  })
  const first = look(bytesOfLength(100), client, waited)
  const gone = new AbortController()
  const left = look(plainPdf(['a']), client, gone.signal)
  await expect(look(plainPdf(['a']), client, waited)).rejects.toThrow(
    'too many PDF files wait to be looked at, of its own 2',
  )
  gone.abort()
  await expect(left).rejects.toThrow('nobody waits')
  expect(await first).toEqual({ outcome: 'unreadable' })
  await close()
})

test('beside fifty files of one IPv6 site, those of a known client and of a stranger are looked at within two others', async () => {
  const { look, close } = check()
  const order: string[] = []
  const one = (name: string, of: QueuedClient) =>
    look(plainPdf(['a']), of, waited).then(
      () => order.push(name),
      () => undefined,
    )
  const flood = Array.from({ length: 50 }, (_, index) =>
    createAddressClient(`2001:db8:1:${index.toString(16)}`, 'stranger'),
  )
  const stranger = createAddressClient('203.0.113.9', 'stranger')
  await Promise.all([...flood.map(of => one('flooder', of)), one('known', client), one('stranger', stranger)])
  expect(order.slice(0, 4)).toContain('known')
  expect(order.slice(0, 4)).toContain('stranger')
  expect(order.filter(name => name === 'flooder')).toHaveLength(5)
  await close()
})

test('a look that the end of the service cuts says nothing of the file, and no other one begins', async () => {
  const { look, close } = check()
  const [cut, waiting] = [look(plainPdf(['a']), client, waited), look(plainPdf(['b']), client, waited)]
  const refusals = Promise.all([
    expect(cut).rejects.toThrow('the service ends'),
    expect(waiting).rejects.toThrow('the service ends'),
  ])
  await Promise.resolve()
  await Promise.resolve()
  await close()
  await refusals
  await expect(look(plainPdf(['c']), client, waited)).rejects.toThrow('the service ends')
})

test('a page with more text than people read is good, and its text alone is not compared', async () => {
  const pageOf = (lines: number) =>
    Array.from({ length: lines }, (_, line) => ['a'.repeat(40), 50, 800 - line] as const)
  const { look } = check()
  // 500 lines of 40 letters are 20 000, the most that is compared; one line more is not.
  expect(await look(await placedPdf([pageOf(500), pageOf(501), pageOf(1)]), client, waited)).toMatchObject({
    texts: [
      { unread: 'no', seen: [{ text: expect.stringContaining('a') }] },
      { unread: 'tooLong', seen: [] },
      { unread: 'no', seen: [{ text: 'a'.repeat(40) }] },
    ],
  })
})
