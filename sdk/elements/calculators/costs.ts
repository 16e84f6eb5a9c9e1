import type { routes } from '../../src/derived/routes.ts'
import type { AcquisitionCosts, AcquisitionCostsInput } from '../../src/derived/types.ts'
import { make } from '../widget/dom.ts'
import type { Calculator, CalculatorAnswer } from './calculator.ts'
import { toFraction } from './figures.ts'
import { type Row, renderLawDetails, renderRows } from './parts.ts'
import type { Answers, Question } from './question.ts'
import type { Scene } from './scene.ts'

type Route = Pick<(typeof routes)['costs']['acquisitionCosts'], 'method' | 'path'>
const route: Route = { method: 'POST', path: '/api/v1/frais-acquisition' }

const isOffPlan = (answers: Answers): boolean => answers.text('operation') === 'offPlan'
const isBuildingLand = (answers: Answers): boolean => answers.text('operation') === 'buildingLand'
const isTwo = (answers: Answers): boolean => answers.text('buyers') === '2'
const isMixed = (answers: Answers): boolean => answers.text('use') === 'mixed'
const isHome = (answers: Answers): boolean => answers.text('use') === 'mainResidence' || isMixed(answers)
const isPartition = (answers: Answers): boolean => answers.text('deed') === 'partition'
const isOrdinarySale = (answers: Answers): boolean => answers.text('deed') === 'sale'
const isBelowValue = (answers: Answers): boolean => answers.text('deed') === 'belowValue'
const isLet = (answers: Answers): boolean => answers.text('use') === 'rental'

/** Bounds of a used tax credit that the service accepts. */
const creditBounds = [0, 100_000] as const

const createCreditQuestion = (
  name: string,
  label: Question['label'],
  isAsked: (answers: Answers) => boolean,
): Question => ({
  ...{ name, kind: 'amount', label, hint: 'noneHint', bounds: creditBounds, isAsked },
})

const questions: readonly Question[] = [
  {
    ...{ name: 'deed', kind: 'choice', label: 'deed' },
    choices: [
      ['sale', 'ordinarySale'],
      ['belowValue', 'belowValue'],
      ['partition', 'partition'],
    ],
  },
  { name: 'price', kind: 'amount', label: 'price', isRequired: true, bounds: [0.01, 1e12], takes: ['price'] },
  {
    ...{ name: 'acquiredShare', kind: 'percent', label: 'acquiredShare', isRequired: true, bounds: [0.01, 100] },
    isAsked: isPartition,
  },
  {
    ...{ name: 'marketValue', kind: 'amount', label: 'marketValue', isRequired: true },
    isAsked: answers => isPartition(answers) || isBelowValue(answers),
  },
  { name: 'assumedDebt', kind: 'amount', label: 'assumedDebt', hint: 'noneHint', isAsked: isPartition },
  {
    ...{ name: 'use', kind: 'choice', label: 'use' },
    choices: [
      ['mainResidence', 'mainHome'],
      ['secondHome', 'secondHome'],
      ['rental', 'rental'],
      ['mixed', 'mixedUse'],
    ],
  },
  {
    ...{ name: 'nonHousingShare', kind: 'percent', label: 'nonHousingShare', isRequired: true, bounds: [0, 100] },
    isAsked: isMixed,
  },
  { name: 'commune', kind: 'name', label: 'commune', isRequired: true, isAsked: isMixed },
  {
    ...{ name: 'operation', kind: 'choice', label: 'operation', isAsked: isOrdinarySale },
    choices: [
      ['existing', 'existing'],
      ['offPlan', 'offPlan'],
      ['buildingLand', 'buildingLand'],
    ],
  },
  { name: 'landValue', kind: 'amount', label: 'landValue', hint: 'landHint', isAsked: isOffPlan },
  { name: 'builtValueAtDeed', kind: 'amount', label: 'builtValue', hint: 'noneHint', isAsked: isOffPlan },
  {
    ...{ name: 'priceIncludes', kind: 'choice', label: 'priceIncludes', isAsked: isOffPlan },
    choices: [
      ['exclVat', 'exclVat'],
      ['superReducedVat', 'superReducedVat'],
      ['standardVat', 'standardVat'],
    ],
  },
  {
    ...{ name: 'constructionPrice', kind: 'amount', label: 'constructionPrice', hint: 'noneHint' },
    isAsked: isBuildingLand,
  },
  {
    ...{ name: 'buyers', kind: 'choice', label: 'buyers' },
    choices: [
      ['1', 'oneBuyer'],
      ['2', 'twoBuyers'],
    ],
  },
  createCreditQuestion('housingCreditUsed', 'creditUsed', isHome),
  createCreditQuestion('housingCreditUsed2', 'creditUsed2', answers => isHome(answers) && isTwo(answers)),
  createCreditQuestion('rentalCreditUsed', 'rentalUsed', isLet),
  createCreditQuestion('rentalCreditUsed2', 'rentalUsed2', answers => isLet(answers) && isTwo(answers)),
  { name: 'loanAmount', kind: 'amount', label: 'loanAmount', hint: 'loanHint', takes: ['loan'] },
]

