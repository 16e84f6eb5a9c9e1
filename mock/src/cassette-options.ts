import { OptionFault, parseValues, readDay, readWholeNumber } from './command-line.ts'

const recordNotes = { target: ['URL'], file: ['FILE'], port: ['PORT'] } as const
const verifyNotes = { target: ['URL'], clock: ['DAY'], key: ['KEY'] } as const

/** File of a recording, and port of its proxy, when none is given. */
const [defaultFile, defaultPort] = ['valorem-cassette.json', 4011]
const portMax = 65_535
const keyLengthMax = 200

/** Settings of a recording. */
export interface RecordOptions {
  /** Origin of the service that is recorded. */
  target: string
  file: string
  port: number
}

/** Settings of a verification. */
export interface VerifyOptions {
  file: string
  /** Origin of the service that is compared; a box when undefined. */
  target: string | undefined
  /** Day of the box. */
  clock: string | undefined
  /** Key for the target; the sandbox key when undefined. */
  key: string | undefined
}

/** Origin of a service. @throws OptionFault for another text. */
const readTarget = (text: string): string => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url && ['http:', 'https:'].includes(url.protocol) && url.pathname === '/' && !url.search) return url.origin
  throw new OptionFault(
    `--target is ${JSON.stringify(text.slice(0, 60))}; it must be the origin of a service, as http://127.0.0.1:3000.`,
  )
}

/** Reads the command line of `record`. @throws OptionFault for anything that is not allowed. */
export const readRecordOptions = (args: readonly string[]): RecordOptions => {
  const { target, file = defaultFile, port } = parseValues(args, recordNotes).values
  if (target === undefined) throw new OptionFault('record has no --target: --target http://127.0.0.1:3000.')
  return { target: readTarget(target), file, port: readWholeNumber('port', port, 0, portMax) ?? defaultPort }
}

/** Reads the command line of `verify`. @throws OptionFault for anything that is not allowed. */
export const readVerifyOptions = (args: readonly string[]): VerifyOptions => {
  const {
    values: { target, clock, key },
    words: [file],
  } = parseValues(args, verifyNotes, 1)
  if (file === undefined) throw new OptionFault('verify has no file: verify valorem-cassette.json.')
  if (target !== undefined && clock !== undefined)
    throw new OptionFault('--clock is the day of a box, and --target names another service: give one of them.')
  if (key !== undefined && !(key.length <= keyLengthMax && /^[!-~]+$/.test(key)))
    throw new OptionFault(`--key must be 1 to ${keyLengthMax} visible ASCII characters.`)
  return { file, target: target === undefined ? undefined : readTarget(target), clock: readDay('clock', clock), key }
}
