import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getOperationPath } from '#contract/openapi/operation-path'
import { operations } from '#contract/openapi/operations'
import { errorCodes, errors } from '#contract/shared/errors'
import { selectErrorClass } from '../../../sdk/src/errors.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import {
  codePaths,
  copied,
  countryPaths,
  fieldsOf,
  fileGuidePaths,
  guidePaths,
  nestingFaults,
  operationPaths,
  type ReadPage,
  readPage,
} from './every-page.ts'

let app: TestApp
const pages = new Map<string, ReadPage>()
const paths = [...guidePaths, ...operationPaths, ...codePaths, ...countryPaths]

beforeAll(async () => {
  app = await startApp()
  for (const path of paths) pages.set(path, await readPage(app.url, path))
})
afterAll(() => app.close())

const pageAt = (path: string): ReadPage => {
  const page = pages.get(path)
  if (!page) throw new Error(`No page was read at ${path}.`)
  return page
}

/** Most bytes of a page, a tenth above what it has; what an operation takes and answers stands on one. */
const bytesMax = (path: string): number => {
  // A conversation has sixteen calculations, each with its inputs.
  if (path === '/docs/chat') return 210 * 1024
  // Each parameter has its figure, first day, certainty and article there, in Luxembourg under each line too.
  if (/^\/docs\/law\/[A-Z]{2}$/.test(path)) return 126 * 1024
  // What a validator asks for: each canton, year, parameter and file.
  if (path === '/docs/model') return 113 * 1024
  // All that has changed since 1.0; the page is read once a release.
  if (path === '/docs/changes') return 92 * 1024
  // The verdict of a back-test with its groups is the longest answer.
  return (operationPaths.includes(path) ? 150 : 80) * 1024
}

