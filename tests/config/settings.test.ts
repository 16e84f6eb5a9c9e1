import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { resolveTierLimits } from '#server/access/tiers'
import { Environment } from '#server/config/configuration'
import { updateProviderSettings } from '#server/config/free-provider-settings'
import { root } from '../architecture/sources.ts'

const page = readFileSync(join(root, 'server/SETTINGS.md'), 'utf8')

/** The rows of the page: variable, default, unit, meaning. */
const rows = [...page.matchAll(/^\| `([A-Z_]+)` \| (?:`([^`]*)`|–) \| ([^|]*) \| ([^|]*) \|$/gm)].map(
  ([, name = '', usual, unit = '', meaning = '']) => ({ name, usual, unit, meaning }),
)

const { shape } = Environment
const variables = Object.keys(shape) as (keyof typeof shape)[]

describe('the page of settings', () => {
  test('has every variable that the service reads, once, and no other', () => {
    expect(rows.map(({ name }) => name).sort()).toEqual([...variables].sort())
  })

  test('says a unit and a meaning of each', () => {
    expect(rows.filter(({ unit, meaning }) => unit.trim() === '' || meaning.length < 8)).toEqual([])
  })

  test('has the rows of the providers as their table gives them', () => {
    expect(page).toContain('`GROQ_API_KEY`')
    expect(updateProviderSettings(page)).toBe(page)
  })

  test.each(variables)('has the default of %s', variable => {
    const value = shape[variable].safeParse(undefined).data
    const printed = typeof value === 'object' ? JSON.stringify(value) : value?.toString()
    expect(rows.find(({ name }) => name === variable)?.usual).toBe(printed)
  })

  test('names the words of each list, and no others', () => {
    for (const variable of variables) {
      const refused = shape[variable].safeParse('no word of any list').error?.issues[0]?.message ?? ''
      const [, words] = refused.match(/^must be one of: (.*)$/) ?? []
      if (words === undefined) continue
      const unit = rows.find(({ name }) => name === variable)?.unit ?? ''
      expect([variable, [...unit.matchAll(/`([^`]+)`/g)].map(([, word]) => word).sort()]).toEqual([
        variable,
        words.split(', ').sort(),
      ])
    }
  })

  test.each(Object.entries(resolveTierLimits()))('has the limits of the tier %s', (tier, { perMinute, perDay }) => {
    const [, minute, day] =
      page.match(new RegExp(`^\\| ${tier}(?: \\(shared\\))? \\| ([^|]*) \\| ([^|]*) \\|$`, 'm')) ?? []
    const printed = perDay === undefined ? 'no limit' : perDay.toLocaleString('en').replaceAll(',', ' ')
    expect([minute, day]).toEqual([String(perMinute), printed])
  })
})