/** Converts the answers about one buyer and the used tax credits. */
const toBuyer = (answers: Answers, place: '' | '2') => {
  const [housingCreditUsed, rentalCreditUsed] = [
    answers.number(`housingCreditUsed${place}`),
    answers.number(`rentalCreditUsed${place}`),
  ]
  return {
    ...(housingCreditUsed !== undefined && { housingCreditUsed }),
    ...(rentalCreditUsed !== undefined && { rentalCreditUsed }),
  }
}

/** Amounts that are sent as they are, where they are asked and answered. */
const amountNames = [
  'landValue',
  'builtValueAtDeed',
  'marketValue',
  'assumedDebt',
  'constructionPrice',
  'loanAmount',
] as const

/** Texts that are sent as they are, where they are asked and answered. */
const textNames = ['operation', 'priceIncludes', 'commune'] as const

/** Percentages that the service takes as fractions. */
const shareNames = ['acquiredShare', 'nonHousingShare'] as const

/** Reads the answers of some questions; those that are not asked or not answered are left out. */
const readAnswers = <Value extends string | number>(
  names: readonly string[],
  read: (name: string) => Value | undefined,
): Record<string, Value> =>
  Object.fromEntries(
    names.flatMap(name => {
      const value = read(name)
      return value === undefined || value === '' ? [] : [[name, value]]
    }),
  )

const createCostsInput = (answers: Answers): AcquisitionCostsInput =>
  ({
    ...{ price: answers.number('price') ?? 0, use: isHome(answers) ? 'mainResidence' : answers.text('use') },
    ...(isPartition(answers) && { deed: 'partition' }),
    ...readAnswers(textNames, name => answers.text(name)),
    ...readAnswers(amountNames, name => answers.number(name)),
    ...readAnswers(shareNames, name => {
      const percent = answers.number(name)
      return percent === undefined ? undefined : toFraction(percent)
    }),
    buyers: isTwo(answers) ? [toBuyer(answers, ''), toBuyer(answers, '2')] : [toBuyer(answers, '')],
  }) as AcquisitionCostsInput // every choice that is offered is one of the contract

const findCostsFaults: Calculator<AcquisitionCostsInput, AcquisitionCosts>['faults'] = answers => {
  const price = answers.number('price') ?? 0
  const parts = (answers.number('landValue') ?? 0) + (answers.number('builtValueAtDeed') ?? 0)
  const isBelow = isBelowValue(answers) && (answers.number('marketValue') ?? price) < price
  return [
    ...(parts > price ? [['landValue', (scene: Scene) => scene.say('partsAbovePrice')] as const] : []),
    ...(isBelow ? [['marketValue', (scene: Scene) => scene.say('valueBelowPrice')] as const] : []),
  ]
}

/** Lists the remaining tax credit of each buyer. */
const listRemainingCredits = (scene: Scene, { buyers }: AcquisitionCosts): Row[] =>
  buyers.flatMap(({ index, housingCreditLeft, rentalCreditLeft, use }): Row[] => {
    const left = use === 'rental' ? rentalCreditLeft : use === 'mainResidence' ? housingCreditLeft : undefined
    const name = buyers.length > 1 ? scene.say('creditLeftOf', { n: index + 1 }) : scene.say('creditLeft')
    return left === undefined ? [] : [[name, scene.sum(left)]]
  })

const renderCostsParts = (scene: Scene, { result, law }: CalculatorAnswer<unknown, AcquisitionCosts>): Node[] => {
  const { say, sum, lines: words } = scene
  const names: Readonly<Record<string, string>> = words.costs
  const { totals, deedDate, price } = result
  return [
    make(
      'div',
      { part: 'lines' },
      ...result.lines.map(({ key, localLabel, label, amount, counted, basis, legalReference }) => {
        const name = names[key] ?? localLabel ?? label
        const note = counted ? undefined : say('notAdded')
        return renderLawDetails(scene, { name, figure: sum(amount), basis, legalReference, note }, law)
      }),
    ),
    renderRows(
      [
        [say('costsResult'), sum(totals.buyer)],
        [say('price'), sum(price)],
        [say('cashNeeded'), sum(totals.cashNeeded)],
      ],
      'totals',
    ),
    ...[listRemainingCredits(scene, result)].filter(list => list.length > 0).map(list => renderRows(list)),
    make('p', { class: 'h' }, say('costsCaveat', { day: scene.day(deedDate) })),
  ]
}

/** The costs of buying in Luxembourg. */
export const costs: Calculator<AcquisitionCostsInput, AcquisitionCosts> = {
  ...{ tag: 'valorem-costs', route },
  ...{ title: 'costsTitle', submit: 'costsSubmit', result: 'costsResult' },
  ...{ questions, inputOf: createCostsInput, faults: findCostsFaults, parts: renderCostsParts },
  figure: ({ sum }, { totals }) => sum(totals.buyer),
  shares: {
    source: 'valorem-costs',
    values: given => {
      const [price, loan] = [given.own('price'), given.own('loanAmount')]
      return { ...(price !== undefined && { price }), ...(loan !== undefined && { loan }) }
    },
  },
}
