import { readFileSync } from 'node:fs'
import { Router } from 'express'
import { serveFile } from './static-file.ts'

interface Index {
  files: readonly { file: string }[]
}

/** Folder of the cases. */
export const goldenFolder = new URL('../../../examples/golden/', import.meta.url)

const index = JSON.parse(readFileSync(new URL('index.json', goldenFolder), 'utf8')) as Index

/** Files of cases, one per operation. */
export const goldenFiles: readonly string[] = index.files.map(({ file }) => file)

const names = ['index.json', 'schema.json', ...goldenFiles]
const buildGoldenPath = (name: string): string => `/golden/${name}`

/** Paths of the index of the golden cases, their schema and each file of cases. */
export const goldenPaths: readonly string[] = names.map(buildGoldenPath)

/**
 * Serves the golden cases without authentication, byte for byte as in the repository: the index holds the hash of each
 * file.
 */
export const createGoldenRouter = (): Router => {
  const router = Router({ caseSensitive: true, strict: true })
  for (const name of names) {
    router.get(buildGoldenPath(name), serveFile(new URL(name, goldenFolder), { contentType: 'application/json' }))
  }
  return router
}
