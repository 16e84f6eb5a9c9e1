import { existsSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { guides, pictures } from '#server/pages/docs/guides/guide-list'
import { resolveLink } from '#server/pages/docs/guides/links'
import { renderMarkdown } from '#server/pages/docs/guides/render-markdown'
import { startApp, type TestApp } from '../../support/app.ts'
import { copied, readPage } from './every-page.ts'

const root = new URL('../../../', import.meta.url)
const textOf = (path: string): string => readFileSync(new URL(path, root), 'utf8')

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

describe('a guide is a file of the repository', () => {
  test.each(guides)('$path has the headings and the code of $file', async ({ path, file }) => {
    const { html } = await readPage(app.url, path)
    const text = textOf(file).replaceAll('http://127.0.0.1:3000', app.url)
    const shown = copied(html)
    const blocks = [...text.matchAll(/^```\w*\n(.*?)^```/gms)].map(([, code = '']) => code.trimEnd())
    for (const code of blocks) expect(shown).toContain(code)
    const headings = [...text.replace(/^ *```.*?^ *```$/gms, '').matchAll(/^##+ (.*)$/gm)].map(
      ([, heading = '']) => heading,
    )
    for (const heading of headings) expect(shown).toContain(heading.replace(/[`*]/g, ''))
  })

  test.each(guides)('an image of the service has $file', ({ file }) => {
    const copies = [...textOf('examples/deploy/Dockerfile').matchAll(/^COPY (?!--)(.*) \S+$/gm)]
    const copiedFiles = copies.flatMap(([, list = '']) => list.split(' '))
    expect(copiedFiles.some(path => file === path || file.startsWith(`${path.replace(/\/$/, '')}/`))).toBe(true)
  })

  test('no file has the path of an operation or of another page', () => {
    const paths = guides.map(({ path }) => path)
    expect(new Set(paths).size).toBe(paths.length)
  })

  test('its pictures are there', async () => {
    for (const [name, file] of Object.entries(pictures)) {
      expect(existsSync(new URL(file, root))).toBe(true)
      const answer = await fetch(`${app.url}/docs/pictures/${name}`)
      expect(answer.headers.get('Content-Type')).toBe('image/png')
      expect(Buffer.from(await answer.arrayBuffer()).equals(readFileSync(new URL(file, root)))).toBe(true)
    }
    for (const name of ['nothing.png', '__proto__', 'constructor.png', '..%2f..%2fpackage.json'])
      expect((await fetch(`${app.url}/docs/pictures/${name}`)).status, name).toBe(404)
    expect((await fetch(`${app.url}/docs/pictures/estimate.png`, { method: 'POST' })).status).toBe(405)
  })
})

describe('links of files', () => {
  test.each([
    ['../sdk/README.md#testing-your-own-code', 'examples/TESTING.md', { href: '/docs/sdk#testing-your-own-code' }],
    ['golden/', 'examples/TESTING.md', { href: '/docs/golden-cases' }],
    ['page.html', 'examples/embed/README.md', { file: 'examples/embed/page.html' }],
    ['/docs/limits', 'CHANGELOG.md', { href: '/docs/limits' }],
    ['#retries', 'sdk/README.md', { href: '#retries' }],
    ['https://mswjs.io', 'sdk/README.md', { href: 'https://mswjs.io' }],
    ['javascript:alert(1)', 'sdk/README.md', { file: 'sdk/javascript:alert(1)' }],
  ])('%s in %s', (href, file, target) => {
    expect(resolveLink(href, file)).toEqual(target)
  })
})

describe('Markdown', () => {
  const view = (text: string): string => renderMarkdown(text, 'sdk/README.md').main.toString()

  test.each([
    '<script>alert(1)</script>',
    'a <script>alert(1)</script> b',
    '<img src="x" onerror="alert(1)">',
    '[a](javascript:alert(1))',
    '<a href="javascript:alert(1)">b</a>',
    '| <b onclick="x"> |\n|---|\n| <iframe src="x"> |',
    '```html\n<script>alert(1)</script>\n```',
    '![<script>](x.png "<script>")',
  ])('%j brings no markup of its own', text => {
    expect(view(text)).not.toMatch(/<(script|iframe|img|b)\b|href="javascript|onerror=|onclick="/)
  })

  test('says each thing as a page says it', () => {
    expect(view('# One\n\n## Two `x`\n\ntext **b** *i* `c <d>`')).toBe(
      '<h2 id="two-x"><a class="place" href="#two-x">Two <code>x</code></a></h2>\n<p>text <strong>b</strong> <em>i</em> <code>c &lt;d&gt;</code></p>\n',
    )
    expect(view('- a\n- b\n\n3. c')).toBe('<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n<ol start="3">\n<li>c</li>\n</ol>\n')
  })

  test('gives a heading that comes again a place of its own', () => {
    expect(renderMarkdown('## A\n\n## A\n\n## A', 'CHANGELOG.md').headings.map(({ place }) => place)).toEqual([
      ...['a', 'a-1', 'a-2'],
    ])
  })
})
