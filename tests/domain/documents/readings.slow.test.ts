import { beforeAll, describe, expect, test } from 'vitest'
import {
  type JudgedReading,
  judgeReadings,
  readingRows,
  readingsFolders,
  readReadings,
} from '../../figures/readings.ts'

describe.each(Object.entries(readingsFolders))('readings of documents as offices print them, %s', (_, folder) => {
  const readings = readReadings(folder)
  let judged: readonly JudgedReading[]

  beforeAll(async () => {
    judged = await judgeReadings(readings, folder)
  })

  test.each(readings.map(reading => [reading.id, reading.document, reading.label, reading] as const))(
    '%s, %s, %s: each value is what its page says',
    (_id, _document, _label, reading) => {
      const found = judged.find(one => one.reading === reading)
      const statuses = found?.fields.map(({ field, status }) => [field, status])
      expect(Object.fromEntries(statuses ?? [])).toEqual(reading.expect)
      expect(found?.warnings).toEqual(expect.arrayContaining(reading.warnings ?? []))
    },
  )

  test('the bars of right ones found and wrong ones kept are met', () => {
    expect(readingRows(judged).filter(({ isMet }) => !isMet)).toEqual([])
  })
})
