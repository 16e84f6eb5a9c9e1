import { readFile } from 'node:fs/promises'
import type { RequestHandler } from 'express'
import { staticBytes } from '../../http/files/static-file.ts'
import { fullText } from './full-text.ts'
import { pictures } from './guides/guide-list.ts'
import type { Library } from './library.ts'
import { madeOnce } from './made-once.ts'
import { searchIndexPath } from './paths.ts'
import { searchIndexOf } from './search/library-index.ts'
import { trialOf } from './trial/description.ts'

/** Where the whole documentation is one text. */
export const fullTextPath = '/llms-full.txt'

const json = (value: unknown): RequestHandler =>
  staticBytes(Buffer.from(JSON.stringify(value)), { contentType: 'application/json' })

/**
 * The files of the documentation, each made or read with its first request; undefined where there is none at a path.
 * Addresses in them are those of a service.
 */
export const docsFiles = (service: string, libraryOf: () => Promise<Library>) => {
  // All who ask before it is ready wait for the same one.
  const fullTextOf = madeOnce(async (library: Library) =>
    staticBytes(Buffer.from(await fullText(library, service)), { contentType: 'text/plain' }),
  )
  return async (path: string): Promise<RequestHandler | undefined> => {
    if (path === searchIndexPath) return json(await searchIndexOf(await libraryOf()))
    if (path === fullTextPath) return fullTextOf(await libraryOf())
    const [, id] = /^\/docs\/([A-Za-z]+)\.json$/.exec(path) ?? []
    if (id !== undefined) {
      const trial = trialOf(await libraryOf(), id)
      return trial && json(trial)
    }
    const [, name] = /^\/docs\/pictures\/([a-z-]+\.png)$/.exec(path) ?? []
    const picture = name !== undefined && Object.hasOwn(pictures, name) ? pictures[name] : undefined
    if (picture === undefined) return undefined
    const bytes = await readFile(new URL(`../../../${picture}`, import.meta.url))
    return staticBytes(bytes, { contentType: 'image/png' })
  }
}
