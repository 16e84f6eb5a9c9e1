import { toReportPath } from '#contract/agencies'
import { jpeg, png } from '../support/pictures.ts'
import { type RuleCase, rule } from './rule-case.ts'

const brand = { name: 'Agence Exemple' }
const property = { commune: 'Mamer', surface: 80 }
const purchase = { use: 'mainResidence' }
const report = { property, purchase, brand }

const withPhoto = (photo: Buffer | string): object => ({
  ...report,
  photo: typeof photo === 'string' ? photo : photo.toString('base64'),
})

const withLogo = (logo: Buffer | string): object => ({
  ...report,
  brand: { ...brand, logo: typeof logo === 'string' ? logo : logo.toString('base64') },
})

const own: readonly RuleCase[] = [
  rule('a key without a brand', 'brand_required', 'brand', { property, purchase }),
  {
    ...rule('a session of an organisation that saved no brand', 'brand_required', 'brand', { property, purchase }),
    isOfSession: true,
  },
  rule('a buyer without a purchase', 'purchase_required', 'purchase', { property, brand }),
  rule('a buyer with a sale', 'sale_for_buyer', 'sale', { ...report, sale: {} }),
  rule('a seller with the price of a buyer', 'price_of_sale', 'purchase.price', {
    ...{ property, brand, audience: 'seller' },
    purchase: { ...purchase, price: 500_000 },
  }),
  rule('costs of a sale above its price, without the facts of its gain', 'costs_above_price', 'sale.costs', {
    ...{ property, brand, audience: 'seller' },
    sale: { price: 500_000, costs: 500_001 },
  }),
  rule('an apartment on land to build on', 'apartment_on_land', 'purchase.operation', {
    ...report,
    purchase: { ...purchase, operation: 'buildingLand' },
  }),
  rule('works on a dwelling that is not built yet', 'only_existing', 'purchase.renovationWorks', {
    ...report,
    purchase: { ...purchase, operation: 'offPlan', renovationWorks: 1 },
  }),
  rule('a building contract for a flat', 'only_building_land', 'purchase.constructionPrice', {
    ...report,
    purchase: { ...purchase, constructionPrice: 1 },
  }),
  rule('a value off plan', 'not_off_plan', 'purchase.marketValue', {
    ...report,
    purchase: { ...purchase, operation: 'offPlan', marketValue: 9_000_000 },
  }),
  rule('a share without a value', 'value_required', 'purchase.marketValue', {
    ...report,
    purchase: { ...purchase, acquiredShare: 0.25 },
  }),
  rule('a right without an age', 'age_required', 'purchase.usufructuaryAge', {
    ...report,
    purchase: { ...purchase, right: 'usufruct', marketValue: 9_000_000 },
  }),
  rule('an age of full ownership', 'only_of_a_right', 'purchase.usufructuaryAge', {
    ...report,
    purchase: { ...purchase, usufructuaryAge: 50 },
  }),
  rule('a value below the price', 'value_below_price', 'purchase.marketValue', {
    ...report,
    purchase: { ...purchase, price: 500_000, marketValue: 1 },
  }),
  rule('a gift without a relation', 'relationship_required', 'purchase.relationship', {
    ...report,
    purchase: { ...purchase, deed: 'gift' },
  }),
  rule('a gift without the relation of one of two', 'relationship_required', 'purchase.buyers[1].relationship', {
    ...report,
    purchase: { ...purchase, deed: 'gift', buyers: [{ relationship: 'spouse' }, {}] },
  }),
  rule('a relation in a sale', 'only_of_a_gift', 'purchase.relationship', {
    ...report,
    purchase: { ...purchase, relationship: 'spouse' },
  }),
  rule('the relation of a buyer in a sale', 'only_of_a_gift', 'purchase.buyers[0].relationship', {
    ...report,
    purchase: { ...purchase, buyers: [{ relationship: 'spouse' }] },
  }),
  rule('an exchange for nothing', 'given_value_required', 'purchase.givenValue', {
    ...report,
    purchase: { ...purchase, deed: 'exchange' },
  }),
  rule('a property given in a sale', 'only_of_an_exchange', 'purchase.givenValue', {
    ...report,
    purchase: { ...purchase, givenValue: 1 },
  }),
  rule('a partition without a share', 'share_required', 'purchase.acquiredShare', {
    ...report,
    purchase: { ...purchase, deed: 'partition', marketValue: 900_000 },
  }),
  rule('debts in a gift', 'only_of_a_sale', 'purchase.assumedDebt', {
    ...report,
    purchase: { ...purchase, deed: 'gift', relationship: 'other', assumedDebt: 1 },
  }),
  rule('a gift off plan', 'only_of_a_sale', 'purchase.operation', {
    ...report,
    purchase: { ...purchase, deed: 'gift', relationship: 'other', operation: 'offPlan' },
  }),
  rule('a usufruct in an exchange', 'only_of_a_sale', 'purchase.right', {
    ...report,
    purchase: { ...purchase, deed: 'exchange', givenValue: 1, right: 'usufruct', usufructuaryAge: 40 },
  }),
  rule('an annuity in a partition', 'only_of_a_sale', 'purchase.yearlyAnnuity', {
    ...report,
    purchase: { ...purchase, deed: 'partition', acquiredShare: 0.5, marketValue: 9_000_000, yearlyAnnuity: 1 },
  }),
  rule('years of full ownership', 'only_of_a_right', 'purchase.usufructYears', {
    ...report,
    purchase: { ...purchase, usufructYears: 10 },
  }),
  rule('areas that do not make the building', 'areas_add_up', 'purchase.areas', {
    ...report,
    purchase: { ...purchase, areas: { totalM2: 100, homeM2: 60, professionalM2: 39 } },
  }),
  rule('invoices that do not make the works', 'invoices_add_up', 'purchase.renovationWorks', {
    ...report,
    purchase: { ...purchase, renovationWorks: 1, renovationInvoices: [2] },
  }),
  rule('valid until yesterday', 'valid_until_out_of_range', 'validUntil', { ...report, validUntil: '2026-11-20' }),
  rule('valid for 367 days', 'valid_until_out_of_range', 'validUntil', { ...report, validUntil: '2027-11-23' }),
  rule('a logo with its type in front', 'logo_not_base64', 'brand.logo', withLogo('data:image/png;base64,AAAA')),
  rule('a GIF', 'logo_kind', 'brand.logo', withLogo(Buffer.from('GIF89a'))),
  rule('a PNG without its end', 'logo_damaged', 'brand.logo', withLogo(png().subarray(0, -12))),
  rule('a PNG of 4001 pixels a side', 'logo_dimensions', 'brand.logo', withLogo(png({ width: 4001, height: 1 }))),
  rule('an SVG', 'logo_svg', 'brand.logo', withLogo(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))),
  rule('a lossless JPEG', 'logo_jpeg_kind', 'brand.logo', withLogo(jpeg({ marker: 0xc3 }))),
  rule('a photo with its type in front', 'photo_not_base64', 'photo', withPhoto('data:image/png;base64,AAAA')),
  rule('a photo in TIFF', 'photo_kind', 'photo', withPhoto(Buffer.from('II*\0'))),
  rule(
    'a drawing for a photo',
    'photo_svg',
    'photo',
    withPhoto(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
  ),
  rule('a photo as arithmetic JPEG', 'photo_jpeg_kind', 'photo', withPhoto(jpeg({ marker: 0xc9 }))),
  rule('a photo without its end', 'photo_damaged', 'photo', withPhoto(png().subarray(0, -12))),
  rule('a photo 6001 pixels wide', 'photo_dimensions', 'photo', withPhoto(png({ width: 6001, height: 1 }))),
  rule('an address of a mark of direction', 'only_unseen_characters', 'propertyAddress', {
    ...report,
    propertyAddress: '\u202E',
  }),
  rule('a name in Hebrew', 'unprintable_characters', 'clientName', { ...report, clientName: 'עדה' }),
]

