import { formatNumberWith } from '../../src/derived/languages/figures.ts'
import type { routes } from '../../src/derived/routes.ts'
import type { CapitalGains, CapitalGainsInput, GainItem } from '../../src/derived/types.ts'
import { make } from '../widget/dom.ts'
import type { Calculator, CalculatorAnswer } from './calculator.ts'
import { toFraction } from './figures.ts'
import { type Row, renderLawDetails, renderResultHeading, renderRows } from './parts.ts'
import type { Answers, Question } from './question.ts'
import type { Key, Scene } from './scene.ts'

type Route = Pick<(typeof routes)['fiscal']['capitalGains'], 'method' | 'path'>
const route: Route = { method: 'POST', path: '/api/v1/plus-values' }

const priceBounds = [0.01, 1e12] as const

/** Works that raised the value: as many as the form accepts. */
const places = [1, 2, 3, 4, 5] as const

const isBuilt = (answers: Answers): boolean => answers.text('acquisitionMode') === 'construction'
const isHome = (answers: Answers): boolean => answers.text('mainResidence') === 'yes'
const isResident = (answers: Answers): boolean => answers.text('taxResident') === 'yes'

/** Creates the questions about works; the next ones are asked once the previous ones have a value. */
const createWorksQuestions = (n: number): Question[] => {
  const isAsked = (answers: Answers): boolean =>
    n === 1 || Boolean(answers.text(`improvementYear${n - 1}`) || answers.text(`improvementAmount${n - 1}`))
  return [
    {
      ...{ name: `improvementYear${n}`, kind: 'year', bounds: [1941, 2100], isAsked },
      label: ({ say }) => say('worksYear', { n }),
    },
    { name: `improvementAmount${n}`, kind: 'amount', label: ({ say }) => say('worksAmount', { n }), isAsked },
  ]
}

const questions: readonly Question[] = [
  { name: 'salePrice', kind: 'amount', label: 'salePrice', isRequired: true, bounds: priceBounds, takes: ['price'] },
  { name: 'saleDate', kind: 'day', label: 'saleDate', hint: 'todayHint' },
  { name: 'saleCosts', kind: 'amount', label: 'saleCosts', hint: 'noneHint' },
  { name: 'acquisitionPrice', kind: 'amount', label: 'acquisitionPrice', isRequired: true, bounds: priceBounds },
  { name: 'acquisitionDate', kind: 'day', label: 'acquisitionDate', isRequired: true },
  { name: 'acquisitionCosts', kind: 'amount', label: 'acquisitionCosts', hint: 'noneHint' },
  {
    ...{ name: 'acquisitionMode', kind: 'choice', label: 'acquisitionMode' },
    choices: [
      ['purchase', 'purchase'],
      ['construction', 'construction'],
      ['inheritance', 'inheritance'],
      ['gift', 'gift'],
    ],
  },
  { name: 'completedOn', kind: 'day', label: 'completedOn', isAsked: isBuilt },
  {
    ...{ name: 'mainResidence', kind: 'choice', label: 'mainResidence', hint: 'residenceHint' },
    choices: [
      ['no', 'no'],
      ['yes', 'yes'],
    ],
  },
  {
    ...{ name: 'mainResidenceShare', kind: 'percent', label: 'mainResidenceShare', hint: 'wholeHint' },
    ...{ bounds: [0.01, 100], isAsked: isHome },
  },
  ...places.flatMap(createWorksQuestions),
  {
    ...{ name: 'taxResident', kind: 'choice', label: 'taxResident' },
    choices: [
      ['yes', 'yes'],
      ['no', 'no'],
    ],
  },
  {
    ...{ name: 'taxClass', kind: 'choice', label: 'taxClass', isAsked: isResident },
    choices: (['1', '1a', '2'] as const).map(value => [value, () => value] as const),
  },
  {
    ...{ name: 'ordinaryTaxableIncome', kind: 'amount', label: 'income', hint: 'incomeHint', isRequired: true },
    bounds: [0, 1e8],
  },
]

const readImprovements = (answers: Answers) =>
  places.flatMap(n => {
    const [year, amount] = [answers.number(`improvementYear${n}`), answers.number(`improvementAmount${n}`)]
    return year === undefined || amount === undefined ? [] : [{ year, amount }]
  })

const createGainsInput = (answers: Answers): CapitalGainsInput => {
  const [saleDate, mode] = [answers.text('saleDate'), answers.text('acquisitionMode')]
  const [saleCosts, acquisitionCosts] = [answers.number('saleCosts'), answers.number('acquisitionCosts')]
  const [completedOn, homePercent] = [answers.text('completedOn'), answers.number('mainResidenceShare')]
  const improvements = readImprovements(answers)
  return {
    ...(saleDate && { saleDate }),
    salePrice: answers.number('salePrice') ?? 0,
    ...(saleCosts !== undefined && { saleCosts }),
    ...{ acquisitionDate: answers.text('acquisitionDate'), acquisitionPrice: answers.number('acquisitionPrice') ?? 0 },
    ...(acquisitionCosts !== undefined && { acquisitionCosts }),
    acquisitionMode: mode as NonNullable<CapitalGainsInput['acquisitionMode']>, // one of the choices
    ...(improvements.length > 0 && { improvements }),
    ...(completedOn && { completedOn }),
    mainResidence: isHome(answers),
    ...(homePercent !== undefined && { mainResidenceShare: toFraction(homePercent) }),
    ...(isResident(answers)
      ? { taxClass: answers.text('taxClass') as CapitalGainsInput['taxClass'] } // one of the choices
      : { taxClass: '1' as const, taxResident: false }),
    ordinaryTaxableIncome: answers.number('ordinaryTaxableIncome') ?? 0,
  }
}