describe('every page', () => {
  test.each(paths)('%s is there, with one heading, within its bytes', path => {
    const { status, html } = pageAt(path)
    expect(status).toBe(200)
    expect(html.match(/<h1>/g)).toHaveLength(1)
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(bytesMax(path))
    expect(gzipSync(html).length).toBeLessThanOrEqual(['/docs/chat', '/docs/changes'].includes(path) ? 34_000 : 30_000)
  })

  test.each(paths)('%s is HTML whose parts close where they should, each id once', path => {
    const { html } = pageAt(path)
    expect(nestingFaults(html)).toEqual([])
    expect(html).not.toMatch(/\]\(\/|\*\*/) // links and weight as Markdown writes them
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  test('would not pass with a paragraph that holds a list, or with a part that stays open', () => {
    expect(nestingFaults('<p>one<ul><li>two</li></ul></p>')).toEqual(['ul in p'])
    expect(nestingFaults('<div><b>one</div>')).toEqual(['/div closes b'])
  })

  test('leads only to pages and places that are there', async () => {
    const idsAt = new Map<string, Set<string>>()
    const idsOf = async (path: string): Promise<Set<string>> => {
      const known = idsAt.get(path)
      if (known) return known
      const page = pages.get(path) ?? (await readPage(app.url, path))
      expect(page.status, path).toBe(200)
      const ids = new Set([...page.html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? ''))
      idsAt.set(path, ids)
      return ids
    }
    const links = new Set(
      [...pages.values()].flatMap(({ path, html }) =>
        // Code shows links of other pages.
        [...html.replace(/<pre.*?<\/pre>/gs, '').matchAll(/(?:href|src)="((?:\/|#)[^"]*)"/g)].map(([, href = '']) =>
          href.startsWith('#') ? path + href : href,
        ),
      ),
    )
    expect(links.size).toBeGreaterThan(paths.length)
    for (const link of links) {
      const [path = '', place] = link.split('#')
      const ids = await idsOf(path)
      if (place !== undefined) expect(ids.has(place), link).toBe(true)
    }
  })
})

describe('the page of an operation', () => {
  test.each(operations.map(({ id }) => id))('%s names every field, status and code of its', id => {
    const operation = operations.find(one => one.id === id)
    // Where fields and rules differ by country, those of one country are on its page.
    const ofCountries = countryPaths.filter(path => path.startsWith(`/docs/${id}/`))
    const html = [getOperationPath(id), ...ofCountries].map(path => pageAt(path).html).join('\n')
    const text = copied(html)
    expect(text).toContain(operation?.path)
    const heads = [...html.matchAll(/<tr[^>]*><th scope="row">(.*?)<\/th>/g)].map(([, head = '']) => copied(head))
    for (const status of Object.keys(operation?.responses ?? {})) expect(heads).toContain(status)
    const named = new Set(heads.map(head => head.split(/[.[]/).findLast(part => !['', ']', '*'].includes(part))))
    expect(fieldsOf(id).filter(name => !named.has(name))).toEqual([])
    for (const { code, fields } of operation?.access.rules ?? []) {
      expect(text).toContain(code)
      for (const field of fields) expect(text).toContain(field)
    }
  })

  test('of `estimate` says what each field may be', () => {
    expect(fieldsOf('estimate')).toEqual(expect.arrayContaining(['classeEnergie', 'data', 'estimationCentrale']))
    const { html } = pageAt('/docs/estimate')
    const row = (name: string): string =>
      copied(html.split('<tr').find(part => part.includes(`<th scope="row">${name}</th>`)) ?? '')
    expect(row('surface')).toMatch(/number · m² · 1 to 10000 required.*Living area/s)
    expect(row('classeEnergie')).toContain('A B C D E F G NC')
    expect(row('data.estimationCentrale')).toContain('number')
    expect(row('data.reference.basePriceM2')).not.toBe('')
  })

  test('says in words who may call it and how a call is counted', () => {
    const factsOf = (id: string): string =>
      copied(/<dl class="facts">.*?<\/dl>/s.exec(pageAt(getOperationPath(id)).html)?.[0] ?? '')
    expect(factsOf('estimationReport')).toMatch(
      /or a signed-in owner or administrator of an organisation.*a day that this/s,
    )
    for (const id of ['analyze', 'chat']) expect(factsOf(id)).toMatch(/a day that commentaries and conversations share/)
    for (const { id, access } of operations)
      expect(factsOf(id)).not.toMatch(new RegExp(`Counts as${access.quota}|organisationAdmin`))
  })

  test('names lists as lists of many', () => {
    for (const path of operationPaths)
      expect(pageAt(path).html).not.toMatch(/YYYY-MM-DDs|nulls|array of (string|number|object|array|day)\b/)
  })

  test('leads from each basis in its examples to the parameter', () => {
    const { html } = pageAt('/docs/fees')
    expect(html).toContain('<a href="/docs/law/fr.transfer.departmentRate">fr.transfer.departmentRate</a>')
  })
})

describe('the page of a code', () => {
  test.each(errorCodes)('%s has its parts, and no script but that of all pages', code => {
    const { html } = pageAt(`/docs/errors/${code}`)
    expect(html).toContain(`<title>${code} · Valorem</title>`)
    expect(html).toContain(`<h1>${code}</h1>`)
    for (const id of ['status', 'cause', 'remedy', 'example', 'sdk', 'try']) expect(html).toContain(`<h2 id="${id}">`)
    expect(html.match(/<script[^>]*>/g)).toEqual(['<script src="/pages/docs.js" defer>'])
    expect(html).toContain(`<code>${selectErrorClass(errors[code].status, code).name}</code>`)
    expect(copied(html)).toContain(copied(errors[code].cause.replaceAll('`', '')))
  })

  test.each(errorCodes)('the cause of %s is one to three sentences', code => {
    const sentences = errors[code].cause.split(/[.!?](?= [A-Z]|$)/).filter(text => text.trim() !== '')
    expect(sentences.length).toBeGreaterThanOrEqual(1)
    expect(sentences.length).toBeLessThanOrEqual(3)
  })

  test('of a wrong request lists the finer codes of all rules', () => {
    const { html } = pageAt('/docs/errors/invalid_request')
    const codes = operations.flatMap(({ access }) => access.rules.map(({ code }) => code))
    expect(codes.length).toBeGreaterThan(50)
    for (const code of codes) expect(html).toContain(`<tr id="${code}">`)
  })
})

describe('where there is no page', () => {
  test.each([
    ['/docs/nothing', 'href="/docs/estimate"'],
    ['/docs/errors/nothing', 'href="/docs/errors/rate_limited"'],
    ['/docs/law/xx.nothing', 'href="/docs/law/LU"'],
    ['/docs/law/lu', 'href="/docs/law/LU"'],
    ['/docs/fees/XX', 'href="/docs/fees"'],
    ['/docs/%3Cscript%3E', 'href="/docs/fees"'],
    ['/docs/errors/__proto__', 'href="/docs/errors/internal"'],
    ['/docs/law/%22%3E%3Cscript%3E', 'href="/docs/law/'],
  ])('%s is a 404 that lists what there is', async (path, link) => {
    const { status, html } = await readPage(app.url, path)
    expect(status).toBe(404)
    expect(html).toContain(link)
    expect(html.match(/<script/g) ?? []).toHaveLength(1)
  })

  test('no operation has the name of a guide or of a file', () => {
    for (const { id } of operations) expect(id).not.toMatch(/^(errors|scenarios|law|limits|model|search|pictures)$|\./)
  })
})

test('every failure names a page that is there', async () => {
  const answer = await fetch(`${app.url}/api/v1/estimation`, { method: 'POST' })
  const { code, docs } = (await answer.json()) as { code: string; docs: string }
  expect(docs).toBe(`/docs/errors/${code}`)
  expect((await fetch(app.url + docs)).status).toBe(200)
})

test('the lines of the pages name this service, or the one that the settings name', async () => {
  expect(pageAt('/docs').html).toContain(`curl '${app.url}/api/v1/estimation'`)
  const other = await startApp({ env: { PUBLIC_URL: 'https://api.valorem.example', SANDBOX: 'off', ACCOUNTS: 'off' } })
  const { html } = await readPage(other.url, '/docs')
  expect(html).toContain("curl 'https://api.valorem.example/api/v1/estimation'")
  expect(html).toContain('X-API-Key: YOUR_KEY')
  expect(html).not.toContain('vk_sandbox')
  await other.close()
})

test('where the sandbox key is off no page asks for a failure on demand, and those about them say so', async () => {
  const off = await startApp({ env: { SANDBOX: 'off' } })
  // The guides are files, and say what a service with the key does.
  for (const path of paths.filter(one => !one.startsWith('/docs/law') && !fileGuidePaths.includes(one))) {
    const { html } = await readPage(off.url, path)
    expect(copied(html), path).not.toContain("-H 'X-Sandbox-Scenario")
    if (path === '/docs/scenarios' || codePaths.includes(path))
      expect(html, path).toContain('The sandbox key of this service is off')
  }
  await off.close()
})

test('the package of foreign pages is gone', () => {
  expect(readFileSync(new URL('../../../package-lock.json', import.meta.url), 'utf8')).not.toMatch(/scalar\/|vue-demi/)
})
