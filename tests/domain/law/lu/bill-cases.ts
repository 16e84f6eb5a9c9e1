import type { Case } from './acquisition-case.ts'

const salary = 'règlement du 11 septembre 1978, art. 1, as of 1 August 2001'
const least = 'loi du 23 décembre 1994, art. 13, as of 1 August 2001: a proportional duty is at least 12'

const secondHome = (price: number, changes: Partial<Case['body']> = {}): Case['body'] => ({
  price,
  use: 'secondHome',
  deedDate: '2026-05-04',
  ...changes,
})

const salaryCase = (value: number, amount: number): Case => ({
  id: `salary on ${value}`,
  description: `transcription and inscription of ${value} cost ${amount} each`,
  source: salary,
  body: secondHome(value, { loanAmount: value }),
  lines: { transcriptionSalary: amount, inscriptionSalary: amount },
})

/** Bills of a notary, line by line, and the amounts at which they change. */
export const billCases: readonly Case[] = [
  ...(
    [
      [2500, 1.24],
      [2500.01, 2.48],
      [6200, 2.48],
      [12_500, 3.72],
      [25_000, 4.96],
      [25_000.01, 9.92],
      [75_000, 9.92],
      [75_000.01, 12.39],
      [5_000_000, 12.39],
    ] as const
  ).map(([value, amount]) => salaryCase(value, amount)),
  {
    id: 'fixed duty on a strip of land',
    description: 'a price of 100 bears 12 of registration and 1 of transcription',
    source: `${least}; 100 × 6 % = 6, 100 × 1 % = 1`,
    body: secondHome(100),
    lines: { registrationDuty: 12, transcriptionDuty: 1 },
  },
  {
    id: 'fixed duty, the border',
    description: '200 bear 12, from there on the rate',
    source: `${least}; 200.50 × 6 % = 12.03`,
    body: secondHome(200.5, { loanAmount: 5000 }),
    lines: { registrationDuty: 12.03, mortgageRegistrationDuty: 12 },
  },
  {
    id: 'fixed duty on a small loan',
    description: 'a loan of 1 000 bears 12 of registration and 0.50 of inscription',
    source: `${least}; 1 000 × 0.24 % = 2.40, 1 000 × 0.05 % = 0.50`,
    body: secondHome(50_000, { loanAmount: 1000 }),
    lines: { mortgageRegistrationDuty: 12, mortgageInscriptionDuty: 0.5, inscriptionSalary: 1.24 },
  },
  {
    id: 'bill of a second home with a loan',
    description: 'a second home of 487 350.60 with a loan of 300 000 and eleven rôles of copies, to the cent',
    source: `loi du 7 août 1920; loi du 23 décembre 1913, art. 63; ${salary}; tarif of 24 July 1971, arts 4, 8: euro begun 487 351, 1 150.23 + 0.1 %; 11 × 1.24; VAT 17 % of 1 651.22; loan no 5 on 300 000: 728.19 + 0.05 %`,
    body: secondHome(487_350.6, { loanAmount: 300_000, copyRoles: 11 }),
    lines: {
      registrationDuty: 29_241.04,
      transcriptionDuty: 4873.51,
      notaryFeeNet: 1637.58,
      notaryCopies: 13.64,
      notaryFeeVat: 280.71,
      transcriptionSalary: 12.39,
      mortgageRegistrationDuty: 720,
      mortgageInscriptionDuty: 150,
      inscriptionSalary: 12.39,
      mortgageNotaryFeeNet: 878.19,
      mortgageNotaryFeeVat: 149.29,
    },
    totals: { buyer: 37_968.74 },
  },
  {
    id: 'one rôle alone',
    description: 'a copy of one rôle costs 80 francs',
    source: 'tarif of 24 July 1971, art. 8: 80 ÷ 40.3399 = 1.98',
    body: secondHome(300_000, { copyRoles: 1 }),
    lines: { notaryCopies: 1.98 },
  },
]
