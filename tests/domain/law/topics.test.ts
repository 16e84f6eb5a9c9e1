import { describe, expect, test } from 'vitest'
import { topicCounts, topics, topicsOf } from '#domain/law/topics'
import { tables } from '#languages/derived/question-words'
import { languages } from '#languages/registry'
import { splitWords } from '#languages/word-lists'
import { topicQuestions } from './topic-questions.ts'

const known = languages.filter(code => tables[code])

describe.each(known)('in %s', language => {
  test.each(topics)('a question about %s is known by its words', topic => {
    const question = topicQuestions[language]?.[topic]
    expect(question, 'a question of this language').toBeDefined()
    expect(topicsOf([question ?? ''])[0]).toBe(topic)
  })

  test.each(topics)('each word of %s names it, also between other words', topic => {
    const words = splitWords(tables[language]?.topics?.[topic]).map(word => word.replaceAll('_', ' '))
    expect(words).not.toEqual([])
    const names = (word: string): boolean => topicCounts(`1 ${word.toUpperCase()}, 2`).has(topic)
    expect(words.filter(word => !names(word.trimEnd()) && !names(word))).toEqual([])
  })
})

test('what names no topic is answered with those of most questions', () => {
  expect(topicsOf(['1 234'])).toEqual(['purchase', 'gain', 'vat'])
})

test('a word of two languages counts once', () => {
  expect(topicCounts('TVA').get('vat')).toBe(1)
})

test('of two words that begin alike the longer one counts', () => {
  expect([...topicCounts('Mehrwertsteuer').keys()]).toEqual(['vat'])
  expect([...topicCounts('Mehrwert').keys()]).toEqual(['gain'])
})
