import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Refusal } from '#domain/core/refusal'
import { found, merged, shared } from './commune-name-cases.ts'
import { estimate, prices } from './real-prices.ts'

const placeOf = (commune: string, quartier?: string) => {
  const { reference } = estimate({ commune, surface: 80, ...(quartier === undefined ? {} : { quartier }) })
  return { commune: reference.commune, quartier: reference.quartier }
}

const refusalOf = (commune: string, quartier?: string): Refusal => {
  try {
    placeOf(commune, quartier)
  } catch (refusal) {
    if (refusal instanceof Refusal) return refusal
    throw refusal
  }
  throw new Error(`${commune} was found`)
}

test.each(found.map(([sent, commune, quartier]) => ({ sent, commune, quartier: quartier ?? null })))(
  '$sent is $commune',
  ({ sent, commune, quartier }) => {
    expect(placeOf(sent)).toEqual({ commune, quartier })
  },
)

test.each(merged)('%s is found by the communes that it was made of', (today, former) => {
  expect(former.map(name => placeOf(name).commune)).toEqual(former.map(() => today))
})

test.each(shared)('%s is shared: refused, with every candidate', (sent, candidates) => {
  const { code, details } = refusalOf(sent)
  expect(code).toBe('municipality_not_found')
  expect([...(details.suggestions ?? [])].sort()).toEqual([...candidates].sort())
  for (const candidate of candidates) expect(details.message).toContain(candidate)
})

test('every name and alias in the tables leads to its own commune, and shared ones are exactly those of the list', () => {
  for (const { name, names, aliases } of prices.communes)
    for (const spelling of [name, ...names, ...aliases])
      expect([spelling, placeOf(spelling).commune]).toEqual([spelling, name])
  const ambiguous = new Set(prices.communes.flatMap(({ ambiguousAliases }) => ambiguousAliases))
  expect([...ambiguous].sort()).toEqual(shared.map(([sent]) => sent).sort())
})

test('every name of a district of the capital finds it, as quartier always, as commune unless it is generic', () => {
  const generic = ['Centre', 'Centre-Ville', 'Gare', 'Glacis']
  for (const { commune, name, names } of prices.quartiers.filter(quartier => quartier.commune === 'Luxembourg'))
    for (const spelling of [name, ...names]) {
      expect([spelling, placeOf(commune, spelling).quartier]).toEqual([spelling, name])
      if (!generic.includes(spelling))
        expect([spelling, placeOf(spelling)]).toEqual([spelling, { commune, quartier: name }])
    }
})

test.each(['Centre', 'Centre-Ville', 'Gare', 'Glacis'])('%s is a district of many towns: not found', sent => {
  expect(refusalOf(sent).code).toBe('municipality_not_found')
})

test.each([
  ['Ettelbrik', ['Ettelbruck']],
  // Birtrange, a village of Schieren, is two edits away, Bertrange one.
  ['Bertrnage', ['Bertrange', 'Schieren']],
  ['Howlad', ['Hesperange']],
])('%s is near to a name: not taken, but suggested', (sent, suggestions) => {
  const { code, details } = refusalOf(sent)
  expect(code).toBe('municipality_not_found')
  expect(details.suggestions).toEqual(suggestions)
  for (const name of suggestions) expect(details.message).toContain(name)
})

test('three edits are too many, and names of four letters suggest nothing', () => {
  expect(refusalOf('Ettlbrik').details.suggestions).toEqual([])
  expect(refusalOf('Kaylo').details.suggestions).not.toContain('Kayl')
})

test('a district settles the doubt about a shared name where it can', () => {
  expect(placeOf('Sanem', 'Belval')).toEqual({ commune: 'Sanem', quartier: 'Belval' })
  expect(placeOf('Esch', 'Belval')).toEqual({ commune: 'Esch-sur-Alzette', quartier: 'Belval' })
  expect(placeOf('Belval', 'Soleuvre')).toEqual({ commune: 'Sanem', quartier: 'Soleuvre' })
  expect(refusalOf('Belval', 'Belval').code).toBe('municipality_not_found')
  expect(refusalOf('Belval', 'Kirchberg').code).toBe('municipality_not_found')
})

test('a district sent beside a district of the capital wins over it, unless nobody knows it', () => {
  expect(placeOf('Kirchberg', 'Belair')).toEqual({ commune: 'Luxembourg', quartier: 'Belair' })
  expect(placeOf('Kirchberg', 'Atlantis')).toEqual({ commune: 'Luxembourg', quartier: 'Kirchberg' })
})

test('a generic district settles no doubt', () => {
  expect(refusalOf('Gare', 'Gare').code).toBe('municipality_not_found')
  expect(refusalOf('Centre', 'Glacis').code).toBe('municipality_not_found')
})

test('an unknown district is ignored, a generic one outside the towns of the tables too', () => {
  expect(placeOf('Luxembourg', 'Atlantis')).toEqual({ commune: 'Luxembourg', quartier: null })
  expect(placeOf('Ettelbruck', 'Gare')).toEqual({ commune: 'Ettelbruck', quartier: null })
  expect(placeOf('Luxembourg', 'Gare')).toEqual({ commune: 'Luxembourg', quartier: 'Gare' })
  expect(placeOf('Dudelange', 'Centre')).toEqual({ commune: 'Dudelange', quartier: 'Centre' })
})

test.each(['', ' ', '__proto__', 'constructor', '\u0000\u0007', '🏠🏠', '\ud800', '4011', 'Stad', 'x'.repeat(100)])(
  'the strange name %j is not found, and nothing breaks',
  sent => {
    expect(refusalOf(sent).code).toBe('municipality_not_found')
    expect(placeOf('Mersch', sent)).toEqual({ commune: 'Mersch', quartier: null })
  },
)

test('any text is found or refused with at most ten official names', () => {
  const official = new Set(prices.communes.map(({ name }) => name))
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 100 }),
    fc.constantFrom(...official).map(name => name.slice(1)),
  )
  fc.assert(
    fc.property(text, sent => {
      try {
        expect(official).toContain(placeOf(sent).commune)
      } catch (refusal) {
        if (!(refusal instanceof Refusal)) throw refusal
        const { suggestions = [] } = refusal.details
        expect(suggestions.length).toBeLessThanOrEqual(10)
        for (const name of suggestions) expect(official).toContain(name)
      }
    }),
  )
})
