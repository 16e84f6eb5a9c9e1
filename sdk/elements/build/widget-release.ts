import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { addTextsToScript } from '../../../server/http/files/widget-script.ts'
import { getGzipBytes } from './gzip-bytes.ts'
import { buildWidgetScript } from './widget-script.ts'
import { buildWidgetLanguageFiles } from './widget-texts.ts'

const folder = new URL('../../../server/data/widget/', import.meta.url)

/** Hash and sizes of a released file. */
interface ReleasedFile {
  /** Value of a script's attribute `integrity`. */
  integrity: string
  bytes: number
  gzipBytes: number
}

/** A release: its script, and its languages by code, each with the script that includes its texts. */
type Release = ReleasedFile & { languages: Record<string, ReleasedFile & { script: ReleasedFile }> }

/** Releases by version, oldest first. */
export type Releases = Record<string, Release>

/** Reads the table of releases; empty before the first one. */
export const readWidgetReleases = (): Releases => {
  try {
    return JSON.parse(readFileSync(new URL('integrity.json', folder), 'utf8')) as Releases // our own file
  } catch {
    return {}
  }
}

const describeReleasedFile = (file: Buffer): ReleasedFile => ({
  integrity: `sha384-${createHash('sha384').update(file).digest('base64')}`,
  bytes: file.length,
  gzipBytes: getGzipBytes(file),
})

/**
 * Builds the script and the languages of the SDK's current version, and the table with their hashes, by path from the
 * root. Files of other versions are not rebuilt: pages reference them by hash.
 */
export const buildWidgetRelease = async (): Promise<Record<string, string>> => {
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
    version: string
  }
  const script = await buildWidgetScript()
  const languages = Object.entries(buildWidgetLanguageFiles())
  const release = {
    ...describeReleasedFile(script),
    languages: Object.fromEntries(
      languages.map(([code, file]) => [
        code,
        { ...describeReleasedFile(file), script: describeReleasedFile(addTextsToScript(script, file)) },
      ]),
    ),
  }
  const at = `server/data/widget/${version}`
  return {
    [`${at}/valorem-estimate.js`]: script.toString(),
    ...Object.fromEntries(languages.map(([code, file]) => [`${at}/${code}.json`, file.toString()])),
    'server/data/widget/integrity.json': `${JSON.stringify({ ...readWidgetReleases(), [version]: release }, null, 2)}\n`,
  }
}
