import { afterAll, beforeAll, expect, test } from 'vitest'
import { examples } from '#contract/examples/recorded'
import { getOperationPath } from '#contract/openapi/operation-path'
import { startApp, type TestApp } from '../../support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ env: { ACCOUNTS: 'off' } })
})
afterAll(() => app.close())

/** Names and statuses of the examples of a page, in their order. */
const readExamples = async (path: string): Promise<[name: string, status: number][]> => {
  const html = await (await fetch(app.url + path, { headers: { Accept: 'text/html' } })).text()
  return [...html.matchAll(/id="example-(\w+)"[^>]*><summary><b>(\d{3})<\/b>/g)].map(([, name = '', status]) => [
    ...([name, Number(status)] as const),
  ])
}

test('the page of private sandboxes begins with a new one, which is 201, and has that of its own key after those', async () => {
  expect((await readExamples(getOperationPath('createSandbox'))).slice(0, 4)).toEqual([
    ...[
      ['made', 201],
      ['ofNewYear', 201],
      ['again', 200],
    ],
    ['wrongFields', 400],
  ])
})

test('good examples of every operation come before its failures, in the order in which they are documented', async () => {
  for (const id of ['estimate', 'fees', 'communes']) {
    const shown = await readExamples(getOperationPath(id))
    const good = shown.filter(([, status]) => status < 300).map(([name]) => name)
    expect(shown.slice(0, good.length).map(([name]) => name)).toEqual(good)
    const documented = (examples[id] ?? []).map(({ name }) => name).filter(name => good.includes(name))
    expect(good).toEqual(documented)
  }
})
