import type { LawReference } from '../../src/derived/types.ts'
import { make } from '../widget/dom.ts'
import type { Given } from './answers.ts'
import type { Answered, Calculator } from './calculator.ts'
import { labelIn, type Question } from './question.ts'
import type { Key, Scene } from './scene.ts'

/** A row of name and figure, as all results have them. */
export type Row = readonly [name: string, figure: string]

/** Rows of a result, the last one as their sum where it is. */
export const rows = (list: readonly Row[], part?: string): HTMLElement =>
  make(
    'dl',
    { part, class: 'm' },
    ...list.map(([name, figure]) => make('div', {}, make('dt', {}, name), make('dd', {}, figure))),
  )

/** A line that a law is behind. */
export interface LawLine {
  name: string
  figure: string
  basis: readonly string[]
  legalReference: string
  note?: string | undefined
}

/** The first of the laws behind a line that can be read; another scheme than that of the web never stands in a link. */
const readable = (basis: readonly string[], law: readonly LawReference[]): LawReference | undefined =>
  basis.flatMap(id => law.filter(one => one.id === id)).find(({ url }) => url?.startsWith('https://'))

/** A line with its figure; its article opens on demand. */
export const lawLine = (scene: Scene, line: LawLine, law: readonly LawReference[]): HTMLElement => {
  const text = readable(line.basis, law)
  return make(
    'details',
    { part: 'line', class: 'j' },
    make('summary', {}, make('span', {}, line.name), ' ', make('b', {}, line.figure)),
    make(
      'p',
      {},
      line.note && `${line.note} `,
      line.legalReference,
      text && ' · ',
      text && make('a', { href: text.url, target: '_blank', rel: 'noopener noreferrer' }, scene.say('readLaw')),
    ),
  )
}

/** A heading within a result. */
export const heading = (scene: Scene, key: Key): HTMLElement => make('h4', {}, scene.say(key))

/** The entries that a result rests on, for print: the form is not printed. */
export const entries = (scene: Scene, questions: readonly Question[], given: Given): HTMLElement =>
  make(
    'div',
    { part: 'entries', class: 'w' },
    heading(scene, 'entries'),
    rows(
      questions.flatMap((question): Row[] => {
        const { text } = given.found(question, scene)
        if (text === '') return []
        const label = question.choices?.find(([value]) => value === text)?.[1]
        return [
          [labelIn(scene, question), label === undefined ? shown(scene, question, text) : labelIn(scene, { label })],
        ]
      }),
    ),
  )

const shown = (scene: Scene, { kind }: Question, text: string): string => {
  if (kind === 'day') return scene.day(text)
  if (kind === 'percent') return `${text}${scene.habits.typography.beforePercent}%`
  return kind === 'amount' && !text.includes('€') ? `${text} €` : text
}

/** The result of a calculator: its title, which takes the focus, the figure that wins, and what stands below. */
export const resultOf = <Input, Result>(
  scene: Scene,
  { result: title, figure, parts }: Pick<Calculator<Input, Result>, 'result' | 'figure' | 'parts'>,
  answered: Answered<Input, Result>,
  below: Node,
): Node[] => [
  make('h3', { part: 'result-title', tabindex: -1, id: 'result' }, scene.say(title)),
  make('p', { part: 'value', class: 'v' }, make('strong', {}, figure(scene, answered.result))),
  ...parts(scene, answered),
  below,
]
