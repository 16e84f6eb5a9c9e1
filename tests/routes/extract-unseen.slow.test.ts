import { afterAll, beforeAll, expect, test } from 'vitest'
import { contentPdf } from '../adapters/pdf-check/drawn.ts'
import { type ExtractionWorld, extractionWorld } from '../support/extraction-world.ts'
import { codesOf, quoted, saleRead } from '../support/said-sale.ts'

let world: ExtractionWorld

beforeAll(async () => {
  world = await extractionWorld('stand-in')
})

afterAll(() => world.close())

const line = (words: string, y: number): string => `BT /F1 12 Tf 50 ${y} Td (${words}) Tj ET`

test('a price that nobody sees is hidden, with a warning, and goes into no request; a second one is told', async () => {
  const file = contentPdf(`${line('Prix de vente 600 000 EUR', 700)} 1 g ${line('Prix de vente 100 000 EUR', 600)}`)
  const answer = await saleRead(world, file, [{ salePrice: quoted(100_000, 'Prix de vente 100 000 EUR') }])
  expect(answer.evidence).toMatchObject([{ path: 'data.salePrice', status: 'hidden', page: 1 }])
  expect(answer.unverified).toEqual(['data.salePrice'])
  expect(codesOf(answer)).toEqual([
    ['hidden', 'data.salePrice'],
    ['contradictory', 'data.salePrice'],
  ])
  expect(JSON.stringify(answer.mappings)).not.toContain('100000')
})

test('a found quote has its boxes, a line each', async () => {
  const file = contentPdf(`${line('Le prix de vente est de', 700)} ${line('600 000 EUR', 684)}`)
  const { evidence } = await saleRead(world, file, [
    { salePrice: quoted(600_000, 'Le prix de vente est de 600 000 EUR') },
  ])
  expect(evidence[0]).toMatchObject({
    status: 'found',
    boxes: [
      { left: 50, top: 132.4, height: 12 },
      { left: 50, top: 148.4, height: 12 },
    ],
  })
})

test('the value of a form field is found, with the place of the field', async () => {
  const field = '<< /Type /Annot /Subtype /Widget /FT /Tx /T (price) /V (650.000,- EUR) /Rect [200 595 400 615] >>'
  const file = contentPdf(line('Prix de vente', 600), { annotations: [field] })
  const { evidence, warnings } = await saleRead(world, file, [
    { salePrice: quoted(650_000, 'Prix de vente 650.000 EUR') },
  ])
  expect(evidence[0]).toMatchObject({ status: 'found' })
  expect(warnings).toEqual([])
})

test('a page with too much text is told, and its values are neither found nor used; the other page is read', async () => {
  const long = Array.from({ length: 501 }, (_, row) => `BT /F1 1 Tf 50 ${841 - row} Td (${'a'.repeat(40)}) Tj ET`)
  const file = contentPdf(`${line('Prix de vente 600 000 EUR', 20)} ${long.join(' ')}`)
  const answer = await saleRead(world, file, [{ salePrice: quoted(999_000, 'Prix de vente 999 000 EUR') }])
  expect(answer.evidence).toMatchObject([{ status: 'unchecked' }])
  expect(codesOf(answer)).toEqual([
    ['text_not_compared', 'data'],
    ['not_confirmed', 'data.salePrice'],
  ])
  expect(JSON.stringify(answer.mappings)).not.toContain('999000')
})

test('the reading of a scan by a machine confirms nothing, and the picture goes into the request', async () => {
  const file = contentPdf(`q 595 0 0 842 0 0 cm /Im1 Do Q BT 3 Tr /F1 12 Tf 50 700 Td (Prix 900 000 EUR) Tj ET`)
  const answer = await saleRead(world, file, [{ salePrice: quoted(600_000, 'Prix 600 000 EUR') }])
  expect(answer.evidence).toMatchObject([{ status: 'unchecked' }])
  expect(codesOf(answer)).toEqual([['text_not_compared', 'data']])
  expect(answer.mappings).toMatchObject({ capitalGains: { request: { salePrice: 600_000 } } })
})
