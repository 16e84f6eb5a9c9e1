import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cases } from '../domain/estimation/cases.ts'
import { post, read, startApp, type TestApp } from '../support/app.ts'

let app: TestApp
let headers: Record<string, string>

beforeAll(async () => {
  app = await startApp({ env: { TIER_LIMITS: '{"enterprise":{"perMinute":100000}}' } })
  headers = { 'X-API-Key': (await app.newKey('enterprise')).key }
})
afterAll(() => app.close())

const estimate = async (body: unknown, more: Record<string, string> = {}) => {
  const answer = await post(app, '/estimation', body, { ...headers, ...more })
  return { status: answer.status, body: await read(answer) }
}

describe('the worked examples, over HTTP to the euro', () => {
  test.each(cases)('$description', async ({ input, data }) => {
    const { status, body } = await estimate(input)
    expect(status).toBe(200)
    expect(body.data).toMatchObject(data)
    expect(body.meta).toMatchObject({ tier: 'enterprise', method: 'commune_reference_with_expert_adjustments' })
  })
})

describe('a name that is not one municipality', () => {
  test('Ettelbrik is 404 with the suggestion Ettelbruck', async () => {
    const { status, body } = await estimate({ commune: 'Ettelbrik', surface: 80 })
    expect(status).toBe(404)
    expect(body).toMatchObject({ success: false, code: 'municipality_not_found', suggestions: ['Ettelbruck'] })
  })

  test('Belval is 404 with its candidates', async () => {
    const { status, body } = await estimate({ commune: 'Belval', surface: 80 })
    expect(status).toBe(404)
    expect(body).toMatchObject({ code: 'municipality_not_found', suggestions: ['Esch-sur-Alzette', 'Sanem'] })
  })

  test.each(['Käerjeng', 'Lëtzebuerg', 'Esch/Sûre', 'CLOCHE D’OR', '  Mamer  ', 'Préizerdaul'])(
    '%s is found',
    async commune => {
      expect((await estimate({ commune, surface: 80 })).status).toBe(200)
    },
  )
})

const home = { commune: 'Mamer', surface: 80 }

/** Bad bodies, with the field that the answer must name. */
const bad: readonly (readonly [description: string, body: unknown, path: string, received?: string])[] = [
  ['a list for the body', [home], ''],
  ['text for the body', '"Mamer"', ''],
  ['null for the body', 'null', ''],
  ['an empty object', {}, 'commune'],
  ['an unknown field', { ...home, garage: true }, 'garage', 'true'],
  ['the field __proto__', '{"commune":"Mamer","surface":80,"__proto__":{"x":1}}', '__proto__', '{"x":1}'],
  ['the field constructor', { ...home, constructor: 1 }, 'constructor', '1'],
  ['a textual boolean', { ...home, parking: 'true' }, 'parking', '"true"'],
  ['a number for a boolean', { ...home, parking: 1 }, 'parking', '1'],
  ['a textual number', { ...home, surface: '80' }, 'surface', '"80"'],
  ['a surface of 0', { ...home, surface: 0 }, 'surface', '0'],
  ['a surface just under 1', { ...home, surface: 0.999 }, 'surface', '0.999'],
  ['a surface of 10 001', { ...home, surface: 10_001 }, 'surface', '10001'],
  ['a negative surface', { ...home, surface: -80 }, 'surface', '-80'],
  ['a surface of 1e999', '{"commune":"Mamer","surface":1e999}', 'surface', 'Infinity'],
  ['a surface of -1e999', '{"commune":"Mamer","surface":-1e999}', 'surface', '-Infinity'],
  ['the text NaN', { ...home, surface: 'NaN' }, 'surface', '"NaN"'],
  ['null for a field', { ...home, etat: null }, 'etat', 'null'],
  ['a list for text', { ...home, commune: ['Mamer'] }, 'commune', '["Mamer"]'],
  ['half a bedroom', { ...home, nbChambres: 1.5 }, 'nbChambres', '1.5'],
  ['21 bedrooms', { ...home, nbChambres: 21 }, 'nbChambres', '21'],
  ['a floor that does not exist', { ...home, etage: '3' }, 'etage', '"3"'],
  ['an adjustment key that is no synonym', { ...home, etage: 'adjEtageRdc' }, 'etage', '"adjEtageRdc"'],
  ['a synonym in the wrong field', { ...home, etat: 'adjExtBalconRef' }, 'etat', '"adjExtBalconRef"'],
  ['an energy class H', { ...home, classeEnergie: 'H' }, 'classeEnergie', '"H"'],
  ['an empty name', { ...home, commune: '' }, 'commune', '""'],
  ['a name of spaces', { ...home, commune: '   ' }, 'commune', '"   "'],
  ['a name with control characters', { ...home, commune: 'Ma\u0000mer' }, 'commune', '"Ma\\u0000mer"'],
  ['a name of 10 000 letters', { ...home, commune: 'a'.repeat(10_000) }, 'commune'],
  ['a house by its kind', { ...home, typeBien: 'maison' }, 'typeBien', '"maison"'],
  ['a house by its floor', { ...home, etage: 'maison' }, 'etage', '"maison"'],
  ['a new build to renovate', { ...home, estNeuf: true, etat: 'renover' }, 'etat', '"renover"'],
  ['a district of another municipality', { ...home, quartier: 'Belair' }, 'quartier', '"Belair"'],
]

