import type { FileFromWorker, FileToWorker } from './file-page.ts'

/** Runs a worker of a page of files: each file that it gets becomes an outcome. */
export const runFileWorker = <Outcome, Asked extends FileToWorker>(
  calculate: (bytes: Uint8Array<ArrayBuffer>, asked: Asked & { onWorking(count: number): void }) => Promise<Outcome>,
): void => {
  const sendToPage = (message: FileFromWorker<Outcome>): void => postMessage(message)
  const run = async (asked: Asked): Promise<void> => {
    sendToPage({ stage: 'reading' })
    const bytes = new Uint8Array(await asked.file.arrayBuffer())
    const onWorking = (count: number): void => sendToPage({ stage: 'working', count })
    sendToPage({ stage: 'done', outcome: await calculate(bytes, { ...asked, onWorking }) })
  }
  addEventListener('message', ({ data }: MessageEvent<Asked>) => {
    run(data).catch((error: unknown) => sendToPage({ stage: 'failed', message: String(error) }))
  })
}