/** Cases of a part of a report, with their paths in the whole. */
const inPart = (part: 'property' | 'purchase', cases: readonly RuleCase[], around: object): RuleCase[] =>
  cases.map(({ body, path, description, code }) =>
    rule(`${description}, in a report`, code, `${part}.${path}`, { ...around, [part]: body }),
  )

/** A sale as a report takes it: price and costs beside the gain. */
const inSale = (cases: readonly RuleCase[]): RuleCase[] =>
  cases.map(({ body, path, description, code }) => {
    const { salePrice: price, saleCosts: costs, ...gain } = body as Record<string, unknown>
    const sale = { price, ...(costs !== undefined && { costs }), gain }
    return rule(`${description}, in a report`, code, toReportPath(path), { property, brand, audience: 'seller', sale })
  })

/** A purchase without what a report knows by itself; none where it is of land, on which no apartment stands. */
const ofApartment = ({ body, ...rest }: RuleCase): RuleCase[] => {
  const { commune: _commune, includeAids: _aids, ...own } = body as Record<string, unknown>
  return own.operation === 'buildingLand' ? [] : [{ ...rest, body: own }]
}

/** Bodies of the report, each of which breaks one rule of `x-rules`: its own, and those of the parts that a report can break. */
export const agencyReportRuleCases = (
  estimations: readonly RuleCase[],
  purchases: readonly RuleCase[],
  sales: readonly RuleCase[],
): readonly RuleCase[] => [
  ...own,
  {
    ...rule('a session that sends a brand', 'brand_from_organisation', 'brand', report),
    isOfSession: true,
  },
  ...inPart('property', estimations, report),
  ...inPart(
    'purchase',
    purchases
      .filter(({ code }) => code !== 'commune_required' && code !== 'household_without_aids')
      .flatMap(ofApartment),
    report,
  ),
  ...inSale(sales),
]
