import { readFileSync } from 'node:fs'
import { type RequestHandler, Router } from 'express'
import { cacheForHour, cacheForYear, serveBytes } from './static-file.ts'

const folder = new URL('../../data/widget/', import.meta.url)

const buildFilePath = (version: string, file: string): string => `/widget/${version}/${file}`

/** Files of an element in all its releases: their paths, and the router that serves them. */
interface ElementFiles {
  paths: readonly string[]
  createRouter(): Router
}

const serveFile = (version: string, file: string, cacheControl: string): RequestHandler =>
  serveBytes(readFileSync(new URL(`${version}/${file}`, folder)), {
    contentType: file.endsWith('.js') ? 'text/javascript' : 'application/json',
    cacheControl,
  })

/**
 * Reads the releases of an element from its table in server/data/widget, which `npm run derive` writes: the newest
 * `script` is served for an hour, all released files by version as immutable, and the hashes of the newest ones under the
 * name of the table.
 */
const openElementFiles = (table: string, script: string): ElementFiles => {
  const releases = Object.entries(
    JSON.parse(readFileSync(new URL(table, folder), 'utf8')) as Record<string, Record<string, object>>,
  )
  const newest = releases.at(-1)
  if (!newest) throw new Error(`server/data/widget/${table} names no release.`)
  const [version, files] = newest
  const [scriptPath, manifestPath] = [`/widget/v1/${script}`, `/widget/v1/${table}`]
  const manifest = Object.entries(files).map(([file, details]) => ({ path: buildFilePath(version, file), ...details }))
  const released = releases.flatMap(([name, own]) => Object.keys(own).map(file => [name, file] as const))
  return {
    paths: [scriptPath, manifestPath, ...released.map(([name, file]) => buildFilePath(name, file))],
    createRouter: () => {
      const router = Router({ caseSensitive: true, strict: true })
      const listed = Buffer.from(JSON.stringify({ version, files: manifest }))
      router.get(manifestPath, serveBytes(listed, { contentType: 'application/json' }))
      router.get(scriptPath, serveFile(version, script, cacheForHour))
      for (const [name, file] of released) router.get(buildFilePath(name, file), serveFile(name, file, cacheForYear))
      return router
    },
  }
}

/** The calculators; their loader requests the files of its own version. */
export const calculatorFiles = openElementFiles('calculators.json', 'valorem-calculators.js')

/** The prices of a place. */
export const areaFiles = openElementFiles('area.json', 'valorem-area.js')
