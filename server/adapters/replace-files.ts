import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'

/**
 * Replaces the content of several files, all or none: each is written to a temporary file, then renamed; on failure
 * those already replaced are restored.
 * @param texts new content by path.
 * @throws Error of the file system; the files are then unchanged.
 */
export const replaceFiles = (texts: ReadonlyMap<string, string>): void => {
  const beside = (file: string): string => `${file}.new`
  const before = new Map<string, Buffer | undefined>()
  try {
    for (const [file, text] of texts) writeFileSync(beside(file), text)
    for (const file of texts.keys()) {
      const old = existsSync(file) ? readFileSync(file) : undefined
      renameSync(beside(file), file)
      before.set(file, old)
    }
  } catch (error) {
    for (const [file, old] of before)
      if (old) writeFileSync(file, old)
      else rmSync(file)
    for (const file of texts.keys()) rmSync(beside(file), { force: true })
    throw error
  }
}
