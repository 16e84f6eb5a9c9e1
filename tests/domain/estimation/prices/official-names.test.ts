import { expect, test } from 'vitest'
import { missingCommunes, officialNameFinder } from '#domain/estimation/prices/official-names'
import { tables } from './real-tables.ts'

const nameOf = officialNameFinder(tables)

test.each([
  // As the official files of 2014 to 2023 write them.
  ['Luxembourg-Ville', 'Luxembourg'],
  ['Petange', 'Pétange'],
  ['Preizerdaul', 'Préizerdaul'],
  ['Kaerjeng', 'Käerjeng'],
  ['Erpeldange', 'Erpeldange-sur-Sûre'],
  ['Grosbus-Wal', 'Groussbus-Wal'],
  // By its German and its Luxembourgish name.
  ['Bartringen', 'Bertrange'],
  ['Bartreng', 'Bertrange'],
  // Former municipalities stand for themselves, also where their name leads to the one of today elsewhere.
  ['Bous', 'Bous'],
  ['Rosport', 'Rosport'],
  ['Mompach', 'Mompach'],
])('%s is %s', (written, name) => {
  expect(nameOf(written)).toEqual({ name })
})

test.each([
  ['Helfent', ['Bertrange']],
  ['Beufort', ['Beaufort']],
  ['Atlantis', []],
])('%s is none; %j may be meant', (written, suggestions) => {
  expect(nameOf(written)).toEqual({ suggestions })
})

test('a municipality is there by itself or by a part of it', () => {
  const names = tables.communes.map(({ name }) => name)
  expect(missingCommunes(names, tables)).toEqual([])
  const without = names.filter(name => !['Bech', 'Habscht', 'Helperknapp'].includes(name))
  expect(missingCommunes([...without, 'Hobscheid'], tables)).toEqual(['Bech', 'Helperknapp'])
})
