import { describe, expect, test } from 'vitest'
import { EstimationInput } from '#contract/estimation'
import { type State, selectFailureState } from '../../../sdk/elements/widget/failure.ts'
import { createEstimateInput, isPostcode, parseQuestions, parseSurface } from '../../../sdk/elements/widget/home.ts'
import {
  isEmail,
  isPhone,
  listLeadFields,
  parseContactFields,
  readUtmParameters,
  takePastedPart,
  toLeadInput,
} from '../../../sdk/elements/widget/lead-fields.ts'
import { estimate } from '../../domain/estimation/real-prices.ts'

test.each([
  ['82', 82],
  ['82,5', 82.5],
  [' 1 000 ', 1000],
  ['10', 10],
  ['9,99', undefined],
  ['1000,1', undefined],
  ['1e2', undefined],
  ['85 m²', 85],
  ['85m2', 85],
  ['82,5 m', 82.5],
  ['85 qm', 85],
  ['m²', undefined],
  ['-80', undefined],
  ['', undefined],
  ['1.000,5', undefined],
])('an area of "%s" is %s', (text, area) => {
  expect(parseSurface(text)).toBe(area)
})

test.each([
  ['L-8211', true],
  ['l 8211', true],
  ['4010', true],
  ['8211 Mamer', false],
  ['Mamer', false],
])('"%s" is a postcode alone: %s', (text, isOne) => {
  expect(isPostcode(text)).toBe(isOne)
})

describe('what is asked', () => {
  const typed = { commune: ' Mamer ', quartier: '', surface: '82,5', etage: 'rdc', parking: 'no', nbChambres: '0' }

  test('what nobody told is not there; answers have the types of the contract', () => {
    const input = createEstimateInput({ ...typed, etat: '' }, parseQuestions(null))
    expect(input).toEqual({ commune: 'Mamer', surface: 82.5, etage: 'rdc', parking: false, nbChambres: 0 })
    expect(EstimationInput.safeParse(input).success).toBe(true)
  })

  test('questions that are not shown are not answered', () => {
    expect(createEstimateInput(typed, parseQuestions('etat'))).toEqual({ commune: 'Mamer', surface: 82.5 })
    expect(parseQuestions('etat nonsense  estNeuf etat')).toEqual(['etat', 'estNeuf'])
    expect(parseQuestions('')).toEqual([])
  })
})

test.each<[code: string, status: number | undefined, isOnline: boolean, state: State | undefined]>([
  ['missing_credential', undefined, true, 'refused'],
  ['invalid_configuration', undefined, true, 'refused'],
  ['invalid_key', 401, true, 'refused'],
  ['origin_not_allowed', 403, true, 'refused'],
  ['municipality_not_found', 404, true, 'notFound'],
  ['route_not_found', 404, true, 'failed'],
  ['rate_limited', 429, true, 'waiting'],
  ['daily_quota_exhausted', 429, true, 'usedUp'],
  ['invalid_request', 400, true, 'invalid'],
  ['connection_failed', undefined, false, 'offline'],
  ['connection_failed', undefined, true, 'failed'],
  ['timed_out', undefined, true, 'failed'],
  ['request_timeout', 408, false, 'failed'],
  ['unavailable', 503, true, 'failed'],
  ['unreadable_answer', undefined, true, 'failed'],
  ['aborted', undefined, true, undefined],
])('%s (%s) leads to a state', (code, status, isOnline, state) => {
  expect(selectFailureState({ code, status }, isOnline)).toBe(state)
})

