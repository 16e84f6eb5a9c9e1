import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { buildCalculatorScripts, buildCalculatorTexts } from './calculator-scripts.ts'
import { getGzipBytes } from './gzip-bytes.ts'

const table = 'server/data/widget/calculators.json'

/** Hash and sizes of a file of the calculators. */
interface CalculatorFile {
  /** Value of a script's attribute `integrity`. */
  integrity: string
  bytes: number
  gzipBytes: number
}

/** Files of each release by name, oldest release first. */
type CalculatorReleases = Record<string, Record<string, CalculatorFile>>

const readCalculatorReleases = (): CalculatorReleases => {
  try {
    return JSON.parse(readFileSync(new URL(`../../../${table}`, import.meta.url), 'utf8')) as CalculatorReleases // our own file
  } catch {
    return {}
  }
}

/**
 * Builds the files of the calculators in the SDK's current version, and the table with their hashes, by path from the
 * root. Files of other versions are not rebuilt: pages reference them by hash.
 */
export const buildCalculatorRelease = async (): Promise<Record<string, string>> => {
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
    version: string
  }
  const files = { ...(await buildCalculatorScripts()), ...buildCalculatorTexts() }
  const described = Object.entries(files).map(([name, file]): [string, CalculatorFile] => [
    name,
    {
      integrity: `sha384-${createHash('sha384').update(file).digest('base64')}`,
      ...{ bytes: file.length, gzipBytes: getGzipBytes(file) },
    },
  ])
  return {
    ...Object.fromEntries(
      Object.entries(files).map(([name, file]) => [`server/data/widget/${version}/${name}`, file.toString()]),
    ),
    [table]: `${JSON.stringify({ ...readCalculatorReleases(), [version]: Object.fromEntries(described) }, null, 2)}\n`,
  }
}
