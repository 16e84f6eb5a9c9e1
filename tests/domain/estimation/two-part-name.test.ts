import { expect, test } from 'vitest'
import { communeDirectory } from '#domain/estimation/commune-name'
import { prices } from './real-prices.ts'

const find = communeDirectory(prices)

/** Official name and district that a name leads to, or the suggestions of its refusal. */
const read = (sent: string, quartier?: string) => {
  const found = find(sent, quartier)
  if ('message' in found) return { suggestions: found.suggestions }
  return { commune: found.commune.name, quartier: found.quartier?.name ?? null }
}

/** Forms in which adverts and exports of agencies write the capital and one of its districts. */
const forms: readonly ((quartier: string) => string)[] = [
  quartier => `Luxembourg-${quartier}`,
  quartier => `Luxembourg ${quartier}`,
  quartier => `Luxembourg - ${quartier}`,
  quartier => `Luxembourg, ${quartier}`,
  quartier => `Luxembourg (${quartier})`,
  quartier => `Lux-${quartier}`,
  quartier => `Luxbg ${quartier}`,
  quartier => `Luxembourg-Ville – ${quartier}`,
  quartier => `Lëtzebuerg-${quartier}`,
  quartier => `L-1234 Luxembourg-${quartier}`,
  quartier => `${quartier}, Luxembourg`,
  quartier => `${quartier}, L-2132 Luxembourg`,
]

test('every form of the capital with every spelling of its districts leads to that district', () => {
  const ofCapital = prices.quartiers.filter(({ commune }) => commune === 'Luxembourg')
  const spellings = ofCapital.flatMap(({ name, names }) =>
    [...new Set([name, ...names])].map(spelling => ({ name, spelling })),
  )
  expect(spellings.length).toBeGreaterThanOrEqual(50)
  for (const { name, spelling } of spellings)
    for (const write of forms)
      expect([write(spelling), read(write(spelling))]).toEqual([
        write(spelling),
        { commune: 'Luxembourg', quartier: name },
      ])
})

test('every other district behind its municipality, and before it, leads to that district', () => {
  const others = prices.quartiers.filter(({ commune }) => commune !== 'Luxembourg')
  expect(others.length).toBeGreaterThan(25)
  for (const { commune, name } of others)
    for (const sent of [`${commune}-${name}`, `${commune} (${name})`, `${name}, ${commune}`, `${name} ${commune}`])
      expect([sent, read(sent)]).toEqual([sent, { commune, quartier: name }])
})

test('every locality beside its municipality, and every municipality before the country, leads to the municipality', () => {
  for (const { name, names, aliases, ambiguousAliases } of prices.communes) {
    for (const locality of [...names, ...aliases, ...ambiguousAliases])
      expect([name, locality, read(`${name}-${locality}`)]).toMatchObject([name, locality, { commune: name }])
    for (const country of ['Luxembourg', 'Luxemburg', 'Lëtzebuerg', 'Grand-Duché de Luxembourg'])
      expect([name, country, read(`${name}, ${country}`)]).toMatchObject([name, country, { commune: name }])
  }
})

test('the country behind a municipality and its district is left out', () => {
  expect(read('Luxembourg-Belair, Luxembourg')).toEqual({ commune: 'Luxembourg', quartier: 'Belair' })
  expect(read('L-4510 Differdange-Oberkorn (Luxembourg)')).toEqual({ commune: 'Differdange', quartier: 'Oberkorn' })
  expect(read('Differdange-Centre')).toEqual({ commune: 'Differdange', quartier: 'Differdange-Centre' })
})

test('a whole name comes first, and a district sent beside it wins over the one in the name', () => {
  expect(read('Esch-sur-Alzette')).toEqual({ commune: 'Esch-sur-Alzette', quartier: null })
  expect(read('Luxembourg-Gare')).toEqual({ commune: 'Luxembourg', quartier: 'Gare' })
  expect(read('Luxembourg-Belair', 'Merl')).toEqual({ commune: 'Luxembourg', quartier: 'Merl' })
  expect(read('Luxembourg-Belair', 'Atlantis')).toEqual({ commune: 'Luxembourg', quartier: 'Belair' })
  expect(read('Luxembourg-Centre')).toEqual({ commune: 'Luxembourg', quartier: 'Ville Haute' })
  expect(read('Sanem-Belval')).toEqual({ commune: 'Sanem', quartier: 'Belval' })
})

test.each([
  ['Luxembourg-Strassen', ['Luxembourg', 'Strassen']],
  ['Luxembourg-Findel', ['Niederanven', 'Sandweiler']],
  ['Luxembourg-Belval', ['Esch-sur-Alzette', 'Sanem']],
  ['Luxembourg Brill', ['Esch-sur-Alzette']],
  ['Belval, Luxembourg', ['Esch-sur-Alzette', 'Sanem']],
  // One edit away from Belair, a district of the capital.
  ['Luxembourg-Belaire', ['Luxembourg']],
  // Two districts: neither is taken.
  ['Luxembourg-Merl-Belair', []],
  ['Esch-Belair', ['Luxembourg']],
  ['Lux', []],
  ['Luxbg', []],
])('%s is refused, with the municipalities to choose from', (sent, suggestions) => {
  const { suggestions: given = ['found'] } = read(sent)
  expect([...given].sort()).toEqual(suggestions)
})

test('long names of many words are read in time that their length bounds, and refused', () => {
  for (const word of ['Luxembourg ', 'Lux ', 'a ', 'Strassen Luxembourg '])
    expect(() => read(word.repeat(100).slice(0, 100))).not.toThrow()
  expect(read('a '.repeat(50))).toEqual({ suggestions: [] })
})
