import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'

/**
 * Puts new texts in the place of files, all of them or none: each is written whole beside its file, then they are renamed;
 * where one cannot be, those before it get their old text back.
 * @param texts the new text of each file, by its path.
 * @throws Error of the file system; the files are then as they were.
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
