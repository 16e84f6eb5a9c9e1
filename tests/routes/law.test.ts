import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { LawParameter } from '#contract/law'
import { loadAllParameters } from '#server/commands/law-parameters'
import { get, read, startApp, type TestApp } from '../support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const path = '/law/parameters'

const asked = async (query = ''): Promise<LawParameter[]> => {
  const { key } = await app.newKey('enterprise')
  const answer = await get(app, `${path}${query}`, { 'X-API-Key': key })
  expect(answer.status).toBe(200)
  const { data } = await read(answer)
  return (data as { parameters: LawParameter[] }).parameters
}

const inForce = ({ from, until }: LawParameter['versions'][number], day: string): boolean =>
  from <= day && (until === null || day <= until)

describe('the parameters of law', () => {
  test('are those of the files, each with every version, sorted by id', async () => {
    const filed = await loadAllParameters()
    const parameters = await asked()
    const ids = parameters.map(({ id }) => id)
    expect(ids).toEqual([...ids].sort())
    expect(new Map(parameters.map(({ id, versions }) => [id, versions.length]))).toEqual(
      new Map(
        filed
          .map(({ parameter }): [string, number] => [parameter.id, parameter.versions.length])
          .sort(([a], [b]) => (a < b ? -1 : 1)),
      ),
    )
  })

  test('name the country of their folder and a version for each day, without a gap', async () => {
    const parameters = await asked()
    for (const { id, country, versions } of parameters) {
      expect(id.split('.')[0]).toBe(country.toLowerCase())
      for (const [index, { from, until }] of versions.entries()) {
        const next = versions[index + 1]
        expect(until === null || from <= until, id).toBe(true)
        expect(next === undefined || (until !== null && until < next.from), id).toBe(true)
      }
    }
  })

  test('give the registration duty of 6 % with its article', async () => {
    const [duty, ...others] = await asked('?country=LU&day=2026-11-21&id=lu.acquisition.registrationRate')
    expect(others).toEqual([])
    expect(duty).toMatchObject({ unit: 'fraction', country: 'LU', versions: [{ value: 0.06 }] })
    expect(duty?.versions[0]?.source.title).toMatch(/22 frimaire an VII|7 août 1920/)
  })

  test('are narrowed by country, by a day, by an id and by the beginning of ids up to a dot', async () => {
    const all = await asked()
    const day = '2020-03-01'
    const expected = (keep: (parameter: LawParameter) => boolean): string[] => all.filter(keep).map(({ id }) => id)
    const ids = async (query: string): Promise<string[]> => (await asked(query)).map(({ id }) => id)
    expect(await ids('?country=NL')).toEqual(expected(({ id }) => id.startsWith('nl.')))
    expect(await ids('?id=lu.acquisition')).toEqual(expected(({ id }) => id.startsWith('lu.acquisition.')))
    expect(await ids('?id=lu.acquisition.')).toEqual(await ids('?id=lu.acquisition'))
    expect(await ids('?id=lu.acq')).toEqual([])
    expect(await ids('?country=FR&id=lu')).toEqual([])
    expect(await ids(`?day=${day}`)).toEqual(expected(({ versions }) => versions.some(one => inForce(one, day))))
    for (const { id, versions } of await asked(`?day=${day}`)) {
      expect(versions, id).toHaveLength(1)
      expect(inForce(versions[0] as LawParameter['versions'][number], day), id).toBe(true)
    }
  })

  test('are none before the first law and on days whose law is not covered', async () => {
    expect(await asked('?day=1800-01-01')).toEqual([])
    expect(await asked('?day=2199-01-01')).toEqual([])
  })

  test.each([
    ['?country=lu', 'country'],
    ['?country=', 'country'],
    ['?day=2026-02-30', 'day'],
    ['?day=today', 'day'],
    ['?id=%3Cb%3E', 'id'],
    [`?id=${'a'.repeat(101)}`, 'id'],
    ['?id=lu.vat&id=lu.aids', 'id'],
    ['?land=LU', 'land'],
    ['?__proto__=LU', '__proto__'],
  ])('%s is refused, and the part is named', async (query, part) => {
    const answer = await get(app, `${path}${query}`)
    expect(answer.status).toBe(400)
    expect(await read(answer)).toMatchObject({ code: 'invalid_request', issues: [{ path: part }] })
  })

  test('are confirmed by 304 for the same question alone', async () => {
    const { key } = await app.newKey('pro')
    const first = await get(app, `${path}?country=LU`, { 'X-API-Key': key })
    const tag = first.headers.get('ETag') ?? ''
    const again = (query: string) => get(app, `${path}${query}`, { 'X-API-Key': key, 'If-None-Match': tag })
    expect((await again('?country=LU')).status).toBe(304)
    expect((await again('?country=FR')).status).toBe(200)
    expect((await again('')).status).toBe(200)
    expect(first.headers.get('Cache-Control')).toBe('private, max-age=86400')
  })

  test('take no place of the day', async () => {
    const { id, key } = await app.newKey('free')
    await get(app, path, { 'X-API-Key': key })
    expect(await app.deps.usage.used(id, '2026-11-21')).toBe(0)
  })
})
