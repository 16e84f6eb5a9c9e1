import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { buildAreaScript } from './area-script.ts'
import { buildCalculatorScripts, buildCalculatorTexts } from './calculator-scripts.ts'
import { getGzipBytes } from './gzip-bytes.ts'

/** Hash and sizes of a released file. */
interface ReleasedFile {
  /** Value of a script's attribute `integrity`. */
  integrity: string
  bytes: number
  gzipBytes: number
}

/** Files of each release by name, oldest release first. */
type FileReleases = Record<string, Record<string, ReleasedFile>>

const readReleases = (table: string): FileReleases => {
  try {
    return JSON.parse(readFileSync(new URL(`../../../${table}`, import.meta.url), 'utf8')) as FileReleases // our own file
  } catch {
    return {}
  }
}

/**
 * Adds files to a table as the release of the SDK's current version, by path from the root. Files of other versions are not
 * rebuilt: pages reference them by hash.
 */
const releaseFiles = (table: string, files: Readonly<Record<string, Buffer>>): Record<string, string> => {
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
    version: string
  }
  const described = Object.entries(files).map(([name, file]): [string, ReleasedFile] => [
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
    [table]: `${JSON.stringify({ ...readReleases(table), [version]: Object.fromEntries(described) }, null, 2)}\n`,
  }
}

/** Builds the files of the calculators, and the table with their hashes, by path from the root. */
export const buildCalculatorRelease = async (): Promise<Record<string, string>> =>
  releaseFiles('server/data/widget/calculators.json', {
    ...(await buildCalculatorScripts()),
    ...buildCalculatorTexts(),
  })

/** Builds the script of the prices of a place, and the table with its hash, by path from the root. */
export const buildAreaRelease = async (): Promise<Record<string, string>> =>
  releaseFiles('server/data/widget/area.json', { 'valorem-area.js': await buildAreaScript() })
