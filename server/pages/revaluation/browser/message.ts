import type { FileToWorker } from '../../table-file/browser/file-page.ts'

/** Message from the page to its worker: a file of homes, and the day to which their values are carried. */
export interface HomesToWorker extends FileToWorker {
  day: string
}
