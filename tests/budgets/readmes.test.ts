import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { budgets } from '../../budgets/table.ts'
import { root } from '../architecture/sources.ts'

const formatBudget = (name: keyof typeof budgets): string => `at most ${budgets[name] / 1024} KiB`

test.each([
  ['sdk/README.md', `one of CommonJS beside it, ${formatBudget('@valorem/sdk')} gzipped`],
  ['sdk/README.md', `are ${formatBudget('@valorem/sdk, a part loaded later')} more each`],
  ['sdk/README.md', `The entry weighs ${formatBudget('@valorem/sdk/local')} gzipped`],
  ['sdk/README.md', `(${formatBudget('<valorem-estimate>, a language')} gzipped); a bundler`],
  ['sdk/README.md', `It weighs ${formatBudget('@valorem/sdk/react')} gzipped`],
  ['sdk/README.md', `It weighs ${formatBudget('@valorem/sdk/node')} gzipped.`],
  ['sdk/README.md', `(${formatBudget('@valorem/sdk/webhooks')} gzipped, no client with it)`],
  ['examples/embed/README.md', `with its texts ${formatBudget('<valorem-estimate> for one visitor')} gzipped`],
  ['examples/embed/README.md', `(${formatBudget('<valorem-estimate>, a language')} gzipped) while`],
  ['examples/embed/README.md', `${formatBudget('calculators, one for one visitor')} gzipped for one`],
  ['examples/embed/README.md', `${formatBudget('all elements for one visitor')} for\nall four elements`],
])('%s says %s', (file, sentence) => {
  expect(readFileSync(`${root}${file}`, 'utf8')).toContain(sentence)
})
