import { readFile } from 'node:fs/promises'
import type { RequestHandler } from 'express'
import { staticBytes } from '../../http/static-file.ts'
import { fullText } from './full-text.ts'
import { pictures } from './guides/guide-list.ts'
import type { Library } from './library.ts'
import { searchIndexPath } from './paths.ts'
import { searchIndexOf } from './search/library-index.ts'
import { trialOf } from './trial/description.ts'

/** Where the whole documentation is one text. */
export const fullTextPath = '/llms-full.txt'

const json = (value: unknown): RequestHandler =>
  staticBytes(Buffer.from(JSON.stringify(value)), { contentType: 'application/json' })

/** A file of the documentation that is made or read with its first request; undefined where there is none at a path. */
export const docsFileAt = async (
  path: string,
  service: string,
  libraryOf: () => Promise<Library>,
): Promise<RequestHandler | undefined> => {
  if (path === searchIndexPath) return json(await searchIndexOf(await libraryOf()))
  if (path === fullTextPath)
    return staticBytes(Buffer.from(await fullText(await libraryOf(), service)), { contentType: 'text/plain' })
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
