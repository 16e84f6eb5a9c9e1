import { execFile } from 'node:child_process'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { root } from '../architecture/sources.ts'

const planted = `import { expect, onTestFinished, test } from 'vitest'
import { post, startApp } from './app.ts'
const broken = () => { throw new Error('broken for this test') }
test('fails', async () => {
  const app = await startApp({ deps: () => ({ estimate: broken }) })
  onTestFinished(app.close)
  const { status } = await post(app, '/estimation', { commune: 'Mamer', surface: 80 })
  expect(status).toBe(200)
})
test('passes', async () => {
  const app = await startApp()
  onTestFinished(app.close)
  expect((await fetch(app.url + '/health/live')).status).toBe(200)
})
`

test('a red test prints what the service logged during it, and a green one prints nothing', async () => {
  const file = `tests/support/planted-${process.pid}.test.ts`
  onTestFinished(() => rm(join(root, file)))
  await writeFile(join(root, file), planted)
  const { printed, code } = await new Promise<{ printed: string; code: unknown }>(resolve => {
    const args = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', file]
    execFile(process.execPath, args, { cwd: root, env: { ...process.env, NO_COLOR: '1' } }, (error, stdout, stderr) =>
      resolve({ printed: stdout + stderr, code: error?.code }),
    )
  })
  expect(code).toBe(1)
  expect(printed.match(/During this test the service wrote:/g)).toHaveLength(1)
  expect(printed).toContain('broken for this test')
})
