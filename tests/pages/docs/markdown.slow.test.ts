import { lexer, type Token, walkTokens } from 'marked'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { guides } from '#server/pages/docs/guides/guide-list'
import { toMarkdown } from '#server/pages/docs/to-markdown'
import { startApp, type TestApp } from '../../support/app.ts'
import { codePaths, copied, countryPaths, guidePaths, operationPaths, readPage } from './every-page.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const read = async (path: string, accept = '*/*'): Promise<{ status: number; type: string; text: string }> => {
  const answer = await fetch(app.url + path, { headers: { Accept: accept } })
  return { status: answer.status, type: answer.headers.get('Content-Type') ?? '', text: await answer.text() }
}

const paths = [...guidePaths, ...operationPaths, ...codePaths.slice(0, 3), ...countryPaths.slice(0, 4)]

describe('each page is there as Markdown', () => {
  test.each(paths.filter(path => path !== '/docs/search'))('%s.md', async path => {
    const { status, type, text } = await read(`${path}.md`)
    expect(status).toBe(200)
    expect(type).toBe('text/markdown; charset=utf-8')
    const [first] = lexer(text)
    expect(first).toMatchObject({ type: 'heading', depth: 1 })
    if (guides.some(guide => guide.path === path)) return
    // Outside of code nothing of the markup is left.
    expect(text.replace(/```.*?```/gs, '').replace(/`[^`\n]*`/g, '')).not.toMatch(/<\/?[a-z]+[ >]|&(lt|gt|amp|quot);/)
    const { html } = await readPage(app.url, path)
    const main = /<main.*<\/main>/s.exec(html)?.[0] ?? ''
    for (const [, code = ''] of main.matchAll(/<pre[^>]*><code>(.*?)<\/code>/gs)) expect(text).toContain(copied(code))
    const cells = [...main.matchAll(/<th scope="row">(.*?)<\/th>/gs)].map(([, cell = '']) =>
      copied(cell).replace(/\s+/g, ' ').trim(),
    )
    const rows = new Set(
      [...text.matchAll(/^\| (.*?) \|/gm)].map(([, cell = '']) =>
        cell
          .replace(/\[([^\]\n]*)\]\([^)\n]*\)/g, '$1')
          .replace(/[`*\\]/g, '')
          .replace(/\s+/g, ' '),
      ),
    )
    for (const cell of cells) if (!/[*\\|]/.test(cell)) expect(rows, cell).toContain(cell)
  })

  test('by `Accept`, where it is liked at least as much as HTML; browsers get HTML', async () => {
    const kind = async (accept: string): Promise<string> =>
      (await read('/docs/estimate', accept)).type.split(';')[0] ?? ''
    expect(await kind('text/markdown')).toBe('text/markdown')
    expect(await kind('text/markdown, text/html;q=0.5')).toBe('text/markdown')
    expect(await kind('text/html,application/xhtml+xml,*/*;q=0.8')).toBe('text/html')
    expect(await kind('text/html, text/markdown;q=0.5')).toBe('text/html')
    expect(await kind('*/*')).toBe('text/html')
    const answer = await fetch(`${app.url}/docs/estimate`)
    expect(answer.headers.get('Vary')).toContain('Accept')
    expect(answer.headers.get('Link')).toBe('</docs/estimate.md>; rel="alternate"; type="text/markdown"')
  })

  test('a page that is not there is a 404 as Markdown too', async () => {
    const { status, type } = await read('/docs/nothing.md')
    expect([status, type]).toEqual([404, 'text/markdown; charset=utf-8'])
  })

  test('a guide has the words of its file, with links as the documentation has them', async () => {
    const { text } = await read('/docs/testing.md')
    expect(text).toContain('[sdk/README.md](/docs/sdk#testing-your-own-code)')
    expect(text).toContain(`--base ${app.url}`)
  })
})

/** All tokens of a text, those in others too. */
const tokensOf = (tokens: readonly Token[]): Token[] => {
  const all: Token[] = []
  void walkTokens([...tokens], token => void all.push(token))
  return all
}

/** Where the links and pictures of a text lead, those in code left out. */
const hrefsOf = (text: string): string[] =>
  tokensOf(lexer(text))
    .flatMap(token => {
      if (token.type === 'link' || token.type === 'image') return [String(token.href)]
      return token.type === 'html' ? [...token.raw.matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, to = '']) => to) : []
    })
    .filter(href => !/^(https?:|mailto:|#)/.test(href))

describe('the links of a guide as Markdown', () => {
  test.each(guides)('of $path lead to what the service has', async ({ path }) => {
    for (const href of hrefsOf((await read(`${path}.md`)).text)) {
      expect(href).toMatch(/^\//)
      expect((await read(href.split('#')[0] ?? '')).status, href).toBe(200)
    }
  })

  test('name the file where it has no page', async () => {
    expect((await read('/docs/embedding.md')).text).toContain(
      'a whole page (`examples/embed/page.html` in the repository)',
    )
  })
})

describe('what is made of markup', () => {
  test.each([
    ['<h2 id="a">A</h2><p>b <code>c</code> <a href="/d">e</a></p>', '## A\n\nb `c` [e](/d)\n'],
    ['<ul>\n<li>a</li>\n<li><p>b</p><p>c</p></li>\n</ul>', '- a\n- b\n  \n  c\n'],
    ['<dl class="facts"><dt>a</dt><dd>b</dd>\n<dt>c</dt><dd>d</dd></dl>', '- a: b\n- c: d\n'],
    [
      '<table><caption>x</caption><thead><tr><th scope="col">a</th><th scope="col">b</th></tr></thead><tbody><tr><th scope="row">c|d</th><td>e<br>f</td></tr></tbody></table>',
      '| a | b |\n| --- | --- |\n| c\\|d | e f |\n',
    ],
    [
      '<figure class="code"><figcaption>curl</figcaption><pre tabindex="0"><code>a &lt;<i>"b"</i></code></pre></figure>',
      'curl:\n\n```\na <"b"\n```\n',
    ],
    ['<details><summary><b>200</b> good</summary><p>a</p></details>', '#### 200 good\n\na\n'],
  ])('%s', (markup, markdown) => {
    expect(toMarkdown(markup)).toBe(markdown)
  })
})

describe('for language models', () => {
  test('/llms.txt lists pages as Markdown that are there', async () => {
    const { text } = await read('/llms.txt')
    const links = [...text.matchAll(/\]\((\/[^)#?]*)[^)]*\)/g)].map(([, path = '']) => path)
    expect(links.filter(path => path.endsWith('.md')).length).toBeGreaterThan(30)
    for (const { path } of guides) expect(links).toContain(`${path}.md`)
    for (const path of links) if (path !== '/mcp') expect((await read(path)).status, path).toBe(200)
  })

  test('/llms-full.txt has every guide, operation and code, each with its address', async () => {
    const { status, type, text } = await read('/llms-full.txt')
    expect([status, type]).toEqual([200, 'text/plain; charset=utf-8'])
    const pages = [...guides.map(({ path }) => path), ...operationPaths, ...codePaths, '/docs']
    for (const path of pages) expect(text, path).toContain(`<!-- ${path} -->`)
    expect(Buffer.byteLength(text)).toBeLessThan(3_000_000)
  })
})
