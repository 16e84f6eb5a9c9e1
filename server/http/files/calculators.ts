import { readFileSync } from 'node:fs'
import { type RequestHandler, Router } from 'express'
import { staticBytes } from './static-file.ts'

const folder = new URL('../../data/widget/', import.meta.url)

/** Every release of the calculators by the names of its files, the newest last; `npm run derive` writes the table. */
const releases = Object.entries(
  JSON.parse(readFileSync(new URL('calculators.json', folder), 'utf8')) as Record<string, Record<string, unknown>>,
)

const newest = releases.at(-1)
if (!newest) throw new Error('server/data/widget/calculators.json names no release.')

/** What brings the calculators of a page; it asks for the files of its own version. */
const loader = 'valorem-calculators.js'
const loaderPath = `/widget/v1/${loader}`
const manifestPath = '/widget/v1/calculators.json'

const pathOf = (version: string, file: string): string => `/widget/${version}/${file}`

/** Paths of the files of the calculators. */
export const calculatorPaths: readonly string[] = [
  ...[loaderPath, manifestPath],
  ...releases.flatMap(([version, files]) => Object.keys(files).map(file => pathOf(version, file))),
]

const forAnHour = 'public, max-age=3600, stale-while-revalidate=86400'
const forEver = 'public, max-age=31536000, immutable'

const served = (version: string, file: string, cacheControl: string): RequestHandler =>
  staticBytes(readFileSync(new URL(`${version}/${file}`, folder)), {
    contentType: file.endsWith('.js') ? 'text/javascript' : 'application/json',
    cacheControl,
  })

/**
 * Serves the calculators: their loader by the newest version for an hour, every released file by its version for ever, and
 * the hashes of the newest ones.
 */
export const calculators = (): Router => {
  const router = Router({ caseSensitive: true, strict: true })
  const [version, files] = newest
  const manifest = Object.entries(files).map(([file, told]) => ({ path: pathOf(version, file), ...(told as object) }))
  router.get(
    manifestPath,
    staticBytes(Buffer.from(JSON.stringify({ version, files: manifest })), { contentType: 'application/json' }),
  )
  router.get(loaderPath, served(version, loader, forAnHour))
  for (const [name, one] of releases)
    for (const file of Object.keys(one)) router.get(pathOf(name, file), served(name, file, forEver))
  return router
}
