import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formatAmount, formatNumber, formatPercent } from '#languages/formats'
import type { Estimate } from '../../sdk/src/derived/types.ts'
import { get, post, read, startApp, type TestApp } from '../support/app.ts'

/** Part of the measured accuracy. */
interface Measured {
  measured: { ahead: { pairs: number; intervals: { coverage: number; held: number }[] } }
}

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const readHome = async (language: string): Promise<string> =>
  (await (await fetch(`${app.url}/?lang=${language}`)).text()).replaceAll(/<[^>]*>/g, '')

test.each(['en', 'fr'] as const)('the figures of the home page are those of the operations, in %s', async language => {
  const accuracy = (await read(await get(app, '/estimation/accuracy'))).data as Measured
  const market = (await read(await get(app, '/market/communes/mamer'))).data as { years: { year: number }[] }
  const estimate = (await read(await post(app, '/estimation', { commune: 'Mamer', surface: 80 }))).data as Estimate
  const { pairs, intervals } = accuracy.measured.ahead
  const held = intervals.find(({ coverage }) => coverage === 0.8)?.held ?? Number.NaN
  const text = await readHome(language)
  expect(text).toContain(formatPercent(100 * held, language, 1))
  expect(text).toContain(formatNumber(pairs, language))
  const { years } = market
  expect(text).toContain(String(years.length))
  expect(text).toContain(String(years[0]?.year))
  const half = estimate.intervals.find(({ coverage }) => coverage === 0.5)
  for (const amount of [estimate.estimationCentrale, estimate.estimationBasse, estimate.estimationHaute, half?.low])
    expect(text).toContain(formatAmount(amount ?? Number.NaN, language))
})

test('every attribute that the page prints in an example is one that the element reads', async () => {
  const page = await (await fetch(`${app.url}/?lang=en`)).text()
  const printed = [...page.matchAll(/&lt;valorem-estimate(.*?)&gt;/gs)].map(([, list = '']) => list)
  const names = printed.flatMap(list => [...list.matchAll(/([\w-]+)=/g)].map(([, name]) => name))
  expect(names).toContain('api-key')
  const source = readFileSync(new URL('../../sdk/elements/widget/element.ts', import.meta.url)).toString()
  const read = [...source.matchAll(/'([a-z-]+)'/g)].map(([, name]) => name)
  expect(names.filter(name => !read.includes(name))).toEqual([])
})
