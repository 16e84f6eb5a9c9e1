import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { docsScripts } from '../../../server/pages/build/docs-scripts.ts'

test('the scripts of the documentation are those of their sources', async () => {
  const scripts = await docsScripts()
  for (const [path, text] of Object.entries(scripts))
    expect(readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8'), path).toBe(text)
  const [page = '', trial = ''] = Object.values(scripts)
  // Neither carries what makes markup, nor anything of the contract.
  for (const text of [page, trial]) expect(text).not.toMatch(/innerHTML|eval\(|<\/script/)
})
