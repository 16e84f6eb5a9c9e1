import type { paths } from './types.ts'

type Estimate = paths['/api/v1/estimation']['post']
type Home = Estimate['requestBody']['content']['application/json']
type Fees = paths['/api/v1/propcalc/fees']['post']
type Purchase = Fees['requestBody']['content']['application/json']

declare const process: { env: Record<string, string | undefined> }
const { VALOREM_BASE_URL, VALOREM_API_KEY } = process.env

const post = async <Answer>(path: keyof paths, body: Home | Purchase): Promise<Answer> => {
  const headers = { 'X-API-Key': VALOREM_API_KEY ?? '', 'Content-Type': 'application/json' }
  const answer = await fetch(`${VALOREM_BASE_URL}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  return (await answer.json()) as Answer
}

const home: Home = { commune: 'Mamer', surface: 80, etat: 'bon' }
// @ts-expect-error The living area is required.
const unmeasured: Home = { commune: 'Mamer' }
// @ts-expect-error It is a number.
const worded: Home = { commune: 'Mamer', surface: '80' }
void unmeasured

const estimated = await post<Estimate['responses'][200]['content']['application/json']>('/api/v1/estimation', home)
const refused = await post<Estimate['responses'][400]['content']['application/json']>('/api/v1/estimation', worded)

const purchase: Purchase = { country: 'NL', price: 480_000, use: 'mainResidence' }
const fees = await post<Fees['responses'][200]['content']['application/json']>('/api/v1/propcalc/fees', purchase)

console.log(
  JSON.stringify({
    value: estimated.data.estimationCentrale,
    confidence: estimated.data.confiance,
    code: refused.code,
    path: refused.issues?.[0]?.path,
    taxes: fees.data.totals.taxes,
  }),
)
