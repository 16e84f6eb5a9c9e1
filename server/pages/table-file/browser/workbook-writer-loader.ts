import type { WorkbookWriter, WrittenSheet } from './workbook-writer.ts'

/** Writer of workbooks that its program leaves here. */
interface WithWriter {
  writeWorkbook?: WorkbookWriter
}

/** Program of the writer of workbooks. */
const writerPath = '/workbook-writer.js'

const loadScript = (path: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = path
    script.onload = () => resolve()
    script.onerror = () => reject(new Error(path))
    document.head.append(script)
  })

/** Writes a workbook in a page, which loads the program for it with the first one. */
export const loadAndWriteWorkbook = async (sheets: readonly WrittenSheet[]): Promise<Blob> => {
  const scope = globalThis as WithWriter
  if (!scope.writeWorkbook) await loadScript(writerPath)
  if (!scope.writeWorkbook) throw new Error(writerPath)
  return scope.writeWorkbook(sheets)
}
