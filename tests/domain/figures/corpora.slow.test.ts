import { expect, test } from 'vitest'
import { corpusRows } from '#tests/figures/bars'
import { corpusFile, corpusNames, readCorpus } from '#tests/figures/corpus'
import { generatedCorpus } from '#tests/figures/generated-corpus'

const corpora = [
  ...corpusNames.map(name => [name, readCorpus(corpusFile(name))] as const),
  ['generated', generatedCorpus()] as const,
]

test.each(corpora)('the answers of the corpus %s are judged within the bars', (name, corpus) => {
  const rows = corpusRows(name, corpus)
  expect(rows.some(({ isMet }) => isMet !== undefined)).toBe(true)
  expect(rows.filter(({ isMet }) => isMet === false)).toEqual([])
  expect(new Set(corpus.answers.map(({ id }) => id)).size).toBe(corpus.answers.length)
})
