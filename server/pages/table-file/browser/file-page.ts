import { luxembourgDay } from '#domain/core/instants'
import type { Source } from '#languages/derived/table-file'
import { isLanguage, type Language, sourceLanguage } from '#languages/registry'
import type { Html } from '../../html.ts'
import { fileLimits } from '../file-limits.ts'
import type { FileTexts } from '../file-texts.ts'

/** Message from a page to its worker: a file to be read. */
export interface FileToWorker {
  file: File
  /** Day in Luxembourg. */
  today: string
  language: Language
}

/** Message from a worker to its page. */
export type FileFromWorker<Outcome> =
  | { stage: 'reading' }
  | { stage: 'working'; count: number }
  | { stage: 'done'; outcome: Outcome }
  | { stage: 'failed'; message: string }

/** Fault of a file that is too large to be read. */
interface TooLarge {
  fault: { key: Extract<keyof Source, 'file.tooLarge'>; values: { megabytes: number; most: number } }
  wrong: readonly never[]
}

/** What differs between pages of files. */
interface FilePageParts<Outcome, Asked extends FileToWorker> {
  workerPath: string
  voice: Pick<FileTexts<object>, 'say' | 'number'>
  /** Adds what the page asks beside the file. */
  ask(asked: FileToWorker): Asked
  render(outcome: Outcome | TooLarge): Html
  /** Status text once the outcome is shown, or while so many lines are calculated. */
  sayDone(outcome: Outcome | TooLarge): string
  sayWorking(count: number): string
  /** Called after the outcome was shown. */
  shown(outcome: Outcome | TooLarge): void
}

/** The element of the page with an id. */
export const getFileElement = <Kind extends HTMLElement = HTMLElement>(id: string): Kind =>
  document.getElementById(id) as Kind

/** Language of the page. */
export const getDocumentLanguage = (): Language => {
  const { lang } = document.documentElement
  return isLanguage(lang) ? lang : sourceLanguage
}

/** Texts that the page embeds. */
export const readEmbeddedTexts = <Table>(): Table => JSON.parse(getFileElement('texts').textContent ?? '') as Table

/** Downloads a file created in the browser. */
export const downloadFile = (name: string, content: BlobPart, type: string): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([content], { type }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** Parses markup to nodes; by its type every text in it was escaped. */
const parseFileMarkup = (markup: Html): ChildNode[] => [
  ...new DOMParser().parseFromString(markup.toString(), 'text/html').body.childNodes,
]

/** The worker of a page, reused for the next file; terminated if still busy with another. */
const createFileWorker = <Outcome>(
  path: string,
  hear: { told(message: FileFromWorker<Outcome>): void; failed(message: string): void },
) => {
  let thread: Worker | undefined
  let isBusy = false
  const stop = (): void => {
    thread?.terminate()
    thread = undefined
    isBusy = false
  }
  const start = (): Worker => {
    const started = new Worker(path)
    started.onmessage = ({ data }: MessageEvent<FileFromWorker<Outcome>>) => {
      if (data.stage === 'done') isBusy = false
      hear.told(data)
    }
    started.onerror = ({ message = '' }) => hear.failed(message)
    return started
  }
  return {
    stop,
    send: (message: FileToWorker): void => {
      if (isBusy) stop()
      isBusy = true
      thread ??= start()
      thread.postMessage(message)
    },
  }
}

/** Calls `start` with each file that is chosen or dropped. */
const listenForFiles = (start: (file: File) => void): void => {
  const input = getFileElement<HTMLInputElement>('file')
  input.addEventListener('change', () => {
    const [file] = input.files ?? []
    if (file) start(file)
    // Allows the same file to be chosen again after it was edited.
    input.value = ''
  })
  const drop = getFileElement('drop')
  // Prevents the browser from opening a file dropped outside the field.
  for (const name of ['dragover', 'drop']) addEventListener(name, event => event.preventDefault())
  addEventListener('dragover', () => drop.classList.add('over'))
  for (const name of ['dragleave', 'drop', 'dragend']) addEventListener(name, () => drop.classList.remove('over'))
  addEventListener('drop', ({ dataTransfer }) => {
    const [file] = dataTransfer?.files ?? []
    if (file) start(file)
  })
  getFileElement('try').addEventListener('click', () => {
    start(new File([getFileElement('sample').textContent ?? ''], 'sample.csv', { type: 'text/csv' }))
  })
  for (const id of ['drop', 'try']) getFileElement(id).hidden = false
}

/** Runs a page of files: files that are chosen or dropped go to its worker, and the outcome is shown. */
export const runFilePage = <Outcome, Asked extends FileToWorker>(
  parts: FilePageParts<Outcome, Asked>,
): { start(file: File): void } => {
  const { say } = parts.voice
  const [status, section, result] = ['status', 'outcome', 'result'].map(id => getFileElement(id)) as [
    HTMLElement,
    HTMLElement,
    HTMLElement,
  ]
  const showFailure = (message: string): void => {
    worker.stop()
    section.hidden = true
    status.className = 'fault'
    status.textContent = say('failed', { message })
  }
  const showOutcome = (outcome: Outcome | TooLarge): void => {
    result.replaceChildren(...parseFileMarkup(parts.render(outcome)))
    section.hidden = false
    status.textContent = parts.sayDone(outcome)
    parts.shown(outcome)
    getFileElement('outcome-title').focus()
  }
  const worker = createFileWorker<Outcome>(parts.workerPath, {
    told: told => {
      if (told.stage === 'done') showOutcome(told.outcome)
      else if (told.stage === 'failed') showFailure(told.message)
      else status.textContent = told.stage === 'working' ? parts.sayWorking(told.count) : say('stage.reading')
    },
    failed: showFailure,
  })
  const start = (file: File): void => {
    section.hidden = true
    status.className = ''
    if (file.size > fileLimits.bytes) {
      worker.stop()
      const values = { megabytes: Math.ceil(file.size / 1024 / 1024), most: fileLimits.megabytes }
      showOutcome({ fault: { key: 'file.tooLarge', values }, wrong: [] })
      return
    }
    status.textContent = say('stage.loading')
    worker.send(parts.ask({ file, today: luxembourgDay(new Date()), language: getDocumentLanguage() }))
  }
  listenForFiles(start)
  addEventListener('error', ({ message }) => showFailure(message))
  addEventListener('unhandledrejection', ({ reason }) => showFailure(String(reason)))
  return { start }
}
