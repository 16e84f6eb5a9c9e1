import type { ExampleRequest } from './example.ts'
import { listPublicReadFailures, wrongScenario } from './failures.ts'

/** Names the prices of the tables of the service. */
const etag = 'W/"3zFKUL3Uux8Tr5iWcK_Bbl"'

/** Digest of the forecasts and their outcomes. */
const forecastTag = 'W/"Fkt_UqEI-34Wsx3bb7pRLu"'

const communes: readonly ExampleRequest<never>[] = [
  {
    name: 'everyMunicipality',
    summary: 'The newest price of every municipality',
    answerHeaders: { ETag: etag },
  },
  {
    name: 'unchanged',
    summary: 'The answer that the caller holds is still the one',
    request: { headers: { 'If-None-Match': etag } },
    answerHeaders: { ETag: etag },
  },
  wrongScenario,
  ...listPublicReadFailures('brokenPrices'),
]

const mamer = { commune: 'Mamer' }

const commune: readonly ExampleRequest<never>[] = [
  {
    name: 'oneMunicipality',
    summary: 'A municipality with published prices',
    params: mamer,
    answerHeaders: { ETag: etag },
  },
  {
    name: 'merged',
    summary: 'A municipality by the name of a former one, whose sales stand apart',
    params: { commune: 'Septfontaines' },
  },
  {
    name: 'unchanged',
    summary: 'The answer that the caller holds is still the one',
    params: mamer,
    request: { headers: { 'If-None-Match': etag } },
    answerHeaders: { ETag: etag },
  },
  { name: 'nameTooLong', summary: 'A name of more than 100 characters', params: { commune: 'M'.repeat(101) } },
  { name: 'unknownMunicipality', summary: 'A name that nobody has', params: { commune: 'Ettelbrik' } },
  ...listPublicReadFailures('brokenPrices').map(example => ({ ...example, params: mamer })),
]

const area: readonly ExampleRequest<never>[] = [
  {
    name: 'oneMunicipality',
    summary: 'The price line of a municipality',
    query: mamer,
    answerHeaders: { ETag: etag },
  },
  {
    name: 'oneDistrict',
    summary: 'The price line of a district of the capital',
    query: { commune: 'Luxembourg', quartier: 'Belair' },
  },
  {
    name: 'unchanged',
    summary: 'The answer that the caller holds is still the one',
    query: mamer,
    request: { headers: { 'If-None-Match': etag } },
    answerHeaders: { ETag: etag },
  },
  {
    name: 'unknownDistrict',
    summary: 'A district that the city has not: those that it has are named',
    query: { commune: 'Luxembourg', quartier: 'Belaire' },
  },
  { name: 'unknownMunicipality', summary: 'A name that nobody has', query: { commune: 'Ettelbrik' } },
  { name: 'nameTooLong', summary: 'A name of more than 100 characters', query: { commune: 'M'.repeat(101) } },
  wrongScenario,
  ...listPublicReadFailures('brokenPrices').map(example => ({ ...example, query: mamer })),
]

const forecasts: readonly ExampleRequest<never>[] = [
  {
    name: 'oneMunicipality',
    summary: 'The forecasts of the official means of a municipality, newest first',
    query: mamer,
    answerHeaders: { ETag: forecastTag },
  },
  {
    name: 'unchanged',
    summary: 'The answer that the caller holds is still the one',
    query: mamer,
    request: { headers: { 'If-None-Match': forecastTag } },
    answerHeaders: { ETag: forecastTag },
  },
  { name: 'unknownMunicipality', summary: 'A name that nobody has', query: { commune: 'Ettelbrik' } },
  { name: 'nameTooLong', summary: 'A name of more than 100 characters', query: { commune: 'M'.repeat(101) } },
  wrongScenario,
  ...listPublicReadFailures('brokenPrices'),
]

/** Examples of the market of the municipalities. */
export const market = { communes, commune, area, forecasts }
