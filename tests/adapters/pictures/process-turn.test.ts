import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { createPictureConverter } from '#server/adapters/pictures/picture-converter'
import { createProcessTurn, runInTurn } from '#server/adapters/pictures/process-turn'
import { readPrinterPicture } from '#tests/support/printer-pictures'

const patient = { waitMs: 600_000, longestMs: 600_000 }
const runForever = (): Promise<never> => new Promise(() => {})

test('threads take a turn one after another', async () => {
  const data = { turn: createProcessTurn(), counts: new SharedArrayBuffer(12) }
  const threads = Array.from(
    { length: 3 },
    () => new Worker(new URL('../../support/turn-worker.ts', import.meta.url), { workerData: data }),
  )
  await Promise.all(threads.map(thread => once(thread, 'exit')))
  const [running, most, done] = new Int32Array(data.counts)
  expect({ running, most, done }).toEqual({ running: 0, most: 1, done: 30 })
})

test('a turn is given back after an error, and over where its thread never gives it back', async () => {
  const turn = createProcessTurn()
  await expect(runInTurn(turn, patient, () => Promise.reject(new Error('damaged')))).rejects.toThrow('damaged')
  void runInTurn(turn, { ...patient, longestMs: 1 }, runForever)
  expect(await runInTurn(turn, patient, async () => 'taken')).toBe('taken')
})

test('a converter whose turn another thread has refuses a picture after its wait', async () => {
  const turn = createProcessTurn()
  void runInTurn(turn, patient, runForever)
  const createRefusal = (cause: unknown): Error => new Error('busy', { cause })
  const { convert } = createPictureConverter({ createRefusal, turn, waitMs: 0 })
  await expect(convert(readPrinterPicture('webp'), 'webp', { name: 'logo' })).rejects.toMatchObject({
    message: 'busy',
    cause: { message: 'other threads convert pictures' },
  })
})
