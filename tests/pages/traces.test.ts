import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe } from 'vitest'
import { temporaryFolder } from '../adapters/storage/places.ts'
import { tracesSuite } from './traces-suite.ts'

/** The bytes of the files of a folder; the letters are in one below it, in the place of a mail server. */
const bytesIn = async (folder: string): Promise<string> => {
  const files = (await readdir(folder, { withFileTypes: true })).filter(file => file.isFile())
  return (await Promise.all(files.map(({ name }) => readFile(join(folder, name), 'latin1')))).join('\n')
}

describe('traces in the bytes of a SQLite file and what stands beside it', () =>
  tracesSuite(async () => {
    const dataDir = temporaryFolder()
    return { env: {}, dataDir, held: () => bytesIn(dataDir) }
  }))
