import type { routes } from '../../src/derived/routes.ts'
import type { AnnualScheduleRow, Mortgage, MortgageInput } from '../../src/derived/types.ts'
import { make } from '../widget/dom.ts'
import type { Calculator, CalculatorAnswer } from './calculator.ts'
import { toFraction } from './figures.ts'
import { renderResultHeading, renderRows } from './parts.ts'
import type { Answers, Question } from './question.ts'
import type { Scene } from './scene.ts'

type Route = Pick<(typeof routes)['propcalc']['mortgage'], 'method' | 'path'>
const route: Route = { method: 'POST', path: '/api/v1/propcalc/mortgage' }

const questions: readonly Question[] = [
  {
    ...{ name: 'principal', kind: 'amount', label: 'principal', isRequired: true, bounds: [0.01, 1e10] },
    takes: ['loan', 'price'],
  },
  { name: 'annualRate', kind: 'percent', label: 'annualRate', hint: 'rateHint', isRequired: true, bounds: [0, 100] },
  { name: 'termYears', kind: 'years', label: 'termYears', hint: 'termHint', isRequired: true, bounds: [1, 50] },
]

const createMortgageInput = (answers: Answers): MortgageInput => ({
  principal: answers.number('principal') ?? 0,
  annualRate: toFraction(answers.number('annualRate') ?? 0),
  termYears: answers.number('termYears'),
  output: 'annual',
})

/** Renders the bar of a year: interest above principal. */
const renderYearBar = ({ interest, principal }: AnnualScheduleRow, most: number): HTMLElement => {
  const piece = (part: string, amount: number): HTMLElement => {
    const element = make('i', { part })
    element.style.setProperty('height', `${(100 * amount) / most}%`)
    return element
  }
  return make('span', {}, piece('interest', interest), piece('principal', principal))
}

const renderScheduleChart = (scene: Scene, annual: readonly AnnualScheduleRow[]): Node[] => {
  const { say, sum } = scene
  const most = Math.max(...annual.map(({ interest, principal }) => interest + principal)) || 1
  const [first, last] = [annual.at(0), annual.at(-1)]
  const said = say('chartSaid', {
    n: annual.length,
    first: sum(first?.interest ?? 0),
    last: sum(last?.interest ?? 0),
  })
  const mark = (part: string, text: string) => make('span', {}, make('i', { part }), text)
  return [
    make(
      'div',
      { part: 'chart', class: 'l', role: 'img', 'aria-label': said },
      ...annual.map(row => renderYearBar(row, most)),
    ),
    make(
      'p',
      { part: 'legend', class: 'h aa', 'aria-hidden': 'true' },
      mark('interest', say('interest')),
      mark('principal', say('repaid')),
    ),
  ]
}

const renderScheduleTable = (scene: Scene, annual: readonly AnnualScheduleRow[]): HTMLElement => {
  const { say, sum } = scene
  const heads = [say('year'), say('payment'), say('interest'), say('repaid'), say('balance')]
  return make(
    'details',
    { part: 'schedule' },
    make('summary', { id: 'schedule' }, say('schedule')),
    make(
      'div',
      { class: 'ab', role: 'region', tabindex: 0, 'aria-labelledby': 'schedule' },
      make(
        'table',
        {},
        make('thead', {}, make('tr', {}, ...heads.map(text => make('th', { scope: 'col' }, text)))),
        make(
          'tbody',
          {},
          ...annual.map(({ year, payment, interest, principal, balance }) =>
            make(
              'tr',
              {},
              make('th', { scope: 'row' }, `${year}`),
              ...[payment, interest, principal, balance].map(amount => make('td', {}, sum(amount))),
            ),
          ),
        ),
      ),
    ),
  )
}

const renderMortgageParts = (scene: Scene, { result }: CalculatorAnswer<unknown, Mortgage>): Node[] => {
  const { say, sum, percent } = scene
  const { numberOfPayments, lastPayment, totalPaid, totalCost, aprc, annual = [] } = result
  return [
    renderRows(
      [
        [say('totalCost'), sum(totalCost)],
        ...(aprc === null ? [] : [[say('aprc'), percent(aprc)] as const]),
        [say('payments'), `${numberOfPayments}`],
        [say('lastPayment'), sum(lastPayment)],
        [say('totalPaid'), sum(totalPaid)],
      ],
      'totals',
    ),
    renderResultHeading(scene, 'chart'),
    ...renderScheduleChart(scene, annual),
    renderScheduleTable(scene, annual),
    make('p', { class: 'h' }, say('mortgageCaveat')),
  ]
}

/** Instalments of a loan. */
export const mortgage: Calculator<MortgageInput, Mortgage> = {
  ...{ tag: 'valorem-mortgage', route },
  ...{ title: 'mortgageTitle', submit: 'mortgageSubmit', result: 'mortgageResult' },
  ...{ questions, inputOf: createMortgageInput, parts: renderMortgageParts },
  figure: ({ sum }, { monthlyPayment }) => sum(monthlyPayment),
  shares: {
    source: 'valorem-mortgage',
    values: given => {
      const loan = given.own('principal')
      return loan === undefined ? {} : { loan }
    },
  },
}
