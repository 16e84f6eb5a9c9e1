import { parseValues, readDay, readWholeNumber } from './command-line.ts'

/** Options of the command, with what each expects and means. */
const notes = {
  port: ['PORT', 'port on 127.0.0.1; 4010 when left out, 0 for any free one'],
  clock: ['DAY', 'the day that it is, as 2027-01-02; it goes on at midnight in Luxembourg'],
  seed: ['NUMBER', 'keys, ids of keys and secrets are the same in each run with this number'],
  webhook: ['URL', 'address that gets the contacts of the first sandbox: https, or http://127.0.0.1:PORT'],
  'per-minute': ['NUMBER', 'requests of a key in a minute; 10 when left out'],
  'per-day': ['NUMBER', 'requests of a key in a UTC day; 200 when left out'],
} as const

/** Port when none is given: that of other mocks of OpenAPI files. */
const defaultPort = 4010
/** Highest number of requests of an option. */
const requestsMax = 1_000_000
const portMax = 65_535

/** Settings of a box. */
export interface BoxOptions {
  port: number
  /** First day of the box, ISO; the real one when undefined. */
  clock: string | undefined
  /** Seed of keys and secrets; undefined for random ones. */
  seed: number | undefined
  /** Receiver of webhooks of the first sandbox. */
  webhook: string | undefined
  perMinute: number | undefined
  perDay: number | undefined
}

const optionWidth = 22

/** Formats the options of the command, one a line. */
export const formatUsage = (): string =>
  [
    'Usage: npx @valorem/mock [options]',
    '       npx @valorem/mock record --target URL [--file FILE] [--port PORT]',
    '       npx @valorem/mock verify FILE [--clock DAY | --target URL] [--key KEY]',
    '',
    ...Object.entries(notes).map(([name, [value, text]]) => `  ${`--${name} ${value}`.padEnd(optionWidth)} ${text}`),
    `  ${'--help'.padEnd(optionWidth)} these lines`,
    `  ${'--version'.padEnd(optionWidth)} version of the contract`,
    '',
  ].join('\n')

/**
 * Reads the command line.
 * @returns what to print instead of starting, or the settings of the box.
 * @throws OptionFault for anything that is not allowed.
 */
export const readOptions = (args: readonly string[]): { asked: 'help' | 'version' } | BoxOptions => {
  const { values } = parseValues(args, notes)
  if (values.help !== undefined) return { asked: 'help' }
  if (values.version !== undefined) return { asked: 'version' }
  const textOf = (name: keyof typeof notes): string | undefined => values[name]
  return {
    port: readWholeNumber('port', textOf('port'), 0, portMax) ?? defaultPort,
    clock: readDay('clock', textOf('clock')),
    seed: readWholeNumber('seed', textOf('seed'), 0, requestsMax),
    webhook: textOf('webhook'),
    perMinute: readWholeNumber('per-minute', textOf('per-minute'), 1, requestsMax),
    perDay: readWholeNumber('per-day', textOf('per-day'), 1, requestsMax),
  }
}
