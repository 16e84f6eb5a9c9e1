import { readFileSync } from 'node:fs'
import { type RequestHandler, Router } from 'express'
import { staticBytes } from './static-file.ts'

/** What stands in the table of released scripts, by version. */
interface Release {
  /** Hash as the attribute `integrity` of a script wants it. */
  integrity: string
  bytes: number
  gzipBytes: number
}

const folder = new URL('../data/widget/', import.meta.url)

/** Every released script, the newest last; `npm run derive` writes the table. */
const releases = Object.entries(
  JSON.parse(readFileSync(new URL('integrity.json', folder), 'utf8')) as Record<string, Release>,
)

const contentType = 'text/javascript'
const pathOf = (version: string): string => `/widget/${version}/valorem-estimate.js`

/** The newest script of a major version, as agencies load it. */
const newestPath = pathOf('v1')
const manifestPath = '/widget/v1/manifest.json'

/** Paths of the script of the element and of its manifest. */
export const widgetPaths: readonly string[] = [
  newestPath,
  manifestPath,
  ...releases.map(([version]) => pathOf(version)),
]

const scriptOf = (version: string): Buffer => readFileSync(new URL(`${version}.js`, folder))

/** A released script never changes; the path without a version holds the newest for an hour. */
const handlers = (): [path: string, RequestHandler][] => {
  const [version, release] = releases.at(-1) ?? []
  if (version === undefined || !release) throw new Error('server/data/widget/integrity.json names no release.')
  const manifest = JSON.stringify({ version, path: pathOf(version), ...release })
  return [
    [
      newestPath,
      staticBytes(scriptOf(version), {
        contentType,
        cacheControl: 'public, max-age=3600, stale-while-revalidate=86400',
      }),
    ],
    [manifestPath, staticBytes(Buffer.from(manifest), { contentType: 'application/json' })],
    ...releases.map(([name]): [string, RequestHandler] => [
      pathOf(name),
      staticBytes(scriptOf(name), { contentType, cacheControl: 'public, max-age=31536000, immutable' }),
    ]),
  ]
}

/** The script of `<valorem-estimate>` for pages of agencies, by its newest and by every released version. */
export const widget = (): Router => {
  const router = Router({ caseSensitive: true, strict: true })
  for (const [path, handler] of handlers()) router.get(path, handler)
  return router
}
