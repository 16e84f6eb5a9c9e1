import { expect, test } from 'vitest'
import { fitInput, type InputSchema } from '#server/adapters/ai/call-input'

const schema: InputSchema = {
  type: 'object',
  properties: {
    price: { type: 'number' },
    annualRate: { type: 'number' },
    use: { type: 'string', enum: ['mainResidence', 'rental'] },
    commune: { type: 'string' },
    deedDate: { type: 'string' },
    newBuild: { type: 'boolean' },
    taxClass: { type: 'string', enum: ['1', '1a', '2'] },
    loan: { type: 'object', properties: { principal: { type: 'number' } } },
    buyers: { type: 'array', items: { type: 'object', properties: { share: { type: 'number' } } } },
  },
  required: ['price'],
}
const figures: Record<string, number | string> = { D1: 700_000, D2: '2026-03-15' }

test.each([
  ['numbers in texts', { price: '700000', annualRate: '0.034' }, { price: 700_000, annualRate: 0.034 }],
  ['groups', { price: '1 250 000,50' }, { price: 1_250_000.5 }],
  ['groups with points and decimals', { price: '700.000,00 EUR' }, { price: 700_000 }],
  ['two groups with commas', { price: '1,250,000' }, { price: 1_250_000 }],
  ['a share in per cent', { annualRate: '3,4 %' }, { annualRate: 0.034 }],
  ['a number that could be two stays a text', { price: '700.000' }, { price: '700.000' }],
  ['a word stays a text', { price: 'about 700' }, { price: 'about 700' }],
  ['a number with the name of its figure', { price: '700000 {D1}' }, { price: 700_000 }],
  ['the name of a figure', { price: '{D1}', deedDate: '{D2}' }, { price: 700_000, deedDate: '2026-03-15' }],
  ['an unknown name stays', { price: '{D9}' }, { price: '{D9}' }],
  ['a day in figures', { deedDate: '15.03.2026' }, { deedDate: '2026-03-15' }],
  ['a day with points, which begins with the day', { deedDate: '4.3.2026' }, { deedDate: '2026-03-04' }],
  ['a day with strokes whose first number is no month', { deedDate: '15/03/2026' }, { deedDate: '2026-03-15' }],
  ['not a day that has two readings', { deedDate: '04/03/2026' }, { deedDate: '04/03/2026' }],
  ['truth in text', { newBuild: 'False' }, { newBuild: false }],
  ['another case', { use: 'main_residence', taxClass: '1A' }, { use: 'mainResidence', taxClass: '1a' }],
  ['a number for a member', { taxClass: 2 }, { taxClass: '2' }],
  ['fields with underscores', { deed_date: '2026-01-02' }, { deedDate: '2026-01-02' }],
  ['null and nothing for what is left out', { price: 1, use: null, commune: '' }, { price: 1 }],
  ['null for what is required stays', { price: null }, { price: null }],
  ['an object around it', { $PARAMETER_NAME: { price: 1 } }, { price: 1 }],
  ['two objects around it', { data: { input: { price: 1 } } }, { price: 1 }],
  ['an object in text around it', { arguments: '{"price":"1"}' }, { price: 1 }],
  ['an own field of that kind is none', { loan: { principal: '1' } }, { loan: { principal: 1 } }],
  ['an entry in place of a list', { buyers: { share: '0.5' } }, { buyers: [{ share: 0.5 }] }],
  ['a list in text', { buyers: '[{"share":"1"}]' }, { buyers: [{ share: 1 }] }],
  ['unknown fields stay', { nonsense: true }, { nonsense: true }],
])('%s', (_, sent, read) => {
  expect(fitInput(schema, sent, name => figures[name])).toEqual(read)
})
