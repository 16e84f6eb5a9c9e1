import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { root } from '../../architecture/sources.ts'

test('importing the element on a server does nothing and fails nowhere', () => {
  const program = `
    import { defineValoremEstimate, ValoremEstimate } from '@valorem/sdk/widget'
    import '@valorem/sdk/widget/react'
    import '@valorem/sdk/widget/vue'
    import '@valorem/sdk/widget/svelte'
    defineValoremEstimate()
    console.log(typeof ValoremEstimate, typeof globalThis.customElements, typeof globalThis.document)`
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: root,
    encoding: 'utf8',
  })
  expect(printed.trim()).toBe('function undefined undefined')
})
