import { execFileSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { isLanguage, languages, sourceLanguage } from '#languages/registry'
import { findMissingTexts, formatMissingTexts } from '#languages/tools/missing'
import { root } from '../architecture/sources.ts'

describe('the texts that a language lacks', () => {
  test('are none of the source, and all of a language that has no folder', async () => {
    expect(await findMissingTexts(sourceLanguage)).toEqual([])
    const all = await findMissingTexts('xx')
    expect(all).toContainEqual({
      file: 'languages/xx/prompts.ts',
      key: ['figuresExample'],
      source: expect.stringContaining('{D4}'),
    })
    expect(formatMissingTexts('xx', all)).toMatch(
      new RegExp(`\\nxx \\(not in languages/registry.ts\\): ${all.length} texts missing`),
    )
  })

  test('are listed language by language without a code', () => {
    const output = execFileSync(process.execPath, ['languages/tools/texts-missing.ts'], { cwd: root, encoding: 'utf8' })
    const named = [...output.matchAll(/^(\w+) \((?:beta|complete)\): \d+ texts missing, in \d+ files$/gm)]
    expect(named.map(([, code]) => code).filter(isLanguage)).toEqual(languages)
  })
})
