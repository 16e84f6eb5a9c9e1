import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { texts } from '#languages/derived/ask'
import { languages } from '#languages/registry'
import type { WatchedPage } from '../../support/browser.ts'
import { pickSample } from '../../support/long.ts'
import { answerIn } from './answer-case.ts'
import { type AskWorld, answered, answering, ask, askWorld, json, opened, refusal } from './ask-world.ts'

let world: AskWorld
beforeAll(async () => {
  world = await askWorld()
})
afterAll(() => world.close())

const looks = [
  { width: 1200, scheme: 'light' },
  { width: 360, scheme: 'dark' },
] as const

/** Nothing that axe finds, no error, no refusal of the policy, and nothing that stands out at the side. */
const isSound = async ({ page, findings, errors, refused }: WatchedPage, state: string): Promise<string[]> => {
  const wide = await page.evaluate<number>(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  )
  const faults = [...(await findings()), ...errors, ...refused, ...(wide > 0 ? [`${wide} pixels too wide`] : [])]
  return faults.map(fault => `${state}: ${fault}`)
}

describe.each(pickSample(languages, 2, 'ask'))('in %s', language => {
  const say = texts[language]

  test.each(looks)('every state has nothing that axe finds, $width wide and $scheme', async look => {
    const watched = await opened(world, language, look)
    const { page } = watched
    const faults = await isSound(watched, 'new')
    await page.click('#send')
    expect(await page.textContent('#question-fault')).toBe(say['question.missing'])
    expect(await page.textContent('#key-fault')).toBe(say['key.missing'])
    faults.push(...(await isSound(watched, 'not filled in')))
    await page.click('#take-sandbox')
    await answering(page, json(answerIn(language)), refusal('ai_providers_failed', 502))
    await ask(page, 'What is it worth?')
    await answered(page)
    expect(await page.textContent('#status')).toBe(say['status.done'])
    expect(await page.evaluate('document.activeElement.id')).toBe('answer-0')
    faults.push(...(await isSound(watched, 'answered')))
    for (const text of ['80 m²', '6%', '€31,200']) {
      await page.getByRole('button', { name: text, exact: true }).click()
      await page.locator('.source:popover-open').waitFor()
      faults.push(...(await isSound(watched, `${text} opened`)))
      await page.keyboard.press('Escape')
    }
    await page.locator('.calculation summary').first().click()
    faults.push(...(await isSound(watched, 'calculation opened')))
    await ask(page, 'And if I rent it?')
    await page.locator('#problem .notice').waitFor()
    expect(await page.textContent('#problem')).toContain(say.noProvider)
    faults.push(...(await isSound(watched, 'failed')))
    expect(faults).toEqual([])
    await page.close()
  })

  test('without JavaScript it says what it needs', async () => {
    const watched = await opened(world, language, { hasJavaScript: false, width: 360 })
    expect(await watched.page.innerText('main')).toContain(say.noScript)
    expect(await watched.findings()).toEqual([])
    await watched.page.close()
  })
})
