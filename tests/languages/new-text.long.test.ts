import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getLanguageRow, languages, sourceLanguage } from '#languages/registry'
import { type Clone, cloneTree } from '../support/clone.ts'
import { editClone, printTexts } from './clone-texts.ts'

describe('a text that is written in the source language alone', () => {
  const others = languages.filter(other => other !== sourceLanguage)
  let clone: Clone
  beforeAll(async () => {
    clone = await cloneTree()
    await editClone(
      clone,
      `languages/${sourceLanguage}/pages.ts`,
      'words = {',
      "words = {\n  'trial.fresh': 'Fresh words for {name}.',",
    )
    await editClone(
      clone,
      `languages/${sourceLanguage}/costs.ts`,
      'words = {',
      "words = {\n  freshLabel: 'Fresh label',",
    )
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
