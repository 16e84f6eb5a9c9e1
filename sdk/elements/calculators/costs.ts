import type { routes } from '../../src/derived/routes.ts'
import type { AcquisitionCosts, AcquisitionCostsInput } from '../../src/derived/types.ts'
import { make } from '../widget/dom.ts'
import type { Calculator, CalculatorAnswer } from './calculator.ts'
import { type Row, renderLawDetails, renderRows } from './parts.ts'
import type { Answers, Question } from './question.ts'
import type { Scene } from './scene.ts'

type Route = (typeof routes)['costs']['acquisitionCosts']
const route: Route = { method: 'POST', path: '/api/v1/frais-acquisition' }

const isOffPlan = (answers: Answers): boolean => answers.text('operation') === 'offPlan'
const isTwo = (answers: Answers): boolean => answers.text('buyers') === '2'
const isHome = (answers: Answers): boolean => answers.text('use') === 'mainResidence'
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
  { name: 'price', kind: 'amount', label: 'price', isRequired: true, bounds: [0.01, 1e12], takes: ['price'] },
  {
    ...{ name: 'use', kind: 'choice', label: 'use' },
    choices: [
      ['mainResidence', 'mainHome'],
      ['secondHome', 'secondHome'],
      ['rental', 'rental'],
    ],
  },
  {
    ...{ name: 'operation', kind: 'choice', label: 'operation' },
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

const createCostsInput = (answers: Answers): AcquisitionCostsInput => {
  const [landValue, builtValueAtDeed, loanAmount] = ['landValue', 'builtValueAtDeed', 'loanAmount'].map(name =>
    answers.number(name),
  )
  const priceIncludes = answers.text('priceIncludes')
  return {
    ...{ price: answers.number('price') ?? 0, use: answers.text('use') },
    operation: answers.text('operation') as NonNullable<AcquisitionCostsInput['operation']>, // one of the choices
    ...(landValue !== undefined && { landValue }),
    ...(builtValueAtDeed !== undefined && { builtValueAtDeed }),
    ...(priceIncludes && { priceIncludes: priceIncludes as NonNullable<AcquisitionCostsInput['priceIncludes']> }),
    buyers: isTwo(answers) ? [toBuyer(answers, ''), toBuyer(answers, '2')] : [toBuyer(answers, '')],
    ...(loanAmount !== undefined && { loanAmount }),
  } as AcquisitionCostsInput // the uses that are offered are uses of the contract
}

const findCostsFaults: Calculator<AcquisitionCostsInput, AcquisitionCosts>['faults'] = answers => {
  const parts = (answers.number('landValue') ?? 0) + (answers.number('builtValueAtDeed') ?? 0)
  return parts > (answers.number('price') ?? 0) ? [['landValue', scene => scene.say('partsAbovePrice')]] : []
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
  ...{ tag: 'valorem-costs', operation: 'acquisitionCosts', route },
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
