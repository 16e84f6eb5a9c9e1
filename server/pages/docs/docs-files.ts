import { readFile } from 'node:fs/promises'
import type { RequestHandler } from 'express'
import { serveBytes } from '../../http/files/static-file.ts'
import { buildFullText } from './full-text.ts'
import { pictures } from './guides/guide-list.ts'
import type { Library } from './library.ts'
import { memoizeAsync } from './memoize-async.ts'
import { searchIndexPath } from './paths.ts'
import { buildSearchIndex } from './search/library-index.ts'
import { describeTrial } from './trial/describe-trial.ts'

/** Path of the whole documentation as one text. */
const fullTextPath = '/llms-full.txt'

const serveJson = (value: unknown): RequestHandler =>
  serveBytes(Buffer.from(JSON.stringify(value)), { contentType: 'application/json' })

/**
 * Creates the lookup of documentation files, each built or read on its first request; undefined for an unknown path.
 * URLs in them are those of the service.
 */
export const createDocsFiles = (service: string, libraryOf: () => Promise<Library>) => {
  // Concurrent first requests share one build.
  const fullTextOf = memoizeAsync(async (library: Library) =>
    serveBytes(Buffer.from(await buildFullText(library, service)), { contentType: 'text/plain' }),
  )
  return async (path: string): Promise<RequestHandler | undefined> => {
    if (path === searchIndexPath) return serveJson(await buildSearchIndex(await libraryOf()))
    if (path === fullTextPath) return fullTextOf(await libraryOf())
    const [, id] = /^\/docs\/([A-Za-z]+)\.json$/.exec(path) ?? []
    if (id !== undefined) {
      const trial = describeTrial(await libraryOf(), id)
      return trial && serveJson(trial)
    }
    const [, name] = /^\/docs\/pictures\/([a-z-]+\.png)$/.exec(path) ?? []
    const picture = name !== undefined && Object.hasOwn(pictures, name) ? pictures[name] : undefined
    if (picture === undefined) return undefined
    const bytes = await readFile(new URL(`../../../${picture}`, import.meta.url))
    return serveBytes(bytes, { contentType: 'image/png' })
  }
}
