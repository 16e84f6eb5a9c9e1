import type { Case } from './acquisition-case.ts'

const others = ['interestSubsidy', 'climateBonus', 'communalPremiums']
const listed = ['accessionPremium', ...others]

/** A home of one buyer on a day, who asks for the aids. */
const aided = (deedDate: string, description: string, source: string, expected: Partial<Case>): Case => ({
  id: `aids ${deedDate}`,
  description: `on ${deedDate} ${description}`,
  source,
  body: { price: 1_000_000, use: 'mainResidence', deedDate, includeAids: true },
  ...expected,
})

const premium = 'loi du 7 août 2023, art. 16(3): for deeds from its first day, 24 August 2023, to 31 December 2024'
const energy = 'loi du 24 juillet 2026, arts 1, 3 to 9, 12, 22: works from 1 January 2026 on'

const energyAids = [
  'energy renovation',
  'technical installations for renewable energy',
  'energy advice',
  'climate loan',
]

/** The first and last days of aids that are named only. */
export const aidsCases: readonly Case[] = [
  aided('2024-12-31', 'the compensatory premium is named', premium, {
    listedAids: ['accessionPremium', 'compensatoryPremium', ...others],
  }),
  aided('2025-01-01', 'it is over', premium, { listedAids: listed }),
  aided('2026-01-01', 'the aids for energy are those of the law of 2026', energy, {
    listedAids: listed,
    law: { 'lu.aids.climateAids': energyAids },
  }),
  aided('2027-01-01', 'they have photovoltaic installations and their storage', `${energy}; arts 10, 11 from 2027 on`, {
    listedAids: listed,
    law: {
      'lu.aids.climateAids': [
        ...energyAids.slice(0, 2),
        'photovoltaic installations and their storage',
        ...energyAids.slice(2),
      ],
    },
  }),
]
