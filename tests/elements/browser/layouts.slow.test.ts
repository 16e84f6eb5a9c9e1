import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask, inState, twoLines, type WidgetWorld, widgetWorld } from '../../support/widget-host.ts'

let world: WidgetWorld
beforeAll(async () => {
  world = await widgetWorld()
})
afterAll(() => world.close())

/** Where the element stands in pages: the page around it, in which `ELEMENT` is its place, and how wide it is at least there. */
const layouts: readonly [where: string, around: string, wide?: number][] = [
  ['in the text of a page', 'ELEMENT'],
  ['a dialog', '<dialog id="modal">ELEMENT</dialog><script>modal.showModal()</script>'],
  [
    'a dialog with room of its own',
    '<dialog id="modal" style="padding:0;border:0">ELEMENT</dialog><script>modal.showModal()</script>',
  ],
  ['a popover', '<div id="pop" popover>ELEMENT</div><script>pop.showPopover()</script>'],
  [
    'a popup in the middle of the window',
    '<div style="position:fixed;top:50%;left:50%;transform:translate(-50%,-50%);max-width:min(600px,100%)">ELEMENT</div>',
  ],
  ['a popup at a corner', '<div style="position:fixed;right:0;bottom:0;max-height:100%;overflow:auto">ELEMENT</div>'],
  ['an item of a flex row', '<div style="display:flex">ELEMENT</div>'],
  [
    'an item of a flex row that is centred',
    '<div style="display:flex;justify-content:center;align-items:center">ELEMENT</div>',
  ],
  [
    'an item of a flex column that is centred',
    '<div style="display:flex;flex-direction:column;align-items:center">ELEMENT</div>',
  ],
  ['an item of a grid that is centred', '<div style="display:grid;place-items:center">ELEMENT</div>'],
  [
    'a flex row that wraps, beside a picture',
    '<div style="display:flex;flex-wrap:wrap;gap:1rem"><div style="width:300px;height:200px;background:gray"></div><div>ELEMENT</div></div>',
    300,
  ],
  ['an inline block', '<div style="display:inline-block">ELEMENT</div>'],
  [
    'an inline block that is centred',
    '<div style="text-align:center"><div style="display:inline-block">ELEMENT</div></div>',
  ],
  ['a float', '<div style="float:left">ELEMENT</div><p>Beside it</p>'],
  [
    'an absolute box',
    '<div style="position:relative;height:900px"><div style="position:absolute;top:0;left:0">ELEMENT</div></div>',
  ],
  ['a cell of a table', '<table><tbody><tr><td style="padding:0">ELEMENT</td></tr></tbody></table>'],
  ['a box as wide as what it holds', '<div style="width:fit-content;margin:auto">ELEMENT</div>'],
  ['a sidebar of 240 px', '<div style="width:240px">ELEMENT</div>', 240],
]

const measured = `(() => {
  const host = document.querySelector('valorem-estimate')
  const { width, left, right } = host.getBoundingClientRect()
  const inside = [...host.shadowRoot.querySelectorAll('*')].filter(one => one.checkVisibility() && !one.closest('.u'))
  const own = [...host.shadowRoot.querySelectorAll('.c')][0].getBoundingClientRect()
  const around = host.closest('dialog, [popover]')
  return {
    width,
    cut: left < 0 || right > innerWidth + 0.5,
    scrolls: document.documentElement.scrollWidth > innerWidth || (around ? around.scrollWidth > around.clientWidth : false),
    over: inside.filter(one => one.getBoundingClientRect().right > own.right + 0.5).map(one => one.outerHTML.slice(0, 80)),
  }
})()`

describe.each([
  [1000, 560],
  [360, 280],
])('in a window of %i px', (width, usual) => {
  test.each(layouts)('%s: wide enough to read, with nothing cut off', async (_where, around, wide = usual) => {
    const head = '<style>body{margin:0}main{padding:0}</style>'
    const body = around.replace('ELEMENT', () => twoLines(world.app.url, world.key))
    const { page } = await world.open({ head, body }, { width })
    const check = async (): Promise<void> => {
      const now = await page.evaluate<{ width: number }>(measured)
      expect(now).toMatchObject({ cut: false, scrolls: false, over: [] })
      expect(now.width).toBeGreaterThanOrEqual(Math.min(wide, usual))
    }
    await inState(page, 'idle')
    await check()
    await ask(page)
    await inState(page, 'result')
    await check()
    await page.close()
  })
})

test('in a cell of a table next to one with a long text it keeps a width that can be read', async () => {
  const cells = `<td style="padding:0">${twoLines(world.app.url, world.key)}</td><td>${'Our agency sells homes. '.repeat(40)}</td>`
  const body = `<table><tbody><tr>${cells}</tr></tbody></table>`
  const { page } = await world.open({ body }, { width: 360 })
  await inState(page, 'idle')
  const now = await page.evaluate<{ width: number; over: string[] }>(measured)
  expect(now.width).toBeGreaterThanOrEqual(240)
  expect(now.over).toEqual([])
  await page.close()
})
