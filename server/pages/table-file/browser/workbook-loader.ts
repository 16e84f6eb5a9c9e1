import type { WorkbookReader } from '../table.ts'

/** Loads a program into a worker: a function of workers, which the types of pages lack. */
declare function importScripts(path: string): void

/** Reader of workbooks that its program, loaded with the first one, leaves here. */
interface WithReader {
  readWorkbook?: WorkbookReader
}

/** Program of the reader of workbooks. */
const workbookPath = '/workbook-reader.js'

const loadReader = (): WorkbookReader => {
  const scope = globalThis as WithReader
  if (!scope.readWorkbook) importScripts(workbookPath)
  if (!scope.readWorkbook) throw new Error(workbookPath)
  return scope.readWorkbook
}

/** Reads a workbook in a worker, which loads the program for it with the first one. */
export const loadAndReadWorkbook: WorkbookReader = bytes => loadReader()(bytes)
