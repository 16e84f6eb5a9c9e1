import { describe, expect, test } from 'vitest'
import { Certainty } from '#contract/shared/law'
import { LuxembourgUse, luxembourgReliefKeys } from '#contract/shared/luxembourg-purchase'
import { tables } from '#languages/derived/report'
import { sourceLanguage } from '#languages/registry'
import { reportInput, sampleReports } from '#tests/support/reports'

const { [sourceLanguage]: source, ...translations } = tables

/** Codes of notices that a purchase in Luxembourg gives, seen in these reports and in the rules. */
const noticeCodes = [
  'not_a_tax_assessment',
  'law_not_checked_since',
  'loan_above_price',
  'disbursements_not_included',
  'price_convention_assumed',
  'relief_window_closed',
  'reform_announced',
  'contested_rule',
  'refund_possible',
  'no_effect_here',
]

const answers = Object.values(sampleReports).map(asked => reportInput(asked, 'fr').costs)

describe.each(Object.entries(translations))('the words in %s', (_language, words) => {
  test('are of this language and no copy', () => {
    const same = Object.entries(words).filter(
      ([key, text]) => text === source[key as keyof typeof source] && text.length > 12,
    )
    expect(same).toEqual([])
  })
})

describe('there is a word', () => {
  test('for every notice, use, relief and certainty', () => {
    const asked = [
      ...noticeCodes,
      // Of figures that are adjusted each year; those of aids may become so.
      'indexed_yearly',
      ...LuxembourgUse.options.map(use => `use.${use}`),
      ...luxembourgReliefKeys.map(key => `relief.${key}`),
      ...Certainty.options.map(certainty => `certainty.${certainty}`),
    ]
    expect(asked.filter(key => !Object.hasOwn(source, key))).toEqual([])
  })

  test('for every notice and every default of these reports, which have nearly all of them', () => {
    const codes = new Set(answers.flatMap(({ notices }) => notices.map(({ code }) => code)))
    expect([...codes].filter(code => !noticeCodes.includes(code))).toEqual([])
    // Whether a deed of theirs is after the year of the last check, the next check decides.
    const lasting = noticeCodes.filter(code => code !== 'law_not_checked_since')
    expect(lasting.filter(code => ![...codes].some(found => found === code))).toEqual([])
    const fields = new Set(
      answers.flatMap(({ assumptions }) =>
        assumptions.flatMap(({ field }) => (field === undefined ? [] : [field.replace(/^buyers\[\d+\]\./, '')])),
      ),
    )
    expect([...fields].filter(field => !Object.hasOwn(source, `assumed.${field}`))).toEqual([])
    expect(Object.keys(source).filter(key => key.startsWith('assumed.') && !fields.has(key.slice(8)))).toEqual([])
  })
})
