import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = new URL('../', import.meta.url)

/** Writes files by their paths from the root, but for those that are so already, and returns the paths of those written. */
export const writeFiles = (files: Readonly<Record<string, string>>): string[] =>
  Object.entries(files).flatMap(([path, text]) => {
    const file = fileURLToPath(new URL(path, root))
    if (existsSync(file) && readFileSync(file, 'utf8') === text) return []
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
    return [path]
  })
