import { expect, test } from 'vitest'
import { languages } from '#languages/registry'
import { renderLetter } from '#server/adapters/mail/written-letter'
import { getPageWords } from '#server/pages/words'

const cases = languages.flatMap(locale => (['free', 'pro', 'enterprise'] as const).map(tier => [locale, tier] as const))

test.each(cases)('in %s the letter about a key calls the tier %s as the pages do', (locale, tier) => {
  const { text: word } = getPageWords(locale)
  const { text } = renderLetter({
    kind: 'emailOfKeyCreated',
    to: 'ada@agency.example',
    locale,
    link: 'http://127.0.0.1:3000/account/keys',
    values: { name: 'Website', tier, address: '192.0.2.0' },
  })
  expect(text).toContain(` (${word(`plan.${tier}`)})`)
})
