import { type FreeProviderRow, freeProviderRows } from './free-providers.ts'

const formatLimit = (limit: number | null): string =>
  limit === null ? 'null' : limit.toLocaleString('en').replaceAll(',', ' ')

const printRow = (variable: string, usual: string, unit: string, meaning: string): string =>
  `| \`${variable}\` | ${usual} | ${unit} | ${meaning} |`

/** Prints the rows of one provider for SETTINGS.md; `order` is its position in the order of calls, from 1. */
const printProvider = ({ name, prefix, url, limits }: FreeProviderRow<string>, order: number): string[] => [
  printRow(
    `${prefix}_API_KEY`,
    '–',
    'key',
    `of ${name}, number ${order} of the providers that are called for all callers; it or its \`_URL\` configures it`,
  ),
  printRow(
    `${prefix}_URL`,
    '–',
    'https address',
    `left out: \`${url}\`; or an OpenAI-compatible server; http on this machine only`,
  ),
  printRow(`${prefix}_MODEL`, '–', 'id', 'of its model; needed with a key or an address'),
  printRow(
    `${prefix}_LIMITS`,
    '`{}`',
    'JSON',
    `of ${Object.entries(limits)
      .map(([limit, usual]) => `\`${limit}\` ${formatLimit(usual)}`)
      .join(', ')} (null: no limit); what is left out stays`,
  ),
  printRow(
    `${prefix}_TRAINS_ON_DATA`,
    '`no`',
    '`yes`, `no`',
    'yes: it trains on its input, and is called only for requests that allow it',
  ),
  printRow(`${prefix}_CALCULATES`, '`on`', '`on`, `off`', 'off: no calculations are offered to its model'),
]

/** Existing rows of providers in SETTINGS.md, recognised by their suffixes, whatever their prefix. */
const writtenRows =
  /(?:^\| `([A-Z]+)_API_KEY` .*\n\| `\1_URL` .*\n\| `\1_MODEL` .*\n\| `\1_LIMITS` .*\n\| `\1_TRAINS_ON_DATA` .*\n\| `\1_CALCULATES` .*\n)+/m

/** Replaces the rows of the providers in SETTINGS.md. */
export const updateProviderSettings = (
  page: string,
  rows: readonly FreeProviderRow<string>[] = freeProviderRows,
): string =>
  page.replace(writtenRows, () =>
    rows
      .flatMap((row, index) => printProvider(row, index + 1))
      .map(row => `${row}\n`)
      .join(''),
  )
