import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { shownText, type WidgetWorld, widgetWorld } from '../../support/widget-host.ts'
import { accepted, open, refused, send, service, withResult } from './service-leads.ts'

let world: WidgetWorld
beforeAll(async () => {
  world = await widgetWorld()
})
afterAll(() => world.close())

describe('a contact that is refused, or whose home was changed,', () => {
  test('that the service refuses for a field is told at the field, and sent once that is mended', async () => {
    const names: string[] = []
    const { page, findings } = await withResult(world, service, async route => {
      const { id, contact } = route.request().postDataJSON()
      names.push(contact.name)
      const issues = [{ path: 'contact.name', code: 'invalid_format', message: 'must not contain < or >' }]
      if (names.length === 1)
        return route.fulfill({ status: 400, headers: open, json: { ...refused('invalid_input'), issues } })
      await route.fulfill({ status: 201, headers: open, json: accepted(id) })
    })
    await send(page)
    await page.getByText('Write only your name, without an address.').first().waitFor()
    expect(await page.evaluate(`document.querySelector('valorem-estimate').shadowRoot.activeElement.id`)).toBe(
      'lead-name',
    )
    expect(await shownText(page)).not.toContain('Your request did not go out.')
    expect(await findings()).toEqual([])
    await page.locator('#lead-name').fill('Ada Lovelace <ada@example.org>')
    await page.locator('[part~=send]').click()
    await page.getByText('Thanks, Agence Belair will be in touch.').waitFor()
    expect(names).toEqual(['Ada', 'Ada Lovelace'])
    await page.close()
  })

  test('for a home that was changed after its estimate is sent with the changed home, which is estimated first', async () => {
    const homes: unknown[] = []
    const { page } = await withResult(world, service, async route => {
      const { id, home } = route.request().postDataJSON()
      homes.push(home)
      await route.fulfill({ status: 201, headers: open, json: accepted(id) })
    })
    const before = await page.locator('[part~=result]').innerText()
    await page.locator('[part~=change]').click()
    await page.locator('#surface').fill('140')
    await send(page)
    await page.getByText('Thanks, Agence Belair will be in touch.').waitFor()
    expect(homes).toEqual([{ commune: 'Mamer', surface: 140 }])
    expect(await page.locator('[part~=result]').innerText()).not.toBe(before)
    await page.close()
  })

  test('for a home whose change is not possible is not sent; the form says what is wrong', async () => {
    const homes: unknown[] = []
    const { page } = await withResult(world, service, async route => {
      homes.push(route.request().postDataJSON().home)
      await route.fulfill({ status: 201, headers: open, json: accepted('x') })
    })
    await page.locator('[part~=change]').click()
    await page.locator('#surface').fill('5')
    await send(page)
    await page.locator('#surface[aria-invalid="true"]').waitFor()
    await page.locator('[role=status]', { hasText: 'Your details have changed. Update the estimate.' }).waitFor()
    expect(homes).toEqual([])
    await page.close()
  })
})
