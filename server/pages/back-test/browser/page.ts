import { luxembourgDay } from '#domain/core/instants'
import type { Table } from '#languages/derived/back-test'
import { isLanguage, sourceLanguage } from '#languages/registry'
import type { Html } from '../../html.ts'
import type { JudgedFile, Outcome } from '../judging.ts'
import { fileLimits } from '../reading/bounds.ts'
import { resultJson, salesCsv } from '../result/take-away.ts'
import { resultView } from '../result/view.ts'
import { voiceOf } from '../voice.ts'
import type { FromThread, ToThread } from './messages.ts'

const element = <Kind extends HTMLElement = HTMLElement>(id: string): Kind => document.getElementById(id) as Kind

const { lang } = document.documentElement
const language = isLanguage(lang) ? lang : sourceLanguage
const voice = voiceOf(language, JSON.parse(element('texts').textContent ?? '') as Table)
const { say, number } = voice

const [status, section, result, drop] = ['status', 'outcome', 'result', 'drop'].map(id => element(id)) as [
  HTMLElement,
  HTMLElement,
  HTMLElement,
  HTMLElement,
]

/** The thread, which stays for the next file; one that still works on another is ended. */
let thread: Worker | undefined
let isBusy = false

const stop = (): void => {
  thread?.terminate()
  thread = undefined
  isBusy = false
}

const fail = (message: string): void => {
  stop()
  section.hidden = true
  status.className = 'fault'
  status.textContent = say('failed', { message })
}

/** Hands a text out as a file that is made here. */
const download = (name: string, text: string, type: string): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

const offerFiles = (file: JudgedFile): void => {
  element('take-json').addEventListener('click', () => {
    download('valorem-back-test.json', resultJson(file), 'application/json')
  })
  element('take-csv').addEventListener('click', () => {
    download('valorem-back-test.csv', salesCsv(file), 'text/csv')
  })
}

/** What markup becomes in a page: by its type every text in it was escaped where it was filled in. */
const nodesOf = (markup: Html): ChildNode[] => [
  ...new DOMParser().parseFromString(markup.toString(), 'text/html').body.childNodes,
]

const show = (outcome: Outcome): void => {
  isBusy = false
  result.replaceChildren(...nodesOf(resultView(outcome, voice)))
  section.hidden = false
  const isJudged = 'judgement' in outcome
  status.textContent = isJudged ? say('stage.done', { count: number(outcome.judgement.count) }) : say('stage.refused')
  if (isJudged) offerFiles(outcome)
  element('outcome-title').focus()
}

const hear = (told: FromThread): void => {
  if (told.stage === 'done') show(told.outcome)
  else if (told.stage === 'failed') fail(told.message)
  else if (told.stage === 'judging') status.textContent = say('stage.judging', { count: number(told.count) })
  else status.textContent = say('stage.reading')
}

const startedThread = (): Worker => {
  const started = new Worker('/backtest-worker.js')
  started.onmessage = ({ data }: MessageEvent<FromThread>) => hear(data)
  started.onerror = ({ message = '' }) => fail(message)
  return started
}

const start = (file: File): void => {
  if (isBusy) stop()
  section.hidden = true
  status.className = ''
  if (file.size > fileLimits.bytes) {
    const values = { megabytes: Math.ceil(file.size / 1024 / 1024), most: fileLimits.megabytes }
    show({ fault: { key: 'file.tooLarge', values }, wrong: [] })
    return
  }
  status.textContent = say('stage.loading')
  isBusy = true
  thread ??= startedThread()
  thread.postMessage({ file, today: luxembourgDay(new Date()), language } satisfies ToThread)
}

const input = element<HTMLInputElement>('file')
input.addEventListener('change', () => {
  const [file] = input.files ?? []
  if (file) start(file)
  // The same file may be chosen again once it was mended.
  input.value = ''
})

// A file that misses the field would else be opened in place of the page.
for (const name of ['dragover', 'drop']) addEventListener(name, event => event.preventDefault())
addEventListener('dragover', () => drop.classList.add('over'))
for (const name of ['dragleave', 'drop', 'dragend']) addEventListener(name, () => drop.classList.remove('over'))
addEventListener('drop', ({ dataTransfer }) => {
  const [file] = dataTransfer?.files ?? []
  if (file) start(file)
})

element('try').addEventListener('click', () => {
  start(new File([element('sample').textContent ?? ''], 'sample.csv', { type: 'text/csv' }))
})

addEventListener('error', ({ message }) => fail(message))
addEventListener('unhandledrejection', ({ reason }) => fail(String(reason)))
for (const id of ['drop', 'try']) element(id).hidden = false
