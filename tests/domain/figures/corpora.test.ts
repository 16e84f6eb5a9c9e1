import { expect, test } from 'vitest'
import { corpusRows } from '#tests/figures/bars'
import { corpusFile, corpusNames, readCorpus } from '#tests/figures/corpus'

test.each(corpusNames)('the answers of the corpus %s are judged within the bars', name => {
  const corpus = readCorpus(corpusFile(name))
  const rows = corpusRows(name, corpus)
  expect(rows.some(({ isMet }) => isMet !== undefined)).toBe(true)
  expect(rows.filter(({ isMet }) => isMet === false)).toEqual([])
  expect(new Set(corpus.answers.map(({ id }) => id)).size).toBe(corpus.answers.length)
})
