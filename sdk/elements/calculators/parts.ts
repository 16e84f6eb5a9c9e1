import type { LawReference } from '../../src/derived/types.ts'
import { make } from '../widget/dom.ts'
import type { FormAnswers } from './answers.ts'
import type { Calculator, CalculatorAnswer } from './calculator.ts'
import { formatLabel, type Question } from './question.ts'
import type { Key, Scene } from './scene.ts'

/** Row of a result: name and figure. */
export type Row = readonly [name: string, figure: string]

/** Renders rows of a result, the last one as their sum where there is one. */
export const renderRows = (list: readonly Row[], part?: string): HTMLElement =>
  make(
    'dl',
    { part, class: 'm' },
    ...list.map(([name, figure]) => make('div', {}, make('dt', {}, name), make('dd', {}, figure))),
  )

/** A line with its legal basis. */
export interface LawLine {
  name: string
  figure: string
  basis: readonly string[]
  legalReference: string
  note?: string | undefined
}

/** Finds the first law of a line that can be linked; only https addresses reach a link. */
const findLinkedLaw = (basis: readonly string[], law: readonly LawReference[]): LawReference | undefined =>
  basis.flatMap(id => law.filter(one => one.id === id)).find(({ url }) => url?.startsWith('https://'))

/** Renders a line with its figure; its article opens on demand. */
export const renderLawDetails = (scene: Scene, line: LawLine, law: readonly LawReference[]): HTMLElement => {
  const text = findLinkedLaw(line.basis, law)
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

/** Renders a heading within a result. */
export const renderResultHeading = (scene: Scene, key: Key): HTMLElement => make('h4', {}, scene.say(key))

/** Renders the answers behind a result, for print: the form is not printed. */
export const renderEntries = (scene: Scene, questions: readonly Question[], given: FormAnswers): HTMLElement =>
  make(
    'div',
    { part: 'entries', class: 'w' },
    renderResultHeading(scene, 'entries'),
    renderRows(
      questions.flatMap((question): Row[] => {
        const { text } = given.found(question, scene)
        if (text === '') return []
        const label = question.choices?.find(([value]) => value === text)?.[1]
        return [
          [
            formatLabel(scene, question),
            label === undefined ? formatTypedAnswer(scene, question, text) : formatLabel(scene, { label }),
          ],
        ]
      }),
    ),
  )

const formatTypedAnswer = (scene: Scene, { kind }: Question, text: string): string => {
  if (kind === 'day') return scene.day(text)
  if (kind === 'percent') return `${text}${scene.habits.typography.beforePercent}%`
  return kind === 'amount' && !text.includes('€') ? `${text} €` : text
}

/** Renders the result of a calculator: its title, which takes the focus, the headline figure, and the parts. */
export const renderResult = <Input, Result>(
  scene: Scene,
  { result: title, figure, parts }: Pick<Calculator<Input, Result>, 'result' | 'figure' | 'parts'>,
  answered: CalculatorAnswer<Input, Result>,
  below: Node,
): Node[] => [
  make('h3', { part: 'result-title', tabindex: -1, id: 'result' }, scene.say(title)),
  make('p', { part: 'value', class: 'v' }, make('strong', {}, figure(scene, answered.result))),
  ...parts(scene, answered),
  below,
]
