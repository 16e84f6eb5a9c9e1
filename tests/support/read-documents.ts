import type { DocumentData, DocumentKind } from '#contract/ai/extraction'
import { plainPdf, pngOf } from './read-files.ts'

/** The lines of each document that the stand-in knows. */
const documentLines: Readonly<Record<DocumentKind, readonly string[]>> = {
  bilan_promoteur: [
    'Bilan promoteur - Residence Les Tilleuls, Mersch - 15 janvier 2026 - hors TVA',
    'Terrain 1 000 000 / Frais 70 000 / Construction 2 500 000 / VRD 130 000 / Honoraires 250 000',
    'Commercialisation 100 000 / Financement 150 000 / Assurances 50 000',
    'Imprevus 125 000 / Divers 25 000',
    'Total 4 400 000 - Ventes 5 000 000 - Marge 600 000 (12 % des ventes)',
    '12 logements, 950 m2 vendables, 1 200 m2 bruts, terrain 1 500 m2, 24 mois, prevente 40 %',
  ],
  plus_values: [
    'Acte de vente du 30 septembre 2025, Esch-sur-Alzette',
    'Prix 600 000 EUR, frais de vente 18 000 EUR',
    'Acquis le 3 mai 2010 pour 300 000 EUR, frais 23 000 EUR',
    'Toiture 2015: 20 000 EUR',
    'Classe 1, impose seul, revenu imposable 50 000 EUR',
    'Vendeur seul proprietaire, residence secondaire',
  ],
  dpe: [
    'Certificat de performance energetique no P.20200315.1234.56',
    'Appartement, Esch-sur-Alzette, construit en 1998, surface de reference 92,5 m2',
    'Energie primaire 128,4 kWh/m2a classe C, chaleur 61,2 kWh/m2a classe D, 26,3 kg/m2a classe C',
    'Emis le 15 mars 2020, valable jusqu au 14 mars 2030, gaz',
  ],
  facture_immo: [
    'Facture 2026-0147, Toitures du Sud s.a r.l., LU12345678, 2 mars 2026, echeance 1er avril 2026',
    'Main d oeuvre 40 h a 65 EUR: 2 600 EUR, TVA 17 %',
    'Fournitures 1 400 EUR, TVA 17 %',
    'Total HT 4 000 EUR, TVA 680 EUR, TTC 4 680 EUR',
  ],
}

/** What each of them says. */
export const documentData: { readonly [Kind in DocumentKind]: DocumentData<Kind> } = {
  bilan_promoteur: {
    projectName: 'Résidence Les Tilleuls',
    commune: 'Mersch',
    budgetDate: '2026-01-15',
    vatIncluded: false,
    landCost: 1_000_000,
    acquisitionFees: 70_000,
    constructionCost: 2_500_000,
    externalWorksCost: 130_000,
    professionalFees: 250_000,
    marketingCost: 100_000,
    financingCost: 150_000,
    insuranceCost: 50_000,
    contingencies: 125_000,
    otherCosts: 25_000,
    totalCost: 4_400_000,
    salesRevenue: 5_000_000,
    grossMargin: 600_000,
    marginRate: 0.12,
    marginRateBase: 'revenue',
    saleableAreaM2: 950,
    grossFloorAreaM2: 1200,
    landAreaM2: 1500,
    units: 12,
    durationMonths: 24,
    presalesShare: 0.4,
  },
  plus_values: {
    documentKind: 'deed',
    commune: 'Esch-sur-Alzette',
    saleDate: '2025-09-30',
    salePrice: 600_000,
    saleCosts: 18_000,
    acquisitionDate: '2010-05-03',
    acquisitionPrice: 300_000,
    acquisitionCosts: 23_000,
    acquisitionCurrency: 'EUR',
    acquisitionMode: 'purchase',
    improvements: [{ year: 2015, amount: 20_000, currency: 'EUR', label: 'Toiture' }],
    preliminaryContractRegisteredOn: null,
    mainResidence: false,
    ownershipShare: 1,
    taxClass: '1',
    jointTaxation: false,
    ordinaryTaxableIncome: 50_000,
  },
  dpe: {
    energyClass: 'C',
    insulationClass: 'D',
    environmentClass: 'C',
    primaryEnergyKwhM2Year: 128.4,
    heatingDemandKwhM2Year: 61.2,
    co2KgM2Year: 26.3,
    referenceAreaM2: 92.5,
    constructionYear: 1998,
    certificateKind: 'existing',
    buildingKind: 'apartment',
    issuedOn: '2020-03-15',
    validUntil: '2030-03-14',
    certificateNumber: 'P.20200315.1234.56',
    commune: 'Esch-sur-Alzette',
    heatingEnergy: 'gas',
  },
  facture_immo: {
    invoiceNumber: '2026-0147',
    supplierName: 'Toitures du Sud s.à r.l.',
    supplierVatNumber: 'LU12345678',
    propertyCommune: null,
    issuedOn: '2026-03-02',
    dueOn: '2026-04-01',
    category: 'works',
    currency: 'EUR',
    lines: [
      { label: 'Main d’œuvre', quantity: 40, unit: 'h', unitPrice: 65, vatRate: 0.17, netAmount: 2600 },
      { label: 'Fournitures', quantity: null, unit: null, unitPrice: null, vatRate: 0.17, netAmount: 1400 },
    ],
    vatBreakdown: [{ rate: 0.17, base: 4000, amount: 680 }],
    netTotal: 4000,
    vatTotal: 680,
    grossTotal: 4680,
    isCreditNote: false,
  },
}

export const documentKinds = Object.keys(documentData) as readonly DocumentKind[]

/** Each document as a PDF, and as an image. The stand-in knows both by their SHA-256 (`llm/fixtures/`). */
export const documentFiles = {
  'application/pdf': (kind: DocumentKind): Uint8Array => plainPdf(documentLines[kind]),
  'image/png': (kind: DocumentKind): Uint8Array => pngOf(100, 1, documentLines[kind].join('\n')),
} as const
