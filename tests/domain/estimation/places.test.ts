import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { places } from '#domain/estimation/places'
import { communeOf, estimate, prices } from './real-prices.ts'

const { communes } = places(prices)
const named = (name: string) => communes.find(commune => commune.name === name)

/** The first cells of the table, which hold no comma: name and canton. */
const rows = readFileSync(join(import.meta.dirname, '../../../server/data/communes.csv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map(line => line.split(',').slice(0, 7))

describe('the places of the tables', () => {
  test('are the 100 municipalities of the country, in French alphabetical order', () => {
    const names = communes.map(({ name }) => name)
    expect(names).toHaveLength(100)
    expect(new Set(names)).toEqual(new Set(rows.map(([name]) => name)))
    expect(names).toEqual(names.toSorted(new Intl.Collator('fr').compare))
    expect(names.indexOf('Pétange')).toBeLessThan(names.indexOf('Préizerdaul'))
  })

  test('have the canton and the three names of their row', () => {
    for (const [name = '', canton, fr, de, lb] of rows)
      expect(named(name), name).toMatchObject({ canton, names: { fr, de, lb } })
  })

  test('list every locality of both columns once, without the bracket that tells two apart', () => {
    for (const [name = '', , , , , aliases = '', shared = ''] of rows) {
      const cells = [...aliases.split(';'), ...shared.split(';')].filter(cell => cell.trim() !== '')
      const written = cells.map(cell => cell.trim().replace(/ \(.*/, ''))
      expect(named(name)?.localities, name).toEqual([...new Set(written)])
    }
    expect(named('Beckerich')?.localities).toContain('Elvange')
    expect(named('Schengen')?.localities).toContain('Elvange')
  })

  test('say of the capital alone that a district refines', () => {
    expect(communes.filter(({ quartierRefines }) => quartierRefines).map(({ name }) => name)).toEqual(['Luxembourg'])
    expect(named('Bech')?.quartiers).toEqual([])
  })

  test('take of several names of a district the first, and its official name where a cell is blank', () => {
    const city = named('Luxembourg')?.quartiers ?? []
    expect(city.find(({ name }) => name === 'Bonnevoie-Sud')?.names).toEqual({
      fr: 'Bonnevoie-Sud',
      de: 'Bonneweg-Süd',
      lb: 'Bouneweg-Süd',
    })
    const [made] = places({
      communes: [communeOf({ name: 'Mamer' })],
      quartiers: [{ commune: 'Mamer', name: 'Capellen', names: [], luxembourgish: 'Capellen-Gare' }],
    }).communes
    expect(made?.quartiers).toEqual([
      { name: 'Capellen', names: { fr: 'Capellen', de: 'Capellen', lb: 'Capellen-Gare' } },
    ])
  })

  test('hold no price', () => {
    expect(JSON.stringify(communes)).not.toMatch(/\d{4}/)
  })
})

describe('what a form offers is understood by the estimation', () => {
  const owners = new Map<string, string[]>()
  for (const { name, localities } of communes)
    for (const locality of localities) owners.set(locality, [...(owners.get(locality) ?? []), name])

  test.each(communes.map(({ name }) => name))('%s', name => {
    expect(estimate({ commune: name, surface: 80 }).reference.commune).toBe(name)
    for (const locality of named(name)?.localities ?? [])
      if (owners.get(locality)?.length === 1 && named(locality) === undefined)
        expect(estimate({ commune: locality, surface: 80 }).reference.commune, locality).toBe(name)
    for (const { name: quartier } of named(name)?.quartiers ?? [])
      expect(estimate({ commune: name, quartier, surface: 80 }).reference, quartier).toMatchObject({
        commune: name,
        quartier,
      })
  })
})
