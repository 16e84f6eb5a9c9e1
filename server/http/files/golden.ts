import { readFileSync } from 'node:fs'
import { Router } from 'express'
import { staticFile } from './static-file.ts'

/** The list of files in the index. */
interface Index {
  files: readonly { file: string }[]
}

/** Where the cases lie. */
export const goldenFolder = new URL('../../../examples/golden/', import.meta.url)

const index = JSON.parse(readFileSync(new URL('index.json', goldenFolder), 'utf8')) as Index

/** The files of cases, one an operation. */
export const goldenFiles: readonly string[] = index.files.map(({ file }) => file)

const names = ['index.json', 'schema.json', ...goldenFiles]
const pathOf = (name: string): string => `/golden/${name}`

/** Paths of the index of the golden cases, of their schema and of each file of cases. */
export const goldenPaths: readonly string[] = names.map(pathOf)

/** The golden cases, open to everybody, byte for byte as the repository has them: the index holds the hash of each file. */
export const golden = (): Router => {
  const router = Router({ caseSensitive: true, strict: true })
  for (const name of names) {
    router.get(pathOf(name), staticFile(new URL(name, goldenFolder), { contentType: 'application/json' }))
  }
  return router
}
