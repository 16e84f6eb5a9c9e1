import { luxembourgDay } from '#domain/core/instants'
import type { Table } from '#languages/derived/back-test'
import { isLanguage, sourceLanguage } from '#languages/registry'
import type { Html } from '../../html.ts'
import { createBackTestTexts } from '../back-test-texts.ts'
import type { BackTestOutcome, JudgedFile } from '../judging.ts'
import { fileLimits } from '../reading/bounds.ts'
import { buildResultJson, buildSalesCsv } from '../result/downloads.ts'
import { renderBackTestResult } from '../result/view.ts'
import type { FromWorker, ToWorker } from './messages.ts'

const getBackTestElement = <Kind extends HTMLElement = HTMLElement>(id: string): Kind =>
  document.getElementById(id) as Kind

const { lang } = document.documentElement
const language = isLanguage(lang) ? lang : sourceLanguage
const voice = createBackTestTexts(language, JSON.parse(getBackTestElement('texts').textContent ?? '') as Table)
const { say, number } = voice

const [status, section, result, drop] = ['status', 'outcome', 'result', 'drop'].map(id => getBackTestElement(id)) as [
  HTMLElement,
  HTMLElement,
  HTMLElement,
  HTMLElement,
]

/** The worker, reused for the next file; terminated if still busy with another. */
let thread: Worker | undefined
let isBusy = false

const stopWorker = (): void => {
  thread?.terminate()
  thread = undefined
  isBusy = false
}

const showBackTestFailure = (message: string): void => {
  stopWorker()
  section.hidden = true
  status.className = 'fault'
  status.textContent = say('failed', { message })
}

/** Downloads a text as a file created in the browser. */
const downloadFile = (name: string, text: string, type: string): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

const enableDownloads = (file: JudgedFile): void => {
  getBackTestElement('take-json').addEventListener('click', () => {
    downloadFile('valorem-back-test.json', buildResultJson(file), 'application/json')
  })
  getBackTestElement('take-csv').addEventListener('click', () => {
    downloadFile('valorem-back-test.csv', buildSalesCsv(file), 'text/csv')
  })
}

/** Parses markup to nodes; by its type every text in it was escaped. */
const parseBackTestMarkup = (markup: Html): ChildNode[] => [
  ...new DOMParser().parseFromString(markup.toString(), 'text/html').body.childNodes,
]

const showOutcome = (outcome: BackTestOutcome): void => {
  isBusy = false
  result.replaceChildren(...parseBackTestMarkup(renderBackTestResult(outcome, voice)))
  section.hidden = false
  const isJudged = 'judgement' in outcome
  status.textContent = isJudged ? say('stage.done', { count: number(outcome.judgement.count) }) : say('stage.refused')
  if (isJudged) enableDownloads(outcome)
  getBackTestElement('outcome-title').focus()
}

const handleWorkerMessage = (told: FromWorker): void => {
  if (told.stage === 'done') showOutcome(told.outcome)
  else if (told.stage === 'failed') showBackTestFailure(told.message)
  else if (told.stage === 'judging') status.textContent = say('stage.judging', { count: number(told.count) })
  else status.textContent = say('stage.reading')
}

const startWorker = (): Worker => {
  const started = new Worker('/backtest-worker.js')
  started.onmessage = ({ data }: MessageEvent<FromWorker>) => handleWorkerMessage(data)
  started.onerror = ({ message = '' }) => showBackTestFailure(message)
  return started
}

const startBackTest = (file: File): void => {
  if (isBusy) stopWorker()
  section.hidden = true
  status.className = ''
  if (file.size > fileLimits.bytes) {
    const values = { megabytes: Math.ceil(file.size / 1024 / 1024), most: fileLimits.megabytes }
    showOutcome({ fault: { key: 'file.tooLarge', values }, wrong: [] })
    return
  }
  status.textContent = say('stage.loading')
  isBusy = true
  thread ??= startWorker()
  thread.postMessage({ file, today: luxembourgDay(new Date()), language } satisfies ToWorker)
}

const input = getBackTestElement<HTMLInputElement>('file')
input.addEventListener('change', () => {
  const [file] = input.files ?? []
  if (file) startBackTest(file)
  // Allows the same file to be chosen again after it was edited.
  input.value = ''
})

// Prevents the browser from opening a file dropped outside the field.
for (const name of ['dragover', 'drop']) addEventListener(name, event => event.preventDefault())
addEventListener('dragover', () => drop.classList.add('over'))
for (const name of ['dragleave', 'drop', 'dragend']) addEventListener(name, () => drop.classList.remove('over'))
addEventListener('drop', ({ dataTransfer }) => {
  const [file] = dataTransfer?.files ?? []
  if (file) startBackTest(file)
})

getBackTestElement('try').addEventListener('click', () => {
  startBackTest(new File([getBackTestElement('sample').textContent ?? ''], 'sample.csv', { type: 'text/csv' }))
})

addEventListener('error', ({ message }) => showBackTestFailure(message))
addEventListener('unhandledrejection', ({ reason }) => showBackTestFailure(String(reason)))
for (const id of ['drop', 'try']) getBackTestElement(id).hidden = false
