import { afterAll, beforeAll, expect, test } from 'vitest'
import { texts } from '#languages/derived/ask'
import { sentUpstream } from '../../support/ai.ts'
import { watchedPage } from '../../support/browser.ts'
import { person } from '../../support/person.ts'
import { answerIn } from './answer-case.ts'
import { type AskWorld, answered, answering, ask, askWorld, json, opened, refusal } from './ask-world.ts'

let world: AskWorld
beforeAll(async () => {
  world = await askWorld()
})
afterAll(() => world.close())

test('a question is answered by the service itself, with the session alone', async () => {
  const { cookie } = await person(world.app)
  const [name = '', value = ''] = cookie.split(/=(.*)/s)
  const { page, errors } = await watchedPage(world.browser, { width: 1200, language: 'fr' })
  await page.context().addCookies([{ name, value, url: world.app.url }])
  await page.goto(`${world.app.url}/ask`)
  await ask(page, 'Que paierais-je pour 700 000 EUR à Esch-sur-Alzette ?')
  await answered(page)
  expect(await page.innerText('.prose')).toMatch(/11.177,16/)
  // One of five.
  expect(await page.innerText('.remarks')).toContain(texts.fr.remaining.replace('{count}', '4'))
  expect(errors).toEqual([])
  await page.close()
})

test('by the keyboard alone: a question, a figure that opens and closes, the line of its calculation', async () => {
  const { page } = await opened(world, 'en')
  await page.click('#take-sandbox')
  await answering(page, json(answerIn()))
  await page.keyboard.type('What is it worth?')
  await page.keyboard.press('Control+Enter')
  await answered(page)
  const focused = () => page.evaluate<string>('document.activeElement.textContent')
  await page.keyboard.press('Tab')
  expect(await focused()).toBe('80 m²')
  await page.keyboard.press('Tab')
  expect(await focused()).toBe('€520,000')
  await page.keyboard.press('Enter')
  await page.locator('.source:popover-open').waitFor()
  await page.keyboard.press('Escape')
  expect(await focused()).toBe('€520,000')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await focused()).toBe(texts.en['source.show'])
  await page.keyboard.press('Enter')
  expect(await page.evaluate('document.activeElement.id')).toBe('a0-c0-result.estimationCentrale')
  expect(await page.locator('.source:popover-open').count()).toBe(0)
  await page.close()
})

test('how far the answer is, is told as the service tells it', async () => {
  const { page } = await opened(world, 'en')
  await page.click('#take-sandbox')
  await page.evaluate(
    `(() => {
      window.told = []
      new MutationObserver(changes => told.push(...changes.map(({ addedNodes }) => addedNodes[0].textContent)))
        .observe(document.getElementById('status'), { childList: true })
    })()`,
  )
  const event = (name: string, data: object) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`
  const body = [
    event('writing', {}),
    event('calculating', { operation: 'acquisitionCosts' }),
    ': \n\n',
    event('checking', {}),
    event('done', answerIn()),
  ].join('')
  await answering(page, { type: 'text/event-stream', body })
  await ask(page, 'What do I pay?')
  await answered(page)
  expect(await page.evaluate('told')).toEqual([
    texts.en['status.sending'],
    texts.en['status.writing'],
    'Calculating: costs of a purchase.',
    texts.en['status.checking'],
    texts.en['status.done'],
  ])
  await page.close()
})

test('a refusal among the events is told, and the question comes back to be sent again', async () => {
  const { page } = await opened(world, 'en')
  await page.click('#take-sandbox')
  const { body } = refusal('ai_quota_exhausted', 429)
  const failed = `event: error\ndata: ${JSON.stringify({ status: 429, headers: {}, ...JSON.parse(body) })}\n\n`
  await answering(page, { type: 'text/event-stream', body: failed })
  await ask(page, 'What do I pay?')
  await page.locator('#problem .notice').waitFor()
  expect(await page.textContent('#problem')).toContain(texts.en['error.day'])
  expect(await page.inputValue('#question')).toBe('What do I pay?')
  expect(await page.locator('.turns li').count()).toBe(0)
  await page.close()
})

test('the next question has the conversation before it, a new conversation has not', async () => {
  const { page } = await opened(world, 'en')
  await page.click('#take-sandbox')
  const bodies = await answering(page, json(answerIn()))
  const sent = (index: number) => JSON.parse(bodies[index] ?? '{}')
  const turns = (index: number) => sent(index).messages
  await ask(page, 'One?')
  await answered(page)
  await ask(page, 'Two?')
  await answered(page, 2)
  expect(turns(1)).toEqual([
    { role: 'user', content: 'One?' },
    { role: 'assistant', content: answerIn().text },
    { role: 'user', content: 'Two?' },
  ])
  expect([sent(0).calculations, sent(1).calculations]).toEqual([undefined, answerIn().calculations])
  await page.click('#again')
  expect(await page.locator('.turns li').count()).toBe(0)
  await ask(page, 'Three?')
  await answered(page)
  expect(turns(2)).toEqual([{ role: 'user', content: 'Three?' }])
  await page.close()
})

test('a key is sent in its header and kept nowhere: no cookie, no address, no storage', async () => {
  const { page, requests, cookies } = await opened(world, 'en')
  const key = (await world.app.newKey('free')).key
  await page.fill('#key', key)
  const before = sentUpstream(world.app).length
  await ask(page, 'Bonjour')
  await answered(page)
  expect(sentUpstream(world.app).length).toBeGreaterThan(before)
  expect(requests.join()).not.toContain(key)
  expect(await cookies()).toEqual([])
  expect(await page.evaluate('localStorage.length + sessionStorage.length')).toBe(0)
  expect(page.url()).toBe(`${world.app.url}/ask`)
  await page.reload()
  expect(await page.inputValue('#key')).toBe('')
  await page.close()
})

test('a question that is stopped comes back to its field', async () => {
  const { page } = await opened(world, 'en')
  await page.click('#take-sandbox')
  await page.route('**/api/v1/ai/chat', () => {})
  await ask(page, 'What do I pay?')
  await page.click('#stop')
  await expect.poll(() => page.textContent('#status')).toBe(texts.en['status.stopped'])
  expect(await page.inputValue('#question')).toBe('What do I pay?')
  await page.close()
})

test('what a model wrote runs nothing', async () => {
  const { page, refused, errors } = await opened(world, 'en')
  await page.click('#take-sandbox')
  const text = '<img src=x onerror="window.ran = 1"><script>window.ran = 1</script>'
  const hostile = { ...answerIn(), text, figures: [], unverifiedSpans: [], unverifiedFigures: [], references: [] }
  await answering(page, json({ ...hostile, warnings: [], calculations: [] }))
  await ask(page, 'What?')
  await answered(page)
  expect(await page.innerText('.prose p')).toBe(text)
  expect(await page.evaluate('window.ran')).toBe(undefined)
  expect([refused, errors]).toEqual([[], []])
  await page.close()
})
