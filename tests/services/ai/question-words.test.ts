import { describe, expect, test } from 'vitest'
import { tables as inputTables } from '#languages/derived/input-words'
import { tables } from '#languages/derived/question-words'
import { languages } from '#languages/registry'
import { splitWords } from '#languages/word-lists'
import { isStatedInWords } from '#server/services/ai/assumed/stated-words'
import { selectIndicatedCalculations } from '#server/services/ai/offered-calculations'

const spoken = (list: string | undefined): string[] => splitWords(list).map(word => word.replaceAll('_', ' '))

describe.each(languages.filter(code => tables[code]))('the words of questions in %s', language => {
  const { calculations = {}, dwelling } = tables[language] ?? {}

  test.each(Object.entries(calculations))('each word of %s offers it', (operation, list) => {
    expect(spoken(list)).not.toEqual([])
    expect(
      spoken(list).filter(word => !selectIndicatedCalculations([word]).some(offered => offered === operation)),
    ).toEqual([])
  })

  test('each word of a dwelling offers the estimate', () => {
    expect(spoken(dwelling)).not.toEqual([])
    expect(spoken(dwelling).filter(word => !selectIndicatedCalculations([word]).includes('estimate'))).toEqual([])
  })
})

describe.each(languages.filter(code => inputTables[code]))('the words of inputs in %s', language => {
  const { choices = {}, truths = {} } = inputTables[language] ?? {}

  test.each(Object.entries(choices))('each word of %s states its value', (field, values) => {
    const unread = Object.entries(values).flatMap(([value, list]) =>
      spoken(list).filter(word => !isStatedInWords(field, value, word)),
    )
    expect(unread).toEqual([])
  })

  test.each(Object.entries(truths))('each word of %s states that it is so', (field, list) => {
    expect(spoken(list).filter(word => !isStatedInWords(field, true, word))).toEqual([])
    expect(isStatedInWords(field, false, list)).toBe(false)
  })
})
