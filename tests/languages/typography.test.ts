import { describe, expect, test } from 'vitest'
import type { Texts } from '#languages/catalogue'
import { listSubjects } from '#languages/tools/derived'
import { typographies } from '#languages/typography'

// Imprimerie nationale, Lexique des règles typographiques: a narrow space before `; ! ?`, a whole one before `: %` and inside guillemets.
const sentence = 'Prêt : 3,5 % ? « oui »'
const set = 'Prêt\u00a0: 3,5\u00a0%\u202f? «\u00a0oui\u00a0»'

test('French keeps its signs with the words before them; other languages stand as written', () => {
  expect(typographies.french.spaced(sentence)).toBe(set)
  expect(typographies.french.spaced(set)).toBe(set)
  for (const { spaced } of [typographies.german, typographies.english, typographies.portuguese])
    expect(spaced(sentence)).toBe(sentence)
})

/** The texts of a table by their paths. */
const leaves = (table: Texts, path = ''): [path: string, text: string][] =>
  Object.entries(table).flatMap(([key, entry]) =>
    typeof entry === 'string' ? [[`${path}/${key}`, entry]] : leaves(entry, `${path}/${key}`),
  )

describe.each(listSubjects())('the texts of %s', subject => {
  test('have the same spaces in French, and no plain one at which a line could break', async () => {
    const { tables, texts } = (await import(
      new URL(`../../languages/derived/${subject}.ts`, import.meta.url).href
    )) as {
      tables: { fr?: Texts }
      texts: { fr: Texts }
    }
    // A text that French lacks is that of another language.
    const read = new Map(leaves(texts.fr))
    const own = leaves(tables.fr ?? {})
    expect(own.map(([path]) => [path, read.get(path)])).toEqual(
      own.map(([path, text]) => [path, typographies.french.spaced(text)]),
    )
    expect(own.filter(([path]) => / [;:!?%€»]|« /.test(read.get(path) ?? ''))).toEqual([])
  })
})
