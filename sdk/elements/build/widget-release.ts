import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { scriptWithTexts } from '../../../server/http/files/widget-script.ts'
import { gzipBytesOf } from './gzip-bytes.ts'
import { widgetScript } from './widget-script.ts'
import { widgetLanguageFiles } from './widget-texts.ts'

const folder = new URL('../../../server/data/widget/', import.meta.url)

/** What is told of a released file. */
interface ReleasedFile {
  /** Hash as the attribute `integrity` of a script wants it. */
  integrity: string
  bytes: number
  gzipBytes: number
}

/** A release: its script, and by their codes its languages, each with the script that brings its texts along. */
type Release = ReleasedFile & { languages: Record<string, ReleasedFile & { script: ReleasedFile }> }

/** The table of the releases, oldest first. */
export type Releases = Record<string, Release>

/** The table as it is kept; empty before the first release. */
export const keptReleases = (): Releases => {
  try {
    return JSON.parse(readFileSync(new URL('integrity.json', folder), 'utf8')) as Releases // written by us alone
  } catch {
    return {}
  }
}

const described = (file: Buffer): ReleasedFile => ({
  integrity: `sha384-${createHash('sha384').update(file).digest('base64')}`,
  bytes: file.length,
  gzipBytes: gzipBytesOf(file),
})

/**
 * The script and the languages of the SDK's present version, and the table with their hashes, by their paths from the root.
 * Files of other versions are not made again: pages name them by their hash.
 */
export const widgetRelease = async (): Promise<Record<string, string>> => {
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
    version: string
  }
  const script = await widgetScript()
  const languages = Object.entries(widgetLanguageFiles())
  const release = {
    ...described(script),
    languages: Object.fromEntries(
      languages.map(([code, file]) => [code, { ...described(file), script: described(scriptWithTexts(script, file)) }]),
    ),
  }
  const at = `server/data/widget/${version}`
  return {
    [`${at}/valorem-estimate.js`]: script.toString(),
    ...Object.fromEntries(languages.map(([code, file]) => [`${at}/${code}.json`, file.toString()])),
    'server/data/widget/integrity.json': `${JSON.stringify({ ...keptReleases(), [version]: release }, null, 2)}\n`,
  }
}
