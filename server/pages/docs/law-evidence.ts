import type { LawParameter } from '#contract/law'
import { type Html, html, type Part } from '../html.ts'
import type { Words } from '../words.ts'
import { renderPlainTable } from './code.ts'

/** Text in which statutory versions of a parameter were read. */
export interface LawEvidence {
  /** Id of the parameter. */
  readonly id: string
  /** First days of the versions that the text proves. */
  readonly days: readonly string[]
  readonly act: string
  readonly article: string
  /** Day of the text that was read. */
  readonly textOf: string
  /** Repository and path of a mirror, with its commit, or the address of a page without its scheme. */
  readonly read: string
  readonly commit?: string
  /** What the text says, with its figures. */
  readonly says: string
}

/** Formats a day for people and programs. */
const renderDay = (day: string): Html => html`<time datetime="${day}">${day}</time>`

/** Finds the address at which a text was read: of a mirror the file as of the commit. */
const findAddress = ({ read, commit = 'HEAD' }: LawEvidence): string => {
  const [repository = '', path] = read.split(' ')
  return `https://${repository}${path === undefined ? '' : `/blob/${commit}/${path}`}`
}

/** Names the place where a text was read: the publisher of the page, or the repository of the mirror. */
const namePlace = ({ read }: LawEvidence): string => {
  const [place = '', path] = read.split(' ')
  return path === undefined ? (place.split('/')[0] ?? place) : place.replace('github.com/', '')
}

const renderRow = (evidence: LawEvidence, { markup, language }: Words): Part[] => [
  html`${evidence.days.map((day, index) => html`${index > 0 && ', '}${renderDay(day)}`)}`,
  language === 'en' ? evidence.says : html`<span lang="en">${evidence.says}</span>`,
  html`${evidence.act}, ${evidence.article} <small>${markup('law.parameter.textOf', { day: renderDay(evidence.textOf) })}</small>`,
  html`<a href="${encodeURI(findAddress(evidence))}" rel="noreferrer">${namePlace(evidence)}</a>`,
]

const columns = [
  'law.parameter.inForceFrom',
  'law.parameter.sourceSays',
  'law.parameter.act',
  'law.parameter.readAt',
] as const

/** Shows where the statutory versions of a parameter were read, the newest first; nothing where none is statutory. */
export const renderEvidence = (
  { id, checkedOn }: LawParameter,
  evidence: readonly LawEvidence[],
  words: Words,
): Part => {
  const own = evidence.filter(row => row.id === id)
  if (own.length === 0) return false
  const { text, markup } = words
  const newestFirst = own.toSorted((one, other) => ((one.days.at(-1) ?? '') < (other.days.at(-1) ?? '') ? 1 : -1))
  return html`<h2 id="evidence">${text('law.parameter.read')}</h2>
<p>${markup('law.parameter.readSays', { day: renderDay(checkedOn) })}</p>
${renderPlainTable(
  text('law.parameter.texts', { id }),
  columns.map(key => text(key)),
  newestFirst.map(row => renderRow(row, words)),
  'rows versions evidence',
)}`
}
