import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isLanguage, languages, getLanguageRow, sourceLanguage } from '#languages/registry'
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

/** Prints a value that a program of the clone computes. */
const print = async (clone: Clone, program: string): Promise<string> =>
  (await clone.run('node', '--input-type=module', '--eval', program)).trim()

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
    const program = `
      import { parseAcceptLanguage } from '#languages/accept-language'
      import { texts } from '#languages/derived/pages'
      console.log(JSON.stringify([parseAcceptLanguage('${code}, de;q=0.5'), texts['${code}']['signIn.title'] ?? Object.values(texts['${code}'])[0]]))`
    const [accepted, text] = JSON.parse(await print(clone, program))
    expect(accepted).toBe('de')
    expect(text).toMatch(/\w/)
  })

  test('passes the tests that go over languages', async () => {
    const files = [
      ...['tests/languages', 'tests/contract/derived.test.ts', 'tests/contract/formats.test.ts'],
      ...['tests/services/ai', 'tests/domain/figures', 'tests/domain/law/topics.test.ts', 'tests/domain/report'],
      ...[
        'tests/commands/dev-llm-obey.test.ts',
        'tests/adapters/pdf/drawing.test.ts',
        'tests/pages/entry.test.ts',
      ],
      ...[
        'tests/pages/door.test.ts',
        'tests/pages/entry.test.ts',
        'tests/pages/ask/page.test.ts',
        'tests/pages/words.test.ts',
      ],
      ...['tests/pages/back-test/page.test.ts', 'tests/pages/docs/model.test.ts', 'tests/http/widget.test.ts'],
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
    const program = `
      import { getPageWords } from '#server/pages/words'
      import { tables } from '#languages/derived/costs'
      import { buildLabels } from '#languages/labels'
      const texts = ${JSON.stringify(others)}.map(code => getPageWords(code).text('trial.fresh', { name: 'Ada' }))
      console.log(JSON.stringify({ texts, label: buildLabels(tables).freshLabel }))`
    const { texts, label } = JSON.parse(await print(clone, program))
    expect(texts).toEqual(others.map(() => 'Fresh words for Ada.'))
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