const findGainsFaults: Calculator<CapitalGainsInput, CapitalGains>['faults'] = answers => {
  const [sold, bought] = [answers.text('saleDate'), answers.text('acquisitionDate')]
  const say = (key: Key) => (scene: Scene) => scene.say(key)
  const half = places.flatMap(n => {
    const [year, amount] = [answers.text(`improvementYear${n}`), answers.text(`improvementAmount${n}`)]
    if (Boolean(year) === Boolean(amount)) return []
    return [[year ? `improvementAmount${n}` : `improvementYear${n}`, say('worksWhole')] as const]
  })
  const isAbove = (answers.number('saleCosts') ?? 0) > (answers.number('salePrice') ?? 0)
  return [
    ...(sold && bought > sold ? [['acquisitionDate', say('afterSale')] as const] : []),
    ...(isAbove ? [['saleCosts', say('costsAbovePrice')] as const] : []),
    ...half,
  ]
}

const itemKeys: Readonly<Record<string, 'itemPrice' | 'itemCosts' | 'itemWorks'>> = {
  ...{ acquisitionPrice: 'itemPrice', acquisitionCosts: 'itemCosts', improvement: 'itemWorks' },
}

const toItemRow = (scene: Scene, { key, year, amount, coefficient, revalued }: GainItem): Row => {
  const factor = formatNumberWith(scene.habits, coefficient, 2)
  const name = scene.say(itemKeys[key] ?? 'itemCosts', { year })
  return [coefficient === 1 ? name : `${name} · ${scene.sum(amount)} × ${factor}`, `− ${scene.sum(revalued)}`]
}

const allowances: Readonly<Record<string, Key>> = { parentsHome: 'parentsHome', decennial: 'decennial' }

/** Lists the rows from the price to the taxable gain, in the order of the law. */
const listGainSteps = (scene: Scene, input: CapitalGainsInput, result: CapitalGains): Row[] => {
  const { say, sum, percent } = scene
  const { items, gain, taxableGain, tariff } = result
  return [
    [say('salePrice'), sum(input.salePrice)],
    ...(input.saleCosts ? [[say('saleCosts'), `− ${sum(input.saleCosts)}`] as const] : []),
    ...items.map(item => toItemRow(scene, item)),
    [say('gain'), sum(gain)],
    ...result.allowances
      .filter(({ used }) => used > 0)
      .map(({ key, used }): Row => [say(allowances[key] ?? 'decennial'), `− ${sum(used)}`]),
    [say('taxableGain'), sum(taxableGain)],
    ...(tariff ? [[say('adjustedIncome'), sum(tariff.adjustedIncome)] as const] : []),
    ...(tariff?.specialRate === undefined ? [] : [[say('specialRate'), percent(tariff.specialRate)] as const]),
  ]
}

const regimes: Readonly<Record<string, Key>> = {
  ...{ exempt: 'exempt', speculative: 'speculative', longTerm: 'longTerm' },
}
const exemptions: Readonly<Record<string, Key>> = {
  mainResidence: 'exemptHome',
  soldToPublicBody: 'exempt',
  speculativeBelow500: 'exemptSmall',
  noGain: 'exemptNoGain',
  allowances: 'exemptAllowances',
}

const renderGainsParts = (
  scene: Scene,
  { input, result, law }: CalculatorAnswer<CapitalGainsInput, CapitalGains>,
): Node[] => {
  const { say, sum, day, lines: words } = scene
  const { regime, exemption, totals, saleDate } = result
  const names: Readonly<Record<string, string>> = words.gains
  const why = exemption === null ? regimes[regime] : exemptions[exemption]
  const nameOf = (key: string, label: string): string =>
    key === 'incomeTaxOnGain' && regime === 'speculative' ? words.speculative : (names[key] ?? label)
  return [
    make('p', { part: 'regime' }, why && say(why)),
    make(
      'div',
      { part: 'lines' },
      ...result.lines.map(({ key, label, amount, basis, legalReference }) =>
        renderLawDetails(scene, { name: nameOf(key, label), figure: sum(amount), basis, legalReference }, law),
      ),
    ),
    renderRows(
      [
        [say('gainsResult'), sum(totals.tax)],
        [say('netProceeds'), sum(totals.netProceeds)],
      ],
      'totals',
    ),
    renderResultHeading(scene, 'steps'),
    renderRows(listGainSteps(scene, input, result), 'steps'),
    make('p', { class: 'h' }, say('gainsCaveat', { day: day(saleDate) })),
  ]
}

/**
 * Tax on the gain of a sale in Luxembourg. It shares nothing with other elements, so that an income never leaves it.
 */
export const gains: Calculator<CapitalGainsInput, CapitalGains> = {
  ...{ tag: 'valorem-gains', route },
  ...{ title: 'gainsTitle', submit: 'gainsSubmit', result: 'gainsResult' },
  ...{ questions, inputOf: createGainsInput, faults: findGainsFaults, parts: renderGainsParts },
  figure: ({ sum }, { totals }) => sum(totals.tax),
}
