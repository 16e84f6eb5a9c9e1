import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerWith, ask, inState, unfold, type WidgetWorld, widgetWorld } from '../../support/widget-host.ts'

let world: WidgetWorld
beforeAll(async () => {
  world = await widgetWorld()
})
afterAll(() => world.close())

test('on a small screen what an update leads to is seen, though its button is far below', async () => {
  const { page } = await world.open({ lang: 'en' }, { width: 320, height: 500 })
  await inState(page, 'idle')
  await ask(page)
  await inState(page, 'result')
  const isSeen = (part: string): Promise<boolean> =>
    page.evaluate<boolean>(`(() => {
      const { top, bottom } = document.querySelector('valorem-estimate').shadowRoot.querySelector('${part}').getBoundingClientRect()
      return top < innerHeight && bottom > 0
    })()`)
  await unfold(page, 'refine')
  const update = page.locator('[part~=update]')
  await update.scrollIntoViewIfNeeded()
  expect(await isSeen('[part=value]')).toBe(false)
  await update.click()
  await expect.poll(() => isSeen('[part=value]')).toBe(true)
  await inState(page, 'result')
  const body = { success: false, code: 'unavailable', error: 'Not at the moment.', requestId: 'req_1' }
  await answerWith(page, '/api/v1/estimation', 503, body, { 'Retry-After': '60' })
  await update.scrollIntoViewIfNeeded()
  expect(await isSeen('[part=status]')).toBe(false)
  await update.click()
  await inState(page, 'failed')
  await expect.poll(() => isSeen('[part=status]')).toBe(true)
  await page.close()
})