describe('a wrong body is 400 and names the field, what it got and what is allowed', () => {
  test.each(bad)('%s', async (_description, body, path, received) => {
    const { status, body: failure } = await estimate(body)
    expect(status).toBe(400)
    expect(failure).toMatchObject({ success: false, code: 'invalid_request' })
    expect(failure.issues.map((issue: { path: string }) => issue.path)).toContain(path)
    const issue = failure.issues.find((entry: { path: string }) => entry.path === path)
    if (received !== undefined) expect(issue?.received).toBe(received)
    expect(issue?.received?.length ?? 0).toBeLessThanOrEqual(100)
    expect(failure.error).toContain(issue?.message)
  })

  test('a closed list is printed whole', async () => {
    const { body } = await estimate({ ...home, exterieur: 'piscine' })
    expect(body.issues[0]?.allowed).toEqual(['aucun', 'balcon', 'terrasse', 'jardin'])
  })

  test('nesting deeper than 20 levels is refused before it is read further', async () => {
    const { status, body } = await estimate(`${'['.repeat(30_000)}${']'.repeat(30_000)}`)
    expect(status).toBe(400)
    expect(body.error).toBe('The body is nested deeper than 20 levels.')
  })

  test.each([
    ['broken JSON', '{"commune":', 'invalid_json'],
    ['an empty body', '', 'invalid_json'],
    ['NaN, which is no JSON', '{"commune":"Mamer","surface":NaN}', 'invalid_json'],
  ])('%s', async (_description, body, code) => {
    const answer = await estimate(body)
    expect(answer.status).toBe(400)
    expect(answer.body.code).toBe(code)
  })

  test.each(['text/plain', 'application/xml', 'multipart/form-data; boundary=x', 'application/jsonp'])(
    'a body of %s is 415',
    async type => {
      const answer = await estimate(JSON.stringify(home), { 'Content-Type': type })
      expect(answer.status).toBe(415)
      expect(answer.body.code).toBe('unsupported_media_type')
    },
  )

  test.each(['latin1', 'utf-16', 'utf-16le', 'utf-7', 'utf-32', '""'])('the charset %s is 415', async charset => {
    const type = { 'Content-Type': `application/json; charset=${charset}` }
    expect((await estimate(JSON.stringify(home), type)).status).toBe(415)
  })

  test.each(['; charset=utf-8', ';charset="UTF-8"', '; profile=x; Charset=utf-8', ''])(
    'JSON with "%s" is read',
    async more => {
      const type = { 'Content-Type': `application/json${more}` }
      expect((await estimate(JSON.stringify(home), type)).status).toBe(200)
    },
  )

  test.each(['gzip', 'deflate', 'br'])('a body that says %s and is not is 400', async encoding => {
    const { status, body } = await estimate(JSON.stringify(home), { 'Content-Encoding': encoding })
    expect(status).toBe(400)
    expect(body.code).toBe('invalid_json')
  })

  test('a compressed body is read, up to the limit of what it holds', async () => {
    const compressed = async (text: string) => {
      const answer = await fetch(`${app.url}/api/v1/estimation`, {
        method: 'POST',
        headers: { ...headers, 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' },
        body: gzipSync(text),
      })
      return answer.status
    }
    expect(await compressed(JSON.stringify(home))).toBe(200)
    expect(await compressed(JSON.stringify({ ...home, commune: 'a'.repeat(2_000_000) }))).toBe(413)
  })

  test('2 MB to the single route is 413', async () => {
    const { status, body } = await estimate({ ...home, commune: 'a'.repeat(2_000_000) })
    expect(status).toBe(413)
    expect(body.code).toBe('body_too_large')
  })
})

describe('the three synonyms', () => {
  test('are read like the words they stand for', async () => {
    const words = { ...home, etage: 'entre', etat: 'bon', exterieur: 'balcon' }
    const synonyms = { ...home, etage: 'adjEtage2e3eRef', etat: 'adjEtatBonRef', exterieur: 'adjExtBalconRef' }
    expect((await estimate(synonyms)).body.data).toEqual((await estimate(words)).body.data)
  })
})

describe('a batch', () => {
  const batch = async (items: unknown) => {
    const answer = await post(app, '/estimation/batch', { items }, headers)
    return { status: answer.status, body: await read(answer) }
  }

  test('1000 items of which 400 are bad: each bad one with its own error, the rest right, in order', async () => {
    const items = Array.from({ length: 1000 }, (_, index) =>
      index % 5 < 2 ? { commune: 'Mamer', surface: -index } : { commune: 'Mamer', surface: 20 + index / 10 },
    )
    const { status, body } = await batch(items)
    expect(status).toBe(200)
    expect(body).toMatchObject({ success: true, count: 1000, succeeded: 600, failed: 400 })
    for (const [index, result] of body.results.entries()) {
      expect(result.index).toBe(index)
      expect(result.success).toBe(index % 5 >= 2)
      if (!result.success) expect(result.issues?.[0]?.received).toBe(JSON.stringify(-index))
    }
    const alone = await estimate(items[7])
    expect(body.results[7]?.data).toEqual(alone.body.data)
  })

  test('duplicates are computed each', async () => {
    const { body } = await batch([home, home, home])
    expect(body.succeeded).toBe(3)
    expect(body.results[2]?.data).toEqual(body.results[0]?.data)
  })

  test('a failed item carries what the single route says: error, code, issues, suggestions', async () => {
    const wrong = [
      { commune: 'Ettelbrik', surface: 80 },
      { ...home, typeBien: 'maison' },
      { ...home, surface: '80', x: 1 },
      7,
      null,
    ]
    const { body } = await batch(wrong)
    for (const [index, item] of wrong.entries()) {
      const { success, requestId, docs, ...alone } = (await estimate(item)).body
      expect(body.results[index]).toEqual({ index, success, ...alone })
    }
  })

  test('1001 items are 413', async () => {
    const { status, body } = await batch(Array(1001).fill(home))
    expect(status).toBe(413)
    expect(body.code).toBe('batch_too_large')
  })

  test('items that are no list are 400, and so is another field beside them', async () => {
    expect((await batch({ 0: home })).body.issues[0]?.path).toBe('items')
    const answer = await post(app, '/estimation/batch', { items: [home], mode: 'fast' }, headers)
    expect((await read(answer)).issues[0]?.path).toBe('mode')
  })

  test('counts as one request', async () => {
    const { id, key } = await app.newKey('free')
    await post(app, '/estimation/batch', { items: Array(500).fill(home) }, { 'X-API-Key': key })
    expect(await app.deps.usage.used(id, '2026-11-21')).toBe(1)
  })
})
