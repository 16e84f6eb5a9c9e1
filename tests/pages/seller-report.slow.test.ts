import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type * as z from 'zod'
import type { CapitalGains } from '#contract/fiscal'
import { texts } from '#languages/derived/seller-report'
import { formatAmount } from '#languages/formats'
import { type Language, languages } from '#languages/registry'
import { post, startApp, type TestApp } from '../support/app.ts'
import { sellers } from './seller-cases.ts'
import { signedIn, toFormData, type Visitor } from './visitor.ts'

const path = '/account/reports/new'

/** An owner with a brand. */
const newOwner = async (email: string): Promise<Visitor> => {
  const owner = await signedIn(app, email)
  await owner.post('/account/organisation', { name: 'Agence Exemple' })
  const brand = new FormData()
  for (const [name, value] of Object.entries({ name: 'Agence Exemple', colour: '#1F3A5F' })) brand.set(name, value)
  await owner.post('/account/organisation/branding', brand)
  return owner
}

let app: TestApp
let owners: Visitor[]
let headers: Record<string, string>
beforeAll(async () => {
  app = await startApp({ env: { TRUST_PROXY: '1', TIER_LIMITS: '{"enterprise":{"perMinute":100000}}' } })
  headers = { 'X-API-Key': (await app.newKey('enterprise')).key }
  owners = await Promise.all(['a', 'b'].map(name => newOwner(`${name}@agency.example`)))
})
afterAll(() => app.close())

/** Fields of every report here: a home in Mamer, sold by its seller. */
const home = { commune: 'Mamer', surface: '80', audience: 'seller', use: 'mainResidence', buyers: '1' }

/** White space is folded away: a line may break anywhere. */
const folded = (text: string): string => text.replace(/\s/g, '').replaceAll('\u2212', '-')

let reports = 0

/** Owners by turns: each may make a few reports in a minute. */
const nextOwner = (): Visitor => {
  reports += 1
  const owner = owners[reports % owners.length]
  if (!owner) throw new Error('There is no owner.')
  return owner
}

/** Text of the report that the form makes. */
const reportOf = async (fields: Record<string, string>, language: Language = 'en'): Promise<string> => {
  const answer = await fetch(`${app.url}${path}`, {
    method: 'POST',
    headers: { Cookie: nextOwner().cookie(), 'Sec-Fetch-Site': 'same-origin', 'X-Forwarded-For': '198.51.100.7' },
    body: toFormData({ ...home, ...fields, language }),
  })
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'application/pdf'])
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await answer.arrayBuffer())), {
    mergePages: true,
  })
  return folded(text)
}

const gainOf = async (body: Record<string, unknown>): Promise<z.infer<typeof CapitalGains>> => {
  const answer = await post(app, '/plus-values', body, headers)
  expect(answer.status).toBe(200)
  return ((await answer.json()) as { data: z.infer<typeof CapitalGains> }).data
}

const euros = (amount: number, language: Language = 'en'): string => folded(formatAmount(amount, language, 2))

/** The seller of Mamer, without the costs of the purchase. */
const seller = {
  ...{ salePrice: '757 500', saleCosts: '21 000', acquisitionMode: 'purchase' },
  ...{ saleDate: '2026-11-16', acquisitionDate: '2012-06-15', acquisitionPrice: '380 000' },
  ...{ taxClass: '1', ordinaryTaxableIncome: '72 000' },
}

describe('the seller of Mamer', () => {
  // Revalued by 1.25 (2012): 757 500 - 21 000 - 475 000 - 33 250 = 228 250; less the allowance of 50 000: 178 250.
  test('pays 36 164.01 with the costs of the purchase', async () => {
    const text = await reportOf({ ...seller, acquisitionCosts: '26.600' })
    for (const figure of ['€36,164.01', '€228,250.00', '€178,250.00']) expect(text).toContain(figure)
    expect(text).not.toContain(folded(texts.en['tax.atMost']))
    expect(text).not.toContain(folded(texts.en.atMostSays))
  })

  test('pays 25 473.76 with works of 2018 as well, in whichever line they stand', async () => {
    for (const line of ['1', '3']) {
      const works = { [`worksYear${line}`]: '2018', [`worksAmount${line}`]: '40 000 €' }
      expect(await reportOf({ ...seller, acquisitionCosts: '26600', ...works })).toContain('€25,473.76')
    }
  })

  test.each(languages)(
    'in %s is told that the tax is at most this, without the costs of the purchase',
    async language => {
      const text = await reportOf(seller, language)
      const said = texts[language]
      for (const words of [said['tax.atMost'], said['net.atLeast'], said.atMostSays])
        expect(text).toContain(folded(words))
    },
  )
})

describe('the report has the figures of the capital gains', () => {
  test.each(sellers)('for a seller who %s', async (_, fields, body) => {
    const sale = { salePrice: 757_500, saleDate: '2026-11-16' }
    const gain = await gainOf({ ...sale, ...body })
    const text = await reportOf({ salePrice: '757500', saleDate: sale.saleDate, taxClass: '1', ...fields })
    const lines = gain.lines.map(({ amount }) => amount)
    const revalued = gain.items.map(item => item.revalued)
    const steps = gain.regime === 'exempt' ? [] : [gain.gain, ...revalued, ...lines]
    for (const amount of [gain.totals.netProceeds, gain.totals.tax, ...steps])
      expect(text, String(amount)).toContain(euros(amount))
    expect(text.includes(folded(texts.en['tax.atMost']))).toBe(gain.totals.tax > 0 && !('acquisitionCosts' in body))
  })
})
