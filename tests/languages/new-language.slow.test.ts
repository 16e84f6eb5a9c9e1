import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { texts as pages } from '#languages/derived/pages'
import { isLanguage, languages } from '#languages/registry'
import { type Clone, cloneTree } from '../support/clone.ts'
import { isLong } from '../support/long.ts'
import { editClone, printTexts } from './clone-texts.ts'

/** Languages that nobody has registered yet, the first of which is. */
const [code = ''] = ['it', 'es', 'nl', 'pl', 'sv'].filter(one => !isLanguage(one))

describe('a language in beta that is one line of the registry', () => {
  let clone: Clone
  beforeAll(async () => {
    clone = await cloneTree()
    const line = `  ${code}: { name: 'Xx', locale: '${code}', tag: '${code}', typography: typographies.portuguese, isBeta: true },\n`
    await editClone(clone, 'languages/registry.ts', '} as const satisfies', `${line}} as const satisfies`)
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
    const sample = ['tests/languages', 'tests/contract/derived', 'tests/contract/formats', 'tests/domain/report/words']
    const files = [
      ...sample,
      'tests/commands/dev-llm-obey',
      ...['tests/services/ai', 'tests/domain/figures', 'tests/domain/law/topics', 'tests/domain/report'],
      ...['door', 'entry', 'ask/page', 'words', 'back-test/page', 'docs/model'].map(
        name => `tests/pages/${name}.test.ts`,
      ),
    ]
    expect(await clone.run('vitest', 'run', ...(isLong ? files : sample))).toMatch(/Test Files .*\d+ passed/)
  })
})
