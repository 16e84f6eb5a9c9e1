import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { gzipBytesOf, widgetScript } from './widget-script.ts'

const folder = new URL('../server/data/widget/', import.meta.url)

/** The table of the released scripts, oldest first. */
export type Releases = Record<string, { integrity: string; bytes: number; gzipBytes: number }>

/** The table as it is kept; empty before the first release. */
export const keptReleases = (): Releases => {
  try {
    return JSON.parse(readFileSync(new URL('integrity.json', folder), 'utf8')) as Releases // written by us alone
  } catch {
    return {}
  }
}

/**
 * The script of the SDK's present version, and the table with its hash, by their paths from the root. Scripts of other
 * versions are not made again: pages name them by their hash.
 */
export const widgetRelease = async (): Promise<Record<string, string>> => {
  const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as { version: string }
  const script = await widgetScript()
  const integrity = `sha384-${createHash('sha384').update(script).digest('base64')}`
  const releases = {
    ...keptReleases(),
    [version]: { integrity, bytes: script.length, gzipBytes: gzipBytesOf(script) },
  }
  return {
    [`server/data/widget/${version}.js`]: script.toString(),
    'server/data/widget/integrity.json': `${JSON.stringify(releases, null, 2)}\n`,
  }
}
