import { describe, expect, test } from 'vitest'
import { toPrintBlocks } from '#server/pages/docs/print-blocks'
import { html } from '#server/pages/html'
import { renderTable } from '#server/pages/table'

const printedBlocks = (markup: ReturnType<typeof html>) => toPrintBlocks(markup.toString())

describe('the markup of a page as the blocks of a document', () => {
  test('keeps headings, paragraphs, lists and terms in their order', () => {
    const markup = html`<h2 id="a">First &amp; last</h2>
<p>Some
text with 5\u00a0%.</p>
<ul>
<li>One</li>
<li>Two <em>parts</em></li>
</ul>
<h3>Part</h3>
<dl class="facts">
<dt>Name</dt><dd>Value</dd>
<dt>Other</dt><dd>–</dd>
</dl>
`
    expect(printedBlocks(markup)).toEqual([
      { kind: 'heading', level: 2, text: 'First & last' },
      { kind: 'paragraph', text: 'Some text with 5\u00a0%.' },
      { kind: 'paragraph', text: '• One' },
      { kind: 'paragraph', text: '• Two parts' },
      { kind: 'heading', level: 3, text: 'Part' },
      {
        kind: 'facts',
        rows: [
          { key: 'Name', name: 'Name', value: 'Value', isMissing: false },
          { key: 'Other', name: 'Other', value: '–', isMissing: true },
        ],
      },
    ])
  })

  test('keeps a table with its head, figures at the right', () => {
    const markup = renderTable({
      caption: 'Errors',
      columns: [{ text: 'Field' }, { text: 'Error', isNumber: true }],
      rows: [[html`floor <code>etage</code>`, '5']],
    })
    expect(printedBlocks(markup)).toEqual([
      { kind: 'heading', level: 3, text: 'Errors' },
      {
        kind: 'table',
        key: 'plain',
        head: [{ text: 'Field' }, { text: 'Error', align: 'right' }],
        rows: [{ key: 'floor (etage)', cells: [{ text: 'floor (etage)' }, { text: '5', align: 'right' }] }],
      },
    ])
  })

  test('turns each row of a wide table into facts, with the addresses of its links', () => {
    const columns = ['File', 'Source', 'a', 'b', 'c', 'd'].map(text => ({ text }))
    const address = 'https://example.org/prices'
    const markup = renderTable({
      caption: 'Files',
      columns,
      rows: [[html`prices<br><code>p.csv</code>`, html`<a href="${address}">The office</a>`, '1', '2', '3', '–']],
    })
    const [caption, heading, facts] = printedBlocks(markup)
    expect(caption).toEqual({ kind: 'paragraph', text: 'Files' })
    expect(heading).toEqual({ kind: 'heading', level: 3, text: 'prices · p.csv' })
    expect(facts).toMatchObject({
      kind: 'facts',
      isWhole: true,
      rows: [
        { name: 'Source', value: `The office (${address})`, isMissing: false },
        ...['1', '2', '3'].map((value, index) => ({ name: 'abc'[index], value })),
        { name: 'd', value: '–', isMissing: true },
      ],
    })
  })

  test('replaces signs that no font has, and refuses an element that would be left out', () => {
    expect(printedBlocks(html`<p>1 ∓ √2</p>`)).toEqual([{ kind: 'paragraph', text: '1 ± sqrt 2' }])
    expect(() => printedBlocks(html`<figure>picture</figure>`)).toThrow('No element figure is printed.')
  })
})
