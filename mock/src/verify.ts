import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { type Cassette, isCassette, type RecordedCall, readRecordedHeaders } from './cassette.ts'
import type { VerifyOptions } from './cassette-options.ts'
import { OptionFault } from './command-line.ts'
import { explainMove, listMoved, type Moved } from './differences.ts'

/** Most values of a call that are printed, and the longest of them in characters. */
const [shownMoves, shownLength] = [20, 80]
/** Tries of a call whose minute is full. */
const triesMax = 3
const requestsPerMinute = 1_000_000
/** Longest wait for a full minute; a longer one is that of a day. */
const waitSecondsMax = 60

/** Cassette of a file. @throws OptionFault for a file that is none. */
const readCassette = (file: string): Cassette => {
  let value: unknown
  try {
    value = JSON.parse(readFileSync(file, 'utf8'))
  } catch (cause) {
    throw new OptionFault(`${file} cannot be read: ${Object(cause).message}`)
  }
  if (isCassette(value)) return value
  throw new OptionFault(`${file} is no cassette: record one with npx @valorem/mock record.`)
}

/** Makes a recorded call again; waits where the minute of the key is full. @throws OptionFault where its day is used up. */
const repeatCall = async (call: RecordedCall, target: string, key: string) => {
  const { method, path, body } = call
  for (let tries = 1; ; tries += 1) {
    const answer = await fetch(target + path, {
      method,
      headers: { 'X-API-Key': key, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
      ...(body !== undefined && { body }),
    })
    const { status, headers } = answer
    const isJson = headers.get('Content-Type')?.startsWith('application/json')
    const json: unknown = isJson ? await answer.json() : undefined
    if (status !== 429 || call.status === 429 || tries >= triesMax)
      return {
        status,
        headers: readRecordedHeaders(headers),
        answer: json,
        contract: headers.get('Valorem-Version') ?? '',
      }
    const seconds = Number(headers.get('Retry-After') ?? 1)
    if (seconds > waitSecondsMax) throw new OptionFault(`The key has no calls for ${seconds} s; name another --key.`)
    await pause(seconds * 1000)
  }
}

const formatValue = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > shownLength ? `${text.slice(0, shownLength)}…` : text
}

const formatMoved = ({ path, before, after }: Moved): string =>
  `  ${path || 'the answer'}: ${formatValue(before)} is now ${formatValue(after)}`

/** Compares a call with its recording. @returns lines about it, and whether it moved. */
const compareCall = async (
  call: RecordedCall,
  changing: readonly string[],
  target: string,
  key: string,
): Promise<{ lines: string[]; isMoved: boolean }> => {
  const name = `${call.method} ${call.path}`
  const now = await repeatCall(call, target, key)
  const status: Moved[] = now.status === call.status ? [] : [{ path: 'status', before: call.status, after: now.status }]
  const headers = call.headers ? listMoved(call.headers, now.headers, [], 'headers') : []
  const moved = [...status, ...headers, ...listMoved(call.answer, now.answer, [...changing, 'meta.law'])]
  if (moved.length === 0) return { lines: [`same   ${name}`], isMoved: false }
  const reasons = explainMove(call, now)
  const rest = moved.length - shownMoves
  return {
    isMoved: true,
    lines: [
      `moved  ${name}`,
      ...moved.slice(0, shownMoves).map(formatMoved),
      ...(rest > 0 ? [`  and ${rest} more values`] : []),
      ...(reasons.length > 0 ? reasons.map(reason => `  by ${reason}`) : ['  by nothing that the answers name']),
    ],
  }
}

/** Starts a box for a verification. */
const openBox = async (clock: string | undefined) => {
  const { startBox } = await import('./box.ts')
  const limits = { perMinute: requestsPerMinute, perDay: requestsPerMinute }
  const box = await startBox({ port: 0, clock, seed: undefined, webhook: undefined, ...limits })
  return { target: box.url, key: box.sandbox.apiKey ?? box.sandboxKey, close: box.close }
}

/**
 * Makes the calls of a cassette again and prints what moved, and by what.
 * @returns whether nothing moved.
 * @throws OptionFault for a file that is no cassette.
 */
export const verifyCassette = async (
  { file, target, clock, key = 'vk_sandbox_public' }: VerifyOptions,
  print: (line: string) => void,
): Promise<boolean> => {
  const { calls, changing } = readCassette(file)
  const place = target === undefined ? await openBox(clock) : { target, key, close: async () => {} }
  let movedCalls = 0
  try {
    for (const call of calls) {
      const { lines, isMoved } = await compareCall(call, changing, place.target, place.key)
      for (const line of lines) print(line)
      if (isMoved) movedCalls += 1
    }
  } finally {
    await place.close()
  }
  print(`${calls.length} calls, ${movedCalls} moved.`)
  return movedCalls === 0
}
