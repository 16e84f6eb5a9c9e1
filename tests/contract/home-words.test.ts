import { describe, expect, test } from 'vitest'
import { ComputedAid, ListedAid } from '#contract/costs'
import { Adjustment, Estimate, EstimationInput, RangeReason, Reference } from '#contract/estimation'
import { luxembourgLineKeys } from '#contract/shared/luxembourg-purchase'
import { texts as costWords } from '#languages/derived/costs'
import { texts as homeWords } from '#languages/derived/homes'

/** The words of a field that are no synonyms of others and not refused. */
const valuesOf = (field: 'etage' | 'etat' | 'exterieur'): string[] => {
  const [list] = EstimationInput.shape[field].unwrap().options
  return list.options.filter(value => value !== 'maison')
}

describe.each(Object.entries(homeWords))('the words of homes in %s', (_language, words) => {
  test('cover every key of the contract and no other', () => {
    expect(Object.keys(words.adjustments)).toEqual(Adjustment.shape.labelKey.options)
    expect(Object.keys(words.evidence)).toEqual(RangeReason.shape.key.options)
    expect(Object.keys(words.kind)).toEqual(Reference.shape.kind.options)
    expect(Object.keys(words.confiance)).toEqual(Estimate.shape.confiance.options)
    expect(Object.keys(words.completeness)).toEqual(Estimate.shape.completeness.options)
    for (const field of ['etage', 'etat', 'exterieur'] as const)
      expect(Object.keys(words[field])).toEqual(valuesOf(field))
  })

  test('name every field of a home that is no choice of what is estimated, or when', () => {
    const choices = ['typeBien', 'estNeuf', 'valuationDate']
    const fields = Object.keys(EstimationInput.shape).filter(field => !choices.includes(field))
    expect(Object.keys(words.fields)).toEqual(fields)
  })
})

describe.each(Object.entries(costWords))('the words of costs in %s', (_language, { lines, aids }) => {
  test('cover every line and every aid of the contract and no other', () => {
    expect(Object.keys(lines)).toEqual([...luxembourgLineKeys])
    expect(Object.keys(aids).sort()).toEqual([...ComputedAid.shape.key.options, ...ListedAid.shape.key.options].sort())
  })

  test('differ from key to key, and begin with a capital letter', () => {
    for (const list of [Object.values(lines), Object.values(aids)]) {
      expect(new Set(list).size).toBe(list.length)
      for (const word of list) expect(word).toMatch(/^\p{Lu}.+[^.]$/u)
    }
  })
})
