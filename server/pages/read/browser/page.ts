import type { Extraction } from '#contract/ai/extraction'
import type { Table } from '#languages/derived/read-page'
import { isLanguage, sourceLanguage } from '#languages/registry'
import { copyText } from '../../docs/browser/copy-text.ts'
import type { Html } from '../../html.ts'
import { createReadTexts } from '../read-texts.ts'
import { buildReadResult, type Decision, listReadRows, type ReadRow } from '../readings.ts'
import { parseTyped } from '../typed-value.ts'
import { renderReadFailure, renderReadValues } from '../view.ts'
import { sendDocument } from './request.ts'
import { openSheet, type Sheet } from './sheet.ts'

const find = <Kind extends HTMLElement = HTMLElement>(id: string): Kind => document.getElementById(id) as Kind

const { lang } = document.documentElement
const language = isLanguage(lang) ? lang : sourceLanguage
const voice = createReadTexts(language, JSON.parse(find('texts').textContent ?? '') as Table)
const { say, number } = voice
const [file, key] = [find<HTMLInputElement>('file'), find<HTMLInputElement>('key')]
const [send, stop] = [find<HTMLButtonElement>('send'), find<HTMLButtonElement>('stop')]
const [status, problem, outcome, values, paper] = ['status', 'problem', 'outcome', 'values', 'sheet'].map(id =>
  find(id),
) as [HTMLElement, HTMLElement, HTMLElement, HTMLElement, HTMLElement]

const fileMegabytes = Number(file.dataset.megabytes)
const fileTypes: readonly string[] = ['application/pdf', 'image/png', 'image/jpeg']

/** An extraction with the decisions on its values, and the sheet of its document once that is open. */
interface Reading {
  extraction: Extraction
  rows: ReadRow[]
  decisions: Map<number, Decision>
  sheet: Sheet | undefined
}

/** What is shown; stored only in memory. */
let reading: Reading | undefined
let opening: Promise<void> = Promise.resolve()
let pending: AbortController | undefined

/** Parses markup to nodes; by its type every text in it was escaped. */
const parseMarkup = (markup: Html): ChildNode[] => [
  ...new DOMParser().parseFromString(markup.toString(), 'text/html').body.childNodes,
]

const showFault = (field: HTMLInputElement | HTMLSelectElement, text: string): void => {
  find(`${field.id}-fault`).textContent = text
  if (text === '') field.removeAttribute('aria-invalid')
  else field.setAttribute('aria-invalid', 'true')
}

/** The chosen file, if it and the key can be sent; shows the faults, and focuses the first invalid field. */
const getReadyFile = (): File | undefined => {
  const chosen = file.files?.[0]
  const isGood = chosen && fileTypes.includes(chosen.type) && chosen.size <= fileMegabytes * 1024 * 1024
  showFault(file, isGood ? '' : say('file.missing', { megabytes: number(fileMegabytes) }))
  showFault(key, key.value.trim() === '' ? say('key.missing') : '')
  const wrong = [file, key].find(field => field.hasAttribute('aria-invalid'))
  wrong?.focus()
  return wrong ? undefined : chosen
}

type Entry = HTMLInputElement | HTMLSelectElement

const inputOf = (index: number): Entry | null => document.getElementById(`value-${index}`) as Entry | null

const showResult = (): void => {
  if (!reading) return
  const { extraction, rows, decisions } = reading
  const count = rows.length - decisions.size
  find('left').textContent = say('status.left', { count: number(count), all: number(rows.length) })
  find('result').textContent = JSON.stringify(buildReadResult(extraction, [...decisions.values()]), undefined, 2)
}

/** Shows the page of a value, its words lit. */
const showRow = (index: number): void => {
  const row = reading?.rows[index]
  const { sheet } = reading ?? {}
  if (!row || !sheet) return
  for (const item of values.querySelectorAll('.value')) item.removeAttribute('aria-current')
  inputOf(index)?.closest('.value')?.setAttribute('aria-current', 'true')
  const page = Math.min(row.page ?? 1, sheet.pages)
  const place = row.boxes.length === 0 ? ` ${say('noPlace')}` : ''
  find('page-number').textContent = `${say('pageOf', { number: number(page), all: number(sheet.pages) })}.${place}`
  void sheet.show(page, row)
}

