import { readFileSync } from 'node:fs'
import { type RequestHandler, Router } from 'express'
import { cacheForHour, cacheForYear, serveBytes } from './static-file.ts'

const folder = new URL('../../data/widget/', import.meta.url)

/** All releases of the calculators by file name, the newest last; written by `npm run derive`. */
const releases = Object.entries(
  JSON.parse(readFileSync(new URL('calculators.json', folder), 'utf8')) as Record<string, Record<string, unknown>>,
)

const newest = releases.at(-1)
if (!newest) throw new Error('server/data/widget/calculators.json names no release.')

/** Loader script of the calculators; it requests the files of its own version. */
const loader = 'valorem-calculators.js'
const loaderPath = `/widget/v1/${loader}`
const manifestPath = '/widget/v1/calculators.json'

const buildCalculatorPath = (version: string, file: string): string => `/widget/${version}/${file}`

export const calculatorPaths: readonly string[] = [
  ...[loaderPath, manifestPath],
  ...releases.flatMap(([version, files]) => Object.keys(files).map(file => buildCalculatorPath(version, file))),
]

const serveCalculatorFile = (version: string, file: string, cacheControl: string): RequestHandler =>
  serveBytes(readFileSync(new URL(`${version}/${file}`, folder)), {
    contentType: file.endsWith('.js') ? 'text/javascript' : 'application/json',
    cacheControl,
  })

/**
 * Serves the calculators: the loader of the newest version for an hour, all released files by version as immutable, and
 * the hashes of the newest ones.
 */
export const createCalculatorsRouter = (): Router => {
  const router = Router({ caseSensitive: true, strict: true })
  const [version, files] = newest
  const manifest = Object.entries(files).map(([file, details]) => ({
    path: buildCalculatorPath(version, file),
    ...(details as object),
  }))
  router.get(
    manifestPath,
    serveBytes(Buffer.from(JSON.stringify({ version, files: manifest })), { contentType: 'application/json' }),
  )
  router.get(loaderPath, serveCalculatorFile(version, loader, cacheForHour))
  for (const [released, names] of releases)
    for (const file of Object.keys(names))
      router.get(buildCalculatorPath(released, file), serveCalculatorFile(released, file, cacheForYear))
  return router
}
