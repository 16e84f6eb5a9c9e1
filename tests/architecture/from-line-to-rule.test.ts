import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { countryCodes } from '#contract/propcalc/fees/countries'
import { root, sources } from './sources.ts'

interface Line {
  key: string
  basis: string[]
}

/** Every line of every documented answer of the costs of buying. */
const lines = globSync('contract/examples/recorded/{fees,acquisitionCosts}/*.json', { cwd: root }).flatMap(file => {
  const { body } = JSON.parse(readFileSync(join(root, file), 'utf8')) as { body?: { data?: { lines?: Line[] } } }
  return body?.data?.lines ?? []
})

/** Lines by country, each key once, with the law that it cites first. */
const byCountry = Map.groupBy(
  new Map(lines.map(line => [`${line.basis[0]?.slice(0, 2)} ${line.key}`, line])).values(),
  ({ basis }) => basis[0]?.slice(0, 2) ?? '',
)

test('the documented lines of cost are of all covered countries', () => {
  expect([...byCountry.keys()].sort()).toEqual(countryCodes.map(code => code.toLowerCase()).sort())
})

test.each([...byCountry])('in %s the searches of the first page find rule and figure of each line', (country, list) => {
  const inFolder = sources.filter(({ file }) => file.startsWith(`server/domain/law/${country}/`))
  const shared = sources.filter(({ file }) => file.startsWith('server/domain/law/purchase/'))
  const rules = [...inFolder, ...shared].filter(({ file }) => !/\/parameters\/|\/lines\.ts$/.test(file))
  const parameters = inFolder.filter(({ file }) => file.includes('/parameters/'))
  const lost = list.filter(
    ({ key, basis }) =>
      !rules.some(({ text }) => new RegExp(`\\b${key}\\b`).test(text)) ||
      !basis.every(id => parameters.some(({ text }) => text.includes(`'${id}'`))),
  )
  expect(lost).toEqual([])
})