/** Accepts the text of a value, corrected or not, and leads to the next one. */
const acceptRow = (index: number): void => {
  const [input, row] = [inputOf(index), reading?.rows[index]]
  if (!reading || !input || !row) return
  const read = parseTyped(input.value, row, voice)
  showFault(input, 'fault' in read ? read.fault : '')
  if ('fault' in read) {
    input.focus()
    return
  }
  const { value } = read
  reading.decisions.set(index, { row, value })
  const mark = find(`mark-${index}`)
  mark.textContent = say(value === row.value ? 'mark.accepted' : 'mark.corrected')
  input.closest('.value')?.classList.add('decided')
  showResult()
  const next = inputOf(index + 1)
  next?.focus()
  if (next instanceof HTMLInputElement) next.select()
}

const rowOf = (target: EventTarget | null): number =>
  Number((target as Element | null)?.closest<HTMLElement>('.value')?.dataset.row ?? Number.NaN)

/** Opens the document of a reading and shows its page, or says that it cannot be shown. */
const showSheet = async (shown: Reading, chosen: File): Promise<void> => {
  const sheet = await openSheet(chosen, new Uint8Array(await chosen.arrayBuffer()), paper).catch(() => undefined)
  if (reading !== shown) {
    sheet?.close()
    return
  }
  if (!sheet) {
    find('page-number').textContent = say('noSheet')
    return
  }
  shown.sheet = sheet
  const focused = rowOf(document.activeElement)
  showRow(Number.isNaN(focused) ? 0 : focused)
}

const showExtraction = (extraction: Extraction, chosen: File): void => {
  const rows = listReadRows(extraction)
  reading?.sheet?.close()
  values.replaceChildren(...parseMarkup(renderReadValues(extraction, voice)))
  outcome.hidden = false
  find('page-number').textContent = ''
  const shown: Reading = { extraction, rows, decisions: new Map(), sheet: undefined }
  reading = shown
  status.textContent = say('status.done', { count: number(rows.length) })
  showResult()
  find('values-title').focus()
  // Sheets share the paper, so one is opened at a time.
  opening = opening.then(() => showSheet(shown, chosen)).catch(() => undefined)
}

const setBusy = (isBusy: boolean): void => {
  send.disabled = isBusy
  stop.hidden = !isBusy
  find('read').setAttribute('aria-busy', String(isBusy))
}

const readDocument = async (): Promise<void> => {
  const chosen = getReadyFile()
  if (!chosen || pending) return
  problem.replaceChildren()
  status.textContent = say('status.reading')
  pending = new AbortController()
  setBusy(true)
  const kind = find<HTMLSelectElement>('kind').value
  const sent = await sendDocument({ kind, file: chosen, key: key.value.trim(), language }, pending.signal)
  pending = undefined
  setBusy(false)
  if ('extraction' in sent) return showExtraction(sent.extraction, chosen)
  status.textContent = 'failure' in sent ? '' : say('status.stopped')
  if ('failure' in sent) problem.replaceChildren(...parseMarkup(renderReadFailure(sent.failure, voice)))
}

const copyWords = { copy: say('copy'), copied: say('copied'), refused: say('copyRefused') }

const copyResult = async (button: HTMLElement): Promise<void> => {
  await copyText(button, find('result').textContent ?? '', copyWords)
}

values.addEventListener('focusin', ({ target }) => showRow(rowOf(target)))
values.addEventListener('keydown', event => {
  if (event.key !== 'Enter' || !(event.target as Element).id.startsWith('value-')) return
  event.preventDefault()
  acceptRow(rowOf(event.target))
})
values.addEventListener('click', ({ target }) => {
  const button = (target as Element).closest<HTMLButtonElement>('button')
  if (button?.id === 'copy') void copyResult(button)
  else if (button) acceptRow(rowOf(button))
})
send.addEventListener('click', () => void readDocument())
key.addEventListener('keydown', event => {
  if (event.key === 'Enter') void readDocument()
})
stop.addEventListener('click', () => pending?.abort())
find('read').hidden = false
