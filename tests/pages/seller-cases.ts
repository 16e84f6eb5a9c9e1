/** Sellers as the form and as the interface take them. */
export const sellers: readonly (readonly [string, Record<string, string>, Record<string, unknown>])[] = [
  [
    'inherited the home of the parents',
    {
      ...{ acquisitionMode: 'inheritance', parentsMainResidence: 'yes', acquisitionDate: '1985-03-01' },
      ...{ acquisitionPrice: '90000', acquisitionCosts: '6300', taxClass: '1', ordinaryTaxableIncome: '55000' },
    },
    {
      ...{ acquisitionMode: 'inheritance', parentsMainResidence: true, acquisitionDate: '1985-03-01' },
      ...{ acquisitionPrice: 90_000, acquisitionCosts: 6300, taxClass: '1', ordinaryTaxableIncome: 55_000 },
    },
  ],
  [
    'inherited a third of another home',
    {
      ...{ acquisitionMode: 'inheritance', acquisitionDate: '1995-09-12', acquisitionPrice: '150 000' },
      ...{ acquisitionCosts: '10500', ownershipShare: '1/3', taxClass: '1a', ordinaryTaxableIncome: '48000' },
    },
    {
      ...{ acquisitionMode: 'inheritance', acquisitionDate: '1995-09-12', acquisitionPrice: 150_000 },
      ...{ acquisitionCosts: 10_500, ownershipShare: 1 / 3, taxClass: '1a', ordinaryTaxableIncome: 48_000 },
    },
  ],
  [
    'built',
    {
      ...{ acquisitionMode: 'construction', acquisitionDate: '2005-04-01', completedOn: '2006-10-01' },
      ...{ acquisitionPrice: '120000', acquisitionCosts: '8400', worksYear1: '2005', worksAmount1: '90000' },
      ...{ worksYear2: '2006', worksAmount2: '160000', taxClass: '2', ordinaryTaxableIncome: '95000' },
    },
    {
      ...{ acquisitionMode: 'construction', acquisitionDate: '2005-04-01', completedOn: '2006-10-01' },
      ...{ acquisitionPrice: 120_000, acquisitionCosts: 8400, taxClass: '2', ordinaryTaxableIncome: 95_000 },
      improvements: [
        { year: 2005, amount: 90_000 },
        { year: 2006, amount: 160_000 },
      ],
    },
  ],
  [
    'was given the home',
    {
      ...{ acquisitionMode: 'gift', acquisitionDate: '1999-01-20', acquisitionPrice: '110000' },
      ...{ acquisitionCosts: '7700', taxClass: '1', ordinaryTaxableIncome: '0' },
    },
    {
      ...{ acquisitionMode: 'gift', acquisitionDate: '1999-01-20', acquisitionPrice: 110_000 },
      ...{ acquisitionCosts: 7700, taxClass: '1', ordinaryTaxableIncome: 0 },
    },
  ],
  [
    'sells after three years',
    {
      ...{ acquisitionMode: 'purchase', acquisitionDate: '2023-08-01', acquisitionPrice: '640000' },
      ...{ acquisitionCosts: '44800', taxClass: '1', ordinaryTaxableIncome: '61000' },
    },
    {
      ...{ acquisitionMode: 'purchase', acquisitionDate: '2023-08-01', acquisitionPrice: 640_000 },
      ...{ acquisitionCosts: 44_800, taxClass: '1', ordinaryTaxableIncome: 61_000 },
    },
  ],
  [
    'is a couple taxed jointly',
    {
      ...{
        acquisitionMode: 'purchase',
        acquisitionDate: '2008-02-02',
        acquisitionPrice: '300000',
        jointTaxation: 'yes',
      },
      ...{ acquisitionCosts: '21000', taxClass: '2', ordinaryTaxableIncome: '120000' },
    },
    {
      ...{ acquisitionMode: 'purchase', acquisitionDate: '2008-02-02', acquisitionPrice: 300_000, jointTaxation: true },
      ...{ acquisitionCosts: 21_000, taxClass: '2', ordinaryTaxableIncome: 120_000 },
    },
  ],
  [
    'is in class 2 and taxed alone, of a half',
    {
      ...{
        acquisitionMode: 'purchase',
        acquisitionDate: '2008-02-02',
        acquisitionPrice: '300000',
        jointTaxation: 'no',
      },
      ...{ acquisitionCosts: '21000', ownershipShare: '50 %', taxClass: '2', ordinaryTaxableIncome: '60000' },
    },
    {
      ...{
        acquisitionMode: 'purchase',
        acquisitionDate: '2008-02-02',
        acquisitionPrice: 300_000,
        jointTaxation: false,
      },
      ...{ acquisitionCosts: 21_000, ownershipShare: 0.5, taxClass: '2', ordinaryTaxableIncome: 60_000 },
    },
  ],
  [
    'has costs of the sale and three works',
    {
      ...{
        acquisitionMode: 'purchase',
        acquisitionDate: '2001-11-11',
        acquisitionPrice: '180000',
        saleCosts: '22 725',
      },
      ...{ acquisitionCosts: '12600', worksYear1: '2004', worksAmount1: '15000', worksYear2: '2011' },
      ...{ worksAmount2: '22500,50', worksYear3: '2020', worksAmount3: '9000', taxClass: '1' },
      ordinaryTaxableIncome: '52000',
    },
    {
      ...{ acquisitionMode: 'purchase', acquisitionDate: '2001-11-11', acquisitionPrice: 180_000, saleCosts: 22_725 },
      ...{ acquisitionCosts: 12_600, taxClass: '1', ordinaryTaxableIncome: 52_000 },
      improvements: [
        { year: 2004, amount: 15_000 },
        { year: 2011, amount: 22_500.5 },
        { year: 2020, amount: 9000 },
      ],
    },
  ],
  [
    'bought without known costs',
    {
      ...{ acquisitionMode: 'purchase', acquisitionDate: '2015-05-04', acquisitionPrice: '400000' },
      ...{ taxClass: '1a', ordinaryTaxableIncome: '64000' },
    },
    {
      ...{ acquisitionMode: 'purchase', acquisitionDate: '2015-05-04', acquisitionPrice: 400_000 },
      ...{ taxClass: '1a', ordinaryTaxableIncome: 64_000 },
    },
  ],
  [
    'lives there',
    { acquisitionMode: 'purchase', acquisitionDate: '2010-05-04', acquisitionPrice: '350000', mainResidence: 'yes' },
    {
      ...{ acquisitionMode: 'purchase', acquisitionDate: '2010-05-04', acquisitionPrice: 350_000 },
      ...{ mainResidence: true, taxClass: '1', ordinaryTaxableIncome: 0 },
    },
  ],
]