describe('a lead', () => {
  const input = { commune: 'Mamer', surface: 82, parking: false }
  const own = estimate(input, '2026-11-22')
  const id = '3f0c9b52-0d4e-4c55-9a52-1f6a4a8e0b11'
  const lead = {
    id,
    contact: { email: 'ada@example.org', message: '' },
    consent: { text: 'I agree.', privacyUrl: 'https://agency.example/privacy', at: '2026-11-22T10:00:00.000Z' },
    ...{ input, estimate: own, language: 'lb', page: 'https://agency.example/sell' },
    ...{ utm: { utm_source: 'letter' }, elapsedSeconds: 12 },
  }

  test('is posted under the names of the fields, without those that are empty', () => {
    const { estimationBasse, estimationCentrale, estimationHaute, confiance } = own
    expect(Object.fromEntries(listLeadFields(lead))).toEqual({
      ...{ leadId: id, email: 'ada@example.org', consent: 'yes', consentText: 'I agree.' },
      ...{ consentAt: '2026-11-22T10:00:00.000Z', privacyUrl: 'https://agency.example/privacy' },
      ...{ commune: 'Mamer', surface: '82', parking: 'false' },
      ...{ estimationBasse: `${estimationBasse}`, estimationCentrale: `${estimationCentrale}` },
      ...{ estimationHaute: `${estimationHaute}`, confiance, language: 'lb', page: 'https://agency.example/sell' },
      ...{ utm_source: 'letter', elapsedSeconds: '12' },
    })
  })

  test.each([
    ['ada@example.org', true],
    ['a.b+c@sub.example.lu', true],
    ['ada@example', false],
    ['ada@@example.org', false],
    ['ada example@x.lu', false],
    ['@x.lu', false],
    ['ada@x.', false],
  ])('%s is an e-mail address: %s', (text, isOne) => {
    expect(isEmail(text)).toBe(isOne)
  })

  test('fields keep their order, unknown words and repeats are skipped', () => {
    expect(parseContactFields('phone name fax phone')).toEqual(['phone', 'name'])
    expect(readUtmParameters('?utm_source=a%20b&q=1&utm_x=')).toEqual({ utm_source: 'a b', utm_x: '' })
  })
})

test.each([
  ['+352 26 12 34', true],
  ['(0352) 26.12-34', true],
  ['26/12 34', true],
  ['abc', false],
  ['+352', true],
  ['12', false],
  ['12 34 ext 5', false],
])('"%s" may be a telephone number: %s', (text, isOne) => {
  expect(isPhone(text)).toBe(isOne)
})

test('a lead for the service keeps its bounds: campaign, page and time are cut, the estimate is not sent', () => {
  const lead = toLeadInput({
    ...{ id: 'id', contact: { email: 'ada@example.org' }, language: 'fr', elapsedSeconds: 200_000 },
    consent: { text: 'Oui', privacyUrl: 'https://agency.example/privacy', at: '2026-11-22T10:00:00.000Z' },
    ...{
      input: { commune: 'Mamer', surface: 82 },
      estimate: estimate({ commune: 'Mamer', surface: 82 }, '2026-11-22'),
    },
    page: `https://agency.example/${'p'.repeat(600)}`,
    utm: { utm_source: ' a\nletter ', utm_Wrong: 'x', utm_medium: ' ', utm_term: 't'.repeat(300) },
  })
  expect(lead).toEqual({
    ...{ id: 'id', contact: { email: 'ada@example.org' }, language: 'fr', elapsedSeconds: 86_400 },
    consent: { text: 'Oui', privacyUrl: 'https://agency.example/privacy', at: '2026-11-22T10:00:00.000Z' },
    home: { commune: 'Mamer', surface: 82 },
    page: `https://agency.example/${'p'.repeat(477)}`,
    utm: { utm_source: 'a letter', utm_term: 't'.repeat(200) },
  })
})

test.each([
  ['name', 'Jean Dupont <jean@dupont.lu>', 'Jean Dupont'],
  ['name', '"Dupont, Jean" <jean@dupont.lu>', 'Dupont, Jean'],
  ['name', '<jean@dupont.lu>', 'jean@dupont.lu'],
  ['name', 'Ada <script>', 'Ada <script>'],
  ['name', 'Jean <jean@dupont.lu> et Marie', 'Jean <jean@dupont.lu> et Marie'],
  ['email', 'Jean Dupont <jean@dupont.lu>', 'jean@dupont.lu'],
  ['email', 'jean@dupont.lu', 'jean@dupont.lu'],
  ['email', `${'<'.repeat(400)}jean@dupont.lu>`, `${'<'.repeat(400)}jean@dupont.lu>`],
  ['message', 'Jean <jean@dupont.lu>', 'Jean <jean@dupont.lu>'],
] as const)('a person pasted into the field %s, %j, gives %j', (name, text, part) => {
  expect(takePastedPart(name, text)).toBe(part)
})
