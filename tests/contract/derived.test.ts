import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { derivedFiles } from '#contract/openapi/derived-files'
import { languageFiles } from '#languages/tools/derived'
import { calculatorTextFiles } from '../../sdk/elements/build/calculator-texts.ts'
import { widgetTextFiles } from '../../sdk/elements/build/widget-texts.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const files = { ...languageFiles(), ...derivedFiles(), ...widgetTextFiles(), ...calculatorTextFiles() }

test.each(Object.entries(files))(
  '%s is what the contract and the languages print; otherwise run `npm run derive`',
  (path, text) => {
    expect(readFileSync(`${root}${path}`, 'utf8')).toBe(text)
  },
)

test('nothing else is where derived files are', () => {
  const found = globSync(['sdk/src/derived/**/*.*', 'languages/derived/**/*.*'], { cwd: root })
  expect(found.filter(path => !(path in files))).toEqual([])
  expect(Object.keys(files).length).toBeGreaterThan(found.length)
})
