import { readFileSync } from 'node:fs'
import { type RequestHandler, Router } from 'express'
import { staticBytes } from './static-file.ts'
import { scriptWithTexts } from './widget-script.ts'

/** Hash and sizes of a released file. */
interface ReleasedFile {
  /** Hash as the attribute `integrity` of a script wants it. */
  integrity: string
  bytes: number
  gzipBytes: number
}

/** A release: its script, and by their codes its languages, each with the script that brings its texts along. */
interface Release extends ReleasedFile {
  languages: Readonly<Record<string, ReleasedFile & { script: ReleasedFile }>>
}

const folder = new URL('../../data/widget/', import.meta.url)

/** Every release, the newest last; `npm run derive` writes the table. */
const releases = Object.entries(
  JSON.parse(readFileSync(new URL('integrity.json', folder), 'utf8')) as Record<string, Release>,
)

const script = 'valorem-estimate.js'
const scriptIn = (code: string): string => `valorem-estimate.${code}.js`
const textsIn = (code: string): string => `${code}.json`
const pathOf = (version: string, file: string): string => `/widget/${version}/${file}`

/** The folder of the newest scripts of a major version, as agencies load them; they ask for texts by their own version. */
const newestFolder = 'v1'
const manifestPath = pathOf(newestFolder, 'manifest.json')

const scriptsOf = ({ languages }: Release): string[] => [script, ...Object.keys(languages).map(scriptIn)]
const filesOf = (release: Release): string[] => [...scriptsOf(release), ...Object.keys(release.languages).map(textsIn)]

const newest = releases.at(-1)
if (!newest) throw new Error('server/data/widget/integrity.json names no release.')

/** Paths of the files of the element and of its manifest. */
export const widgetPaths: readonly string[] = [
  manifestPath,
  ...scriptsOf(newest[1]).map(file => pathOf(newestFolder, file)),
  ...releases.flatMap(([version, release]) => filesOf(release).map(file => pathOf(version, file))),
]

const keptBytes = (version: string, file: string): Buffer => readFileSync(new URL(`${version}/${file}`, folder))

/** The bytes of a file of a release; a script with texts is put together of two that are kept. */
const bytesOf = (version: string, file: string): Buffer => {
  const [, code] = /\.(\w+)\.js$/.exec(file) ?? []
  return code === undefined
    ? keptBytes(version, file)
    : scriptWithTexts(keptBytes(version, script), keptBytes(version, textsIn(code)))
}

/** What agencies that pin a version or host it themselves need to know of the newest one. */
const manifestOf = (version: string, { languages, ...main }: Release): Buffer => {
  const told = Object.entries(languages).map(([code, { script: own, ...texts }]) => [
    code,
    { path: pathOf(version, textsIn(code)), ...texts, script: { path: pathOf(version, scriptIn(code)), ...own } },
  ])
  const manifest = { version, path: pathOf(version, script), ...main, languages: Object.fromEntries(told) }
  return Buffer.from(JSON.stringify(manifest))
}

const forAnHour = 'public, max-age=3600, stale-while-revalidate=86400'
const forEver = 'public, max-age=31536000, immutable'

/** A file of a release, under the name of its version or of its major one. */
const served = (version: string, file: string, name: string): [path: string, RequestHandler] => {
  const contentType = file.endsWith('.js') ? 'text/javascript' : 'application/json'
  const cacheControl = name === newestFolder ? forAnHour : forEver
  return [pathOf(name, file), staticBytes(bytesOf(version, file), { contentType, cacheControl })]
}

/** A released file never changes; the folder without a version holds the newest scripts for an hour. */
const handlers = (): [path: string, RequestHandler][] => {
  const [version, release] = newest
  return [
    [manifestPath, staticBytes(manifestOf(version, release), { contentType: 'application/json' })],
    ...scriptsOf(release).map(file => served(version, file, newestFolder)),
    ...releases.flatMap(([name, one]) => filesOf(one).map(file => served(name, file, name))),
  ]
}

/** Serves the website element: its script by the newest and by every released version, its languages by version. */
export const widget = (): Router => {
  const router = Router({ caseSensitive: true, strict: true })
  for (const [path, handler] of handlers()) router.get(path, handler)
  return router
}
