import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clone } from '../support/clone.ts'

/** Changes a file of the clone. @throws Error where there is nothing to change. */
export const editClone = async (clone: Clone, path: string, before: string, after: string): Promise<void> => {
  const file = join(clone.path, path)
  const text = await readFile(file, 'utf8')
  if (!text.includes(before)) throw new Error(`${path} has no ${before}`)
  await writeFile(
    file,
    text.replace(before, () => after),
  )
}

/** What a program of a clone prints of texts. */
interface Printed {
  accepted: string
  texts: (string | undefined)[]
  label: unknown
}

/** Texts as a program of the clone reads them. */
export const printTexts = async (
  clone: Clone,
  codes: readonly string[],
  pageKey: string,
  labelKey: string,
): Promise<Printed> =>
  JSON.parse(await clone.run('node', 'tests/languages/print-texts.ts', codes.join(), pageKey, labelKey))
