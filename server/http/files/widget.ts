import { readFileSync } from 'node:fs'
import { type RequestHandler, Router } from 'express'
import { cacheForHour, cacheForYear, serveBytes } from './static-file.ts'
import { addTextsToScript } from './widget-script.ts'

/** Hash and sizes of a released file. */
interface ReleasedFile {
  /** Hash in the format of the `integrity` attribute. */
  integrity: string
  bytes: number
  gzipBytes: number
}

/** Release: its script, and its languages by code, each with the script that includes its texts. */
interface Release extends ReleasedFile {
  languages: Readonly<Record<string, ReleasedFile & { script: ReleasedFile }>>
}

const folder = new URL('../../data/widget/', import.meta.url)

/** All releases, the newest last; written by `npm run derive`. */
const releases = Object.entries(
  JSON.parse(readFileSync(new URL('integrity.json', folder), 'utf8')) as Record<string, Release>,
)

const script = 'valorem-estimate.js'
const nameScriptFile = (code: string): string => `valorem-estimate.${code}.js`
const nameTextsFile = (code: string): string => `${code}.json`
const buildWidgetPath = (version: string, file: string): string => `/widget/${version}/${file}`

/**
 * Folder of the newest scripts of a major version, loaded by agencies; the scripts request texts of their own version.
 */
const newestFolder = 'v1'
const manifestPath = buildWidgetPath(newestFolder, 'manifest.json')

const listScripts = ({ languages }: Release): string[] => [script, ...Object.keys(languages).map(nameScriptFile)]
const listReleaseFiles = (release: Release): string[] => [
  ...listScripts(release),
  ...Object.keys(release.languages).map(nameTextsFile),
]

const newest = releases.at(-1)
if (!newest) throw new Error('server/data/widget/integrity.json names no release.')

export const widgetPaths: readonly string[] = [
  manifestPath,
  ...listScripts(newest[1]).map(file => buildWidgetPath(newestFolder, file)),
  ...releases.flatMap(([version, release]) => listReleaseFiles(release).map(file => buildWidgetPath(version, file))),
]

const readReleasedFile = (version: string, file: string): Buffer => readFileSync(new URL(`${version}/${file}`, folder))

/** Bytes of a file of a release; a script with texts is built from two stored files. */
const buildReleaseFile = (version: string, file: string): Buffer => {
  const [, code] = /\.(\w+)\.js$/.exec(file) ?? []
  return code === undefined
    ? readReleasedFile(version, file)
    : addTextsToScript(readReleasedFile(version, script), readReleasedFile(version, nameTextsFile(code)))
}

/** Manifest of the newest version, for agencies that pin a version or host it themselves. */
const buildManifest = (version: string, { languages, ...main }: Release): Buffer => {
  const paths = Object.entries(languages).map(([code, { script: own, ...texts }]) => [
    code,
    {
      path: buildWidgetPath(version, nameTextsFile(code)),
      ...texts,
      script: { path: buildWidgetPath(version, nameScriptFile(code)), ...own },
    },
  ])
  const manifest = { version, path: buildWidgetPath(version, script), ...main, languages: Object.fromEntries(paths) }
  return Buffer.from(JSON.stringify(manifest))
}

/** Route of a file of a release, by its version or its major version. */
const createFileRoute = (version: string, file: string, name: string): [path: string, RequestHandler] => {
  const contentType = file.endsWith('.js') ? 'text/javascript' : 'application/json'
  const cacheControl = name === newestFolder ? cacheForHour : cacheForYear
  return [buildWidgetPath(name, file), serveBytes(buildReleaseFile(version, file), { contentType, cacheControl })]
}

/**
 * Routes of all files: released files never change; the folder of the major version holds the newest scripts for an
 * hour.
 */
const listFileRoutes = (): [path: string, RequestHandler][] => {
  const [version, release] = newest
  return [
    [manifestPath, serveBytes(buildManifest(version, release), { contentType: 'application/json' })],
    ...listScripts(release).map(file => createFileRoute(version, file, newestFolder)),
    ...releases.flatMap(([name, one]) => listReleaseFiles(one).map(file => createFileRoute(name, file, name))),
  ]
}

/** Serves the website element: its script by the newest and by every released version, its languages by version. */
export const createWidgetRouter = (): Router => {
  const router = Router({ caseSensitive: true, strict: true })
  for (const [path, handler] of listFileRoutes()) router.get(path, handler)
  return router
}
