import { readFileSync } from 'node:fs'
import { type RequestHandler, Router } from 'express'
import { serveLazyBytes } from './static-file.ts'

const readRootFile = (path: string): Buffer => readFileSync(new URL(`../../../${path}`, import.meta.url))

/** Minifies the OpenAPI file of the repository; a test compares the file with the contract. */
const minifyOpenApi = (): Buffer =>
  Buffer.from(JSON.stringify(JSON.parse(readRootFile('contract/openapi/openapi.json').toString())))

/** Converts the file for tools that read OpenAPI 3.0, with the first request for it. */
const convertOpenApi = async (): Promise<Buffer> => {
  const { convertToOpenApi30 } = await import('#contract/openapi/down-conversion')
  return Buffer.from(JSON.stringify(convertToOpenApi30(JSON.parse(minifyOpenApi().toString()))))
}

/** Imports the writers of the collections, with the first request for one. */
const importCollections = () => import('#contract/openapi/collections')

const files: Readonly<Record<string, RequestHandler>> = {
  '/openapi.json': serveLazyBytes(minifyOpenApi, { contentType: 'application/json' }),
  '/openapi-3.0.json': serveLazyBytes(convertOpenApi, { contentType: 'application/json' }),
  '/docs/valorem.postman_collection.json': serveLazyBytes(
    async () => Buffer.from((await importCollections()).buildPostmanCollection()),
    {
      contentType: 'application/json',
    },
  ),
  '/llms.txt': serveLazyBytes(() => readRootFile('contract/openapi/llms.txt'), { contentType: 'text/plain' }),
  '/docs/valorem.http': serveLazyBytes(async () => Buffer.from((await importCollections()).buildHttpCollection()), {
    contentType: 'text/plain',
  }),
}

/** Paths of the pages and their files; `:page` is any page. */
export const docsPaths: readonly string[] = [
  ...[
    '/docs',
    '/docs.md',
    '/llms-full.txt',
    '/docs/:page',
    '/docs/errors/:code',
    '/docs/law/:id',
    '/docs/fees/:country',
  ],
  '/docs/pictures/:name',
  ...Object.keys(files),
]

const isOfDocs = (path: string): boolean =>
  /^\/(docs(\/[^/]+|\/(errors|fees|law|pictures)\/[^/]+|\.md)?|llms-full\.txt)$/.test(path)

/** Serves the API description for machines (/openapi.json, collections) and for people (/docs). */
export const createDocsRouter = (pages: RequestHandler): Router => {
  const router = Router({ caseSensitive: true, strict: true })
  for (const [path, handler] of Object.entries(files)) router.get(path, handler)
  router.use(function sendPage(req, res, next) {
    const isRead = req.method === 'GET' || req.method === 'HEAD'
    return isRead && isOfDocs(req.path) ? pages(req, res, next) : next()
  })
  return router
}
