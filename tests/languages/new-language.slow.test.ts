import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { texts as pages } from '#languages/derived/pages'
import { getLanguageRow, isLanguage, languages, sourceLanguage } from '#languages/registry'
import { type Clone, cloneTree } from '../support/clone.ts'

/** Languages that nobody has registered yet, the first of which is. */
const [code = ''] = ['it', 'es', 'nl', 'pl', 'sv'].filter(one => !isLanguage(one))

/** Changes a file of the clone. @throws Error where there is nothing to change. */
const edit = async (clone: Clone, path: string, before: string, after: string): Promise<void> => {
  const file = join(clone.path, path)
  const text = await readFile(file, 'utf8')
  if (!text.includes(before)) throw new Error(`${path} has no ${before}`)
  await writeFile(
    file,
    text.replace(before, () => after),
  )
}

interface Printed {
  accepted: string
  texts: (string | undefined)[]
  label: unknown
}

/** Texts as a program of the clone reads them. */
const printTexts = async (
  clone: Clone,
  codes: readonly string[],
  pageKey: string,
  labelKey: string,
): Promise<Printed> =>
  JSON.parse(await clone.run('node', 'tests/languages/print-texts.ts', codes.join(), pageKey, labelKey))

describe('a language in beta that is one line of the registry', () => {
  let clone: Clone
  beforeAll(async () => {
    clone = await cloneTree()
    const line = `  ${code}: { name: 'Xx', locale: '${code}', tag: '${code}', typography: typographies.portuguese, isBeta: true },\n`
    await edit(clone, 'languages/registry.ts', '} as const satisfies', `${line}} as const satisfies`)
    await clone.runScript('derive')
  })
  afterAll(() => clone.remove())

  test('builds, and no type is wrong', async () => {
    await clone.runScript('build')
    expect(await clone.run('tsc', '-p', '.')).toBe('')
  })

  test('is answered with the texts of another where it is chosen, and is not offered by a header', async () => {
    const { accepted, texts } = await printTexts(clone, [code], 'signIn.title', '')
    expect(accepted).toBe('de')
    expect(texts).toEqual([pages[languages[0]]['signIn.title']])
  })

  test('passes the tests that go over languages', async () => {
    const files = [
      ...['tests/languages', 'tests/contract/derived', 'tests/contract/formats', 'tests/commands/dev-llm-obey'],
      ...['tests/services/ai', 'tests/domain/figures', 'tests/domain/law/topics', 'tests/domain/report'],
      ...['door', 'entry', 'ask/page', 'words', 'back-test/page', 'docs/model'].map(
        name => `tests/pages/${name}.test.ts`,
      ),
    ]
    expect(await clone.run('vitest', 'run', ...files)).toMatch(/Test Files .*\d+ passed/)
  })
})

describe('a text that is written in the source language alone', () => {
  const others = languages.filter(other => other !== sourceLanguage)
  let clone: Clone
  beforeAll(async () => {
    clone = await cloneTree()
    await edit(
      clone,
      `languages/${sourceLanguage}/pages.ts`,
      'words = {',
      "words = {\n  'trial.fresh': 'Fresh words for {name}.',",
    )
    await edit(clone, `languages/${sourceLanguage}/costs.ts`, 'words = {', "words = {\n  freshLabel: 'Fresh label',")
    await clone.runScript('derive')
  })
  afterAll(() => clone.remove())

  test('builds, and no type is wrong', async () => {
    await clone.runScript('build')
    expect(await clone.run('tsc', '-p', '.')).toBe('')
  })

  test('is read in every language, and answers have it in every complete one', async () => {
    const { texts, label } = await printTexts(clone, others, 'trial.fresh', 'freshLabel')
    expect(texts).toEqual(others.map(() => 'Fresh words for {name}.'))
    const complete = languages.filter(other => !getLanguageRow(other).isBeta)
    expect(label).toEqual(Object.fromEntries(complete.map(other => [other, 'Fresh label'])))
  })

  test('is listed as missing, and a release is refused with the languages that lack it', async () => {
    for (const other of others) {
      const list = await clone.runScript('texts:missing', '--', other)
      expect(list).toContain('trial.fresh: "Fresh words for {name}."')
    }
    const refused = await clone.runScript('texts:missing', '--', '--release').then(
      () => '',
      (error: Error & { stdout?: string }) => `${error.message}${error.stdout ?? ''}`,
    )
    for (const other of others.filter(one => !getLanguageRow(one).isBeta))
      expect(refused).toContain(`languages/${other}/pages.ts`)
  })
})
