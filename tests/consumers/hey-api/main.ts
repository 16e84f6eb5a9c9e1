import { client } from './generated/client.gen.ts'
import { calculateFees, estimateApartment } from './generated/index.ts'
import type { EstimateApartmentData } from './generated/types.gen.ts'

declare const process: { env: Record<string, string | undefined> }

client.setConfig({ baseUrl: process.env.VALOREM_BASE_URL ?? '', auth: () => process.env.VALOREM_API_KEY })

const home: EstimateApartmentData['body'] = { commune: 'Mamer', surface: 80, etat: 'bon' }
// @ts-expect-error The living area is required.
const unmeasured: EstimateApartmentData['body'] = { commune: 'Mamer' }
// @ts-expect-error It is a number.
const worded: EstimateApartmentData['body'] = { commune: 'Mamer', surface: '80' }
void unmeasured

const estimated = await estimateApartment({ body: home })
const refused = await estimateApartment({ body: worded })
const costs = await calculateFees({ body: { country: 'NL', price: 480_000, use: 'mainResidence' } })

console.log(
  JSON.stringify({
    value: estimated.data?.data.estimationCentrale,
    confidence: estimated.data?.data.confiance,
    code: refused.error?.code,
    path: refused.error?.issues?.[0]?.path,
    taxes: costs.data?.data.totals.taxes,
  }),
)
