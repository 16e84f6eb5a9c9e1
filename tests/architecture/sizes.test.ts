import { expect, test } from 'vitest'
import { sources } from './sources.ts'

const linesMax = 250

/** Tables of data, of evidence, of cases, of verdicts and of words may be as long as they are; derived files are nobody's prose. */
const isTable = (file: string): boolean =>
  /\/(parameters|evidence|cases|derived|migrations|words)\/|cases\.ts$|^tests\/law\/verdicts-|^contract\/examples\/|^languages\/[a-z]{2}\//.test(
    file,
  )

const handWritten = sources.filter(({ file }) => !isTable(file))

test(`no hand-written file is longer than ${linesMax} lines`, () => {
  const long = handWritten.filter(({ lines }) => lines > linesMax).map(({ file, lines }) => `${file}: ${lines}`)
  expect(long).toEqual([])
})

test('the median file stays under 80 lines', () => {
  const lines = handWritten.map(file => file.lines).sort((a, b) => a - b)
  expect(lines[Math.floor(lines.length / 2)]).toBeLessThan(80)
})

test('no file is called utils, common, misc or types, and no index is full of code', () => {
  const nameless = handWritten.filter(
    ({ file, lines }) =>
      /(^|\/)(utils?|common|misc|helpers?|types)\.ts$/.test(file) || (file.endsWith('/index.ts') && lines > 40),
  )
  expect(nameless.map(({ file }) => file)).toEqual([])
})
