import type { Client, Result } from '@valorem/sdk'

const home = { commune: 'Luxembourg', surface: 60 }

const sale = {
  salePrice: 600_000,
  acquisitionDate: '2010-05-03',
  acquisitionPrice: 300_000,
  taxClass: '1',
  ordinaryTaxableIncome: 50_000,
} as const

const contact = {
  id: '6f1c1c1e-0b1a-4c55-9a53-0d6b6a3f6f10',
  contact: { phone: '+352 00 00 00' },
  consent: {
    text: 'I agree that my details and my estimate may be used by Agence Exemple to contact me.',
    privacyUrl: 'https://agency.example/privacy',
    at: '2026-11-21T11:59:30.000Z',
  },
  home,
  page: 'https://agency.example/estimate',
  language: 'en',
} as const

/** A good call of each operation through the SDK. */
export const goodCalls: Record<string, (client: Client) => Promise<Pick<Result<unknown>, 'data' | 'headers'>>> = {
  estimate: client => client.estimation.estimate(home),
  estimateBatch: client => client.estimation.estimateBatch({ items: [home] }),
  revalue: client => client.estimation.revalue([{ commune: 'Mamer', value: 700_000, valuedOn: '2019-05-05' }]),
  backtest: client =>
    client.estimation.backtest(
      Array.from({ length: 30 }, (_, at) => ({ input: home, price: 650_000 + 1000 * at, soldOn: '2024-05-17' })),
    ),
  accuracy: client => client.estimation.accuracy({ asOf: '2026-11-21' }),
  modelCard: client => client.estimation.modelCard({ asOf: '2026-11-21' }),
  places: client => client.estimation.places(),
  estimationReport: client =>
    client.agencies.estimationReport({
      property: home,
      purchase: { use: 'mainResidence' },
      brand: { name: 'Agence Exemple' },
    }),
  mortgageLendingValue: client => client.evaluation.mortgageLendingValue({ marketValue: 500_000, assetType: 'office' }),
  discountedCashFlow: client =>
    client.evaluation.discountedCashFlow({
      valuationDate: '2026-01-01',
      tenants: [{ passingRent: 30_000, leaseEnd: '2030-12-31' }],
      discountRate: 0.06,
      exitYield: 0.05,
    }),
  directCapitalisation: client => client.evaluation.directCapitalisation({ assetType: 'office', noi: 30_000 }),
  investedCapital: client => client.propcalc.investedCapital({ purchasePrice: 500_000, downPayment: 100_000 }),
  cashflow: client => client.propcalc.cashflow({ country: 'LU', purchasePrice: 500_000, monthlyRent: 1500 }),
  mortgage: client => client.propcalc.mortgage({ principal: 400_000, annualRate: 0.03, termYears: 25 }),
  rentCap: client => client.propcalc.rentCap({ constructionYear: 2018, purchase: { year: 2018, price: 600_000 } }),
  yields: client => client.propcalc.yields({ country: 'LU', purchasePrice: 500_000, monthlyRent: 1500 }),
  acquisitionCosts: client => client.costs.acquisitionCosts({ price: 500_000, use: 'rental' }),
  capitalGains: client => client.fiscal.capitalGains(sale),
  fees: client => client.propcalc.fees({ country: 'NL', price: 480_000, use: 'mainResidence' }),
  countries: client => client.propcalc.countries(),
  marketData: client => client.data.marketData(),
  communes: client => client.market.communes(),
  commune: client => client.market.commune('Mamer'),
  area: client => client.market.area({ commune: 'Luxembourg', quartier: 'Belair' }),
  forecasts: client => client.market.forecasts({ commune: 'Mamer' }),
  lawParameters: client => client.law.lawParameters({ country: 'LU', day: '2026-11-21' }),
  lawChanges: client => client.law.lawChanges({ from: '2027-01-01', country: 'IT' }),
  analyze: client => client.ai.analyze({ context: 'Prix 700000 EUR', prompt: 'Commente le prix.' }),
  extract: client =>
    client.ai.extract({ schema: 'facture_immo', fileBase64: 'JVBERi0xLjQK', mediaType: 'application/pdf' }),
  chat: client => client.ai.chat({ messages: [{ role: 'user', content: 'Bonjour' }] }),
  create: client => client.leads.create(contact),
  me: client => client.account.me(),
  keys: client => client.account.keys(),
  createKey: client => client.account.createKey({ name: 'Valuation service' }),
  key: client => client.account.key('key_5f0c1d2e3a4b5c6d7e'),
  setOrigins: client =>
    client.account.setOrigins('key_8a1b2c3d4e5f607182', { origins: ['https://www.agency.example'] }),
  revokeKey: client => client.account.revokeKey('key_5f0c1d2e3a4b5c6d7e'),
  keyUsage: client => client.account.keyUsage('key_5f0c1d2e3a4b5c6d7e'),
  usage: client => client.account.usage(),
  providerKeys: client => client.account.providerKeys(),
  saveProviderKey: client => client.account.saveProviderKey('openai', { key: 'sk-proj-0000000000000000Qx2f' }),
  deleteProviderKey: client => client.account.deleteProviderKey('openai', { owner: 'user' }),
  organisation: client => client.account.organisation(),
  organisationEvents: client => client.account.organisationEvents(),
  branding: client => client.account.branding(),
  saveBranding: client => client.account.saveBranding({ name: 'Agence Exemple' }),
  export: client => client.account.export(),
  createSandbox: client => client.sandbox.createSandbox({ clock: '2027-01-02' }),
}
