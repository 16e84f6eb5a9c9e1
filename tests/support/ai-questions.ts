import type { CalculationOperation } from '#contract/ai/calculation'

/** A question of a buyer, seller, landlord or clerk, and the call that answers it; none where no calculation does. */
export interface AskedQuestion {
  question: string
  call?: { name: CalculationOperation; input: Readonly<Record<string, unknown>> }
}

const asked = (question: string, name?: CalculationOperation, input: Readonly<Record<string, unknown>> = {}) => ({
  question,
  ...(name && { call: { name, input } }),
})

/** Forty questions in five languages. */
export const askedQuestions: readonly AskedQuestion[] = [
  asked('Combien vaut mon appartement de 85 m² à Belair, 2 chambres, rénové ?', 'estimate', {
    ...{ commune: 'Luxembourg', quartier: 'Belair', surface: 85, nbChambres: 2, etat: 'renove' },
  }),
  asked('Combien vais-je toucher net si je vends 925 000 € une maison achetée 410 000 € en 2011 ?', 'capitalGains', {
    ...{ salePrice: 925_000, acquisitionPrice: 410_000, acquisitionDate: '2011-06-01' },
    ...{ taxClass: '1', ordinaryTaxableIncome: 60_000 },
  }),
  asked('Quelle mensualité pour 480 000 € sur 25 ans à 3,4 % ?', 'mortgage', {
    ...{ principal: 480_000, termYears: 25, annualRate: 0.034 },
  }),
  asked('Quel loyer maximum puis-je demander pour mon studio de 35 m² à Bonnevoie acheté 380 000 € ?', 'rentCap', {
    ...{ constructionYear: 2005, purchase: { year: 2019, price: 380_000, costs: 25_000 } },
  }),
  asked('Quel est le rendement locatif de 640 000 € loués 1 950 € par mois ?', 'yields', {
    ...{ country: 'LU', purchasePrice: 640_000, monthlyRent: 1950 },
  }),
  asked('Quels sont les taux hypothécaires actuels ?', 'marketData', { groups: ['credit'] }),
  asked('Quel est le prix moyen au m² à Esch ?', 'commune', { commune: 'Esch-sur-Alzette' }),
  asked('J’achète au Portugal un appartement de 300 000 €, quels frais ?', 'fees', {
    ...{ country: 'PT', price: 300_000, use: 'secondHome' },
  }),
  asked('Combien de Bëllegen Akt me reste-t-il si j’ai déjà utilisé 15 000 € ?', 'acquisitionCosts', {
    ...{ price: 600_000, use: 'mainResidence' },
  }),
  asked('Puis-je casser le compromis si la banque refuse le prêt ?'),
  asked('Mon investissement sera-t-il positif chaque mois ?', 'cashflow', {
    ...{ country: 'LU', purchasePrice: 500_000, monthlyRent: 1900, horizonYears: 10 },
  }),
  asked('Que vaut en 2026 un bien acheté 500 000 € en 2018 ?', 'revalue', {
    ...{ commune: 'Mamer', value: 500_000, valuedOn: '2018-06-01' },
  }),
  asked('Et avec pas de garage, combien vaut un 70 m² à Mamer ?', 'estimate', {
    ...{ commune: 'Mamer', surface: 70, parking: false },
  }),
  asked('Quels quartiers y a-t-il à Luxembourg ?', 'places', { commune: 'Luxembourg' }),
  asked('Was ist mein Haus in Ettelbruck mit 142 m² wert?', 'estimate', { commune: 'Ettelbruck', surface: 142 }),
  asked('Wie viel Steuer zahle ich auf den Verkaufsgewinn, wenn ich nach drei Jahren verkaufe?', 'capitalGains', {
    ...{ salePrice: 600_000, acquisitionPrice: 500_000, acquisitionDate: '2023-11-20', saleDate: '2026-11-21' },
    ...{ taxClass: '1', ordinaryTaxableIncome: 60_000 },
  }),
  asked('Wie hoch ist die Monatsrate für 520.000 € über 20 Jahre zu 3,6 %?', 'mortgage', {
    ...{ principal: 520_000, termYears: 20, annualRate: 0.036 },
  }),
  asked('Wie hoch ist der Ertragswert bei 25.200 € Jahresmiete und 4 % Liegenschaftszins?', 'directCapitalisation', {
    ...{ assetType: 'residential', noi: 25_200, capRate: 0.04 },
  }),
  asked('Welche Grunderwerbsteuer fällt in Trier für 300.000 € an?', 'fees', {
    ...{ country: 'DE', region: 'DE-RP', price: 300_000, use: 'mainResidence' },
  }),
  asked('Wie haben sich die Preise in Luxemburg seit 2019 entwickelt?', 'commune', { commune: 'Luxembourg' }),
  asked('Wie viel Eigenkapital brauche ich für 700.000 €?', 'investedCapital', {
    ...{ country: 'LU', purchasePrice: 700_000, acquisitionFees: 49_000, loanAmount: 560_000 },
  }),
  asked('Wie hoch ist der Beleihungswert bei 500.000 € Marktwert?', 'mortgageLendingValue', {
    ...{ assetType: 'residential', marketValue: 500_000 },
  }),
  asked('What would I pay in total for a 785,000 flat in Strassen as a first-time couple?', 'acquisitionCosts', {
    ...{ price: 785_000, use: 'mainResidence', commune: 'Strassen' },
  }),
  asked('What is the monthly payment on a 600k loan at 3.15% over 30 years?', 'mortgage', {
    ...{ principal: 600_000, termYears: 30, annualRate: 0.0315 },
  }),
  asked(
    'What’s the IRR / DCF value of a building with 120,000 net rent growing 2% and a 4.5% exit yield?',
    'discountedCashFlow',
    {
      ...{ valuationDate: '2026-01-01', horizonYears: 10, inflation: 0.02, discountRate: 0.06, exitYield: 0.045 },
      tenants: [{ passingRent: 120_000, leaseEnd: '2036-12-31' }],
    },
  ),
  asked('What net yield do I get after 1,800 charges?', 'yields', {
    ...{ country: 'LU', purchasePrice: 500_000, monthlyRent: 1800, coOwnershipCharges: 1800 },
  }),
  asked('Which energy class do I need for a subsidy?'),
  asked('What stamp duty would I pay on 400,000 pounds in London?', 'fees', {
    ...{ country: 'UK', region: 'GB-ENG', price: 400_000, use: 'mainResidence' },
  }),
  asked('What is the highest rent the law allows for a flat built in 2018 for 600,000?', 'rentCap', {
    ...{ constructionYear: 2018, purchase: { year: 2018, price: 600_000, costs: 8000 } },
  }),
  asked('May my landlord keep the deposit?'),
  asked('Wéi vill kascht mech den Notaire fir en Haus vu 748.000 Euro?', 'acquisitionCosts', {
    ...{ price: 748_000, use: 'mainResidence' },
  }),
  asked('Wéi héich ass d’Mensualitéit fir 520.000 Euro op 20 Joer?', 'mortgage', {
    ...{ principal: 520_000, termYears: 20, annualRate: 0.035 },
  }),
  asked('Wéi vill Loyer däerf ech froen?', 'rentCap', {
    ...{ constructionYear: 1998, purchase: { year: 2010, price: 300_000, costs: 20_000 } },
  }),
  asked('Wat ass mäin Appartement vu 90 m² zu Mamer wäert?', 'estimate', { commune: 'Mamer', surface: 90 }),
  asked('Quanto vale o meu apartamento de 68 m² em Esch-sur-Alzette?', 'estimate', {
    ...{ commune: 'Esch-sur-Alzette', surface: 68 },
  }),
  asked('Quanto pago de despesas de compra por 545 000 €?', 'acquisitionCosts', {
    ...{ price: 545_000, use: 'mainResidence' },
  }),
  asked('Que imposto pago se vender a casa com lucro de 100 000 €?', 'capitalGains', {
    ...{ salePrice: 500_000, acquisitionPrice: 400_000, acquisitionDate: '2015-03-10' },
    ...{ taxClass: '1', ordinaryTaxableIncome: 50_000 },
  }),
  asked('Qual o rendimento de um T2 comprado por 545 000 e arrendado por 1 650?', 'yields', {
    ...{ country: 'LU', purchasePrice: 545_000, monthlyRent: 1650 },
  }),
  asked('Qual é a renda máxima que posso pedir?', 'rentCap', {
    ...{ constructionYear: 2001, purchase: { year: 2012, price: 350_000, costs: 24_000 } },
  }),
  asked('Como evoluíram os preços em Differdange?', 'commune', { commune: 'Differdange' }),
]
