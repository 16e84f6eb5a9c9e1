import { expect, test } from 'vitest'
import { createUsageStore } from '#server/adapters/storage/usage-store'
import { ended, startProgram } from './child.ts'
import { type Engine, temporaryRecords } from './places.ts'

const day = '2026-11-21'
const oneTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1)
const ascending = (counts: readonly number[]) => [...counts].sort((a, b) => a - b)

/** What the records promise to several processes, and to one that is killed. */
export const processSuite = ({ newPlace }: Engine): void => {
  test('eight processes that start at once on empty records all find the tables', async () => {
    const place = JSON.stringify(await newPlace())
    const ends = await Promise.all(
      Array.from({ length: 8 }, () => ended(startProgram('tests/adapters/storage/counting-process.ts', [place]))),
    )
    expect(ends.map(({ code, fault }) => ({ code, fault }))).toEqual(Array(8).fill({ code: 0, fault: '' }))
  })

  test('two processes that start on empty records and count at once give each place once', async () => {
    const place = await newPlace()
    const children = [1, 2, 3].map(() =>
      startProgram('tests/adapters/storage/counting-process.ts', [JSON.stringify(place), 'key_a', day, '300']),
    )
    const ends = await Promise.all(children.map(ended))
    expect(ends.map(({ code, fault }) => ({ code, fault }))).toEqual(Array(3).fill({ code: 0, fault: '' }))
    const counts = ends.flatMap(({ output }) => output.trim().split('\n').map(Number))
    expect(ascending(counts)).toEqual(oneTo(900))
  })

  test('a process killed between two counts has lost none that it answered', async () => {
    const place = await newPlace()
    const child = startProgram('tests/adapters/storage/counting-process.ts', [
      JSON.stringify(place),
      'key_a',
      day,
      '10000000',
    ])
    child.stdout.on('data', (text: string | Buffer) => {
      if (/^\d{4,}$/m.test(text.toString())) child.kill('SIGKILL')
    })
    const { signal, output } = await ended(child)
    expect(signal).toBe('SIGKILL')
    const answered = output.slice(0, output.lastIndexOf('\n')).split('\n').map(Number)
    const records = await temporaryRecords(place)
    const usage = createUsageStore(records.counts, records.runCount)
    expect(answered.length).toBeGreaterThanOrEqual(1000)
    expect(await usage.used('key_a', day)).toBeGreaterThanOrEqual(Math.max(...answered))
  })
}
