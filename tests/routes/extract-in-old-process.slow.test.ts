import { getHeapSpaceStatistics } from 'node:v8'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fileBytesMax } from '#contract/ai/extraction'
import { type ExtractionWorld, extractionWorld, type Keys } from '../support/extraction-world.ts'
import { base64, bytesOfLength } from '../support/read-files.ts'

/**
 * Machine code above which V8 compiles expressions without optimising them (`TooMuchRegExpCode`: 16 MiB of code in a process
 * that has compiled more than 1 MiB of expressions), with a margin.
 */
const machineCodeBytes = 32 * 1024 * 1024

const bytesOfCode = (): number =>
  getHeapSpaceStatistics().find(({ space_name }) => space_name === 'code_space')?.space_used_size ?? 0

/** Expressions that stay in use, so that their code does. */
const compiled: RegExp[] = []

/** Compiles expressions as a process does over months; each runs twice, since only then V8 makes machine code of it. */
const compileExpressions = (): void => {
  while (bytesOfCode() < machineCodeBytes) {
    const expression = new RegExp(`${compiled.length}(?:${'(?:euro|prix[a-z]\\d+)'.repeat(40)})`, 'u')
    for (const _ of [1, 2]) expression.test('un prix en euros')
    compiled.push(expression)
  }
}

let world: ExtractionWorld

beforeAll(async () => {
  compileExpressions()
  world = await extractionWorld('stand-in')
})

afterAll(() => world.close())

test('the process no longer optimises: a loop over the characters of the largest file overflows', () => {
  expect(() => /^[A-Za-z0-9+/]+={0,2}$/.test('A'.repeat(4 * Math.ceil(fileBytesMax / 3)))).toThrow(RangeError)
})

const largest = base64(bytesOfLength(fileBytesMax))

test.each<[string, Keys, string, number, string]>([
  ['the largest file is looked at', 'anthropic', largest, 400, 'file_unreadable'],
  ['the largest file without a key of a provider is refused', 'none', largest, 402, 'vision_key_required'],
  ['one byte more is refused', 'anthropic', base64(bytesOfLength(fileBytesMax + 1)), 413, 'file_too_large'],
  ['a sign at the end of it is found', 'anthropic', `${largest.slice(0, -4)}A_==`, 400, 'base64_invalid'],
])('%s', async (_, keys, fileBase64, status, code) => {
  const answer = await world.ask({ schema: 'dpe', fileBase64, mediaType: 'application/pdf' }, keys)
  expect(answer.status).toBe(status)
  expect([answer.body.code, answer.body.issues?.[0]?.code]).toContain(code)
})

test.each(['schema', 'mediaType', 'other'])('as long a text in `%s` is refused by its name', async field => {
  const body = { schema: 'dpe', fileBase64: 'AAAA', mediaType: 'application/pdf', [field]: 'a'.repeat(11_000_000) }
  const answer = await world.ask(body, 'anthropic')
  expect(answer.status).toBe(400)
  expect(answer.body.issues).toMatchObject([{ path: field }])
})
