import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { utcDay } from '#domain/core/instants'
import { texts } from '#languages/derived/report'
import { languages } from '#languages/registry'
import { type AiApp, sentUpstream, startAiApp, wordsOf } from '../support/ai.ts'
import { post, sandboxKey, startApp, type TestApp } from '../support/app.ts'
import { person } from '../support/person.ts'
import { reportPath, smallReport } from '../support/report.ts'

const wish = { ...smallReport, commentary: true }

/** A report as it came: what became of its commentary, its pages and its text. */
const drawn = async (answer: Response) => {
  expect(answer.status).toBe(200)
  const document = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()))
  const { text, totalPages } = await extractText(document, { mergePages: true })
  const { info } = (await document.getMetadata()) as { info: { Keywords?: string } }
  return {
    outcome: answer.headers.get('X-Commentary'),
    mark: answer.headers.get('X-Generated-By'),
    keywords: info.Keywords,
    pages: totalPages,
    text: text.replace(/\s+/g, ' '),
  }
}

const withKey = async (app: TestApp) => {
  const { key, id } = await app.newKey('enterprise')
  return { headers: { 'X-API-Key': key }, counted: () => app.deps.usage.used(id, utcDay(app.clock.now)) }
}

describe('a report with a commentary', () => {
  let app: AiApp
  beforeAll(async () => {
    app = await startAiApp()
  })
  afterAll(() => app.close())

  test.each(languages)('has it on a page of its own in %s, marked for readers and programs', async language => {
    const { headers } = await withKey(app)
    const { outcome, mark, pages, text, keywords } = await drawn(
      await post(app, reportPath, { ...wish, language }, headers),
    )
    expect([outcome, mark, pages]).toEqual(['printed', 'ai', 3])
    expect(text).toContain(texts[language].commentary.replace(/\s+/g, ' '))
    expect(text).toContain('Texte d’essai, écrit sans modèle de langue')
    expect(keywords).toContain('AI-generated')
  })

  test('takes two places in the day of a key: the report, and a call of a language model', async () => {
    const { headers, counted } = await withKey(app)
    await drawn(await post(app, reportPath, wish, headers))
    expect(await counted()).toBe(2)
  })

  test('sends figures to the model, and nothing of the agency, the client or the address', async () => {
    const { headers } = await withKey(app)
    const named = {
      ...wish,
      brand: { name: 'Agence Zyx', phone: '+352 00 00 77' },
      agent: { name: 'Ada Zyx' },
      clientName: 'Emma Zyx',
      propertyAddress: '12, avenue Zyx',
      reference: 'ZYX-1',
      agencyOpinion: { value: 1_234_567, reason: 'Zyx' },
    }
    await drawn(await post(app, reportPath, named, headers))
    const sent = sentUpstream(app).at(-1)
    const words = sent ? wordsOf(sent) : ''
    expect(words).toContain('estimationCentrale')
    expect(words).not.toMatch(/zyx|00 00 77|1234567/i)
  })

  test('with the sandbox key it is for trying', async () => {
    const { outcome, pages } = await drawn(await post(app, reportPath, wish, { 'X-API-Key': sandboxKey }))
    expect([outcome, pages]).toEqual(['printed', 3])
  })

  test('with a session it is one of the five texts of a day, beside the day of reports', async () => {
    const somebody = await person(app)
    const services = app.deps.account?.services
    await services?.organisations.found(somebody.actor, 'Agence de la session')
    await services?.brandings.save(somebody.actor, { name: 'Agence de la session', colour: '#0B5D4E' })
    const headers = { Authorization: `Bearer ${await somebody.token()}` }
    const { brand: _brand, ...unbranded } = wish
    const outcomes: (string | null)[] = []
    for (let count = 0; count < 6; count += 1)
      outcomes.push((await drawn(await post(app, reportPath, unbranded, headers))).outcome)
    expect(outcomes).toEqual([...Array.from({ length: 5 }, () => 'printed'), 'quota'])
    const day = utcDay(app.clock.now)
    expect(await app.deps.usage.used(`user:${somebody.userId}`, day)).toBe(5)
    expect(await app.deps.usage.used(`user:${somebody.userId}:pdf`, day)).toBe(6)
  })

  test('without the wish no model is asked and nothing is said of it', async () => {
    const { headers, counted } = await withKey(app)
    const before = sentUpstream(app).length
    const { outcome, mark, pages, keywords } = await drawn(await post(app, reportPath, smallReport, headers))
    expect([outcome, mark, pages, keywords]).toEqual([null, null, 2, undefined])
    expect(sentUpstream(app)).toHaveLength(before)
    expect(await counted()).toBe(1)
  })

  test('one that is refused asks no model', async () => {
    const { headers } = await withKey(app)
    const before = sentUpstream(app).length
    const answer = await post(app, reportPath, { ...wish, validUntil: '2020-01-01' }, headers)
    await answer.arrayBuffer()
    expect([answer.status, answer.headers.get('X-Commentary')]).toEqual([400, null])
    expect(sentUpstream(app)).toHaveLength(before)
  })
})

test('a figure of a commentary has a footnote that says where it comes from', async () => {
  const app = await startAiApp({ model: 'obey-all' })
  const { headers } = await withKey(app)
  const { outcome, text } = await drawn(await post(app, reportPath, { ...wish, language: 'en' }, headers))
  await app.close()
  expect(outcome).toBe('printed')
  const [, commentary = ''] = text.split(texts.en.commentary)
  const [written = '', sources = ''] = commentary.split(texts.en.commentarySources)
  expect(written).toMatch(/\d \S* ?\[1\]|\d\S* \[1\]/)
  expect(sources).toMatch(/\[1\] (The home|Estimate|Purchase costs|Budget of the purchase) · /)
})

describe('a report is whole without its commentary', () => {
  test('where no provider is configured, which counts nothing', async () => {
    const app = await startApp()
    const { headers, counted } = await withKey(app)
    const { outcome, mark, pages } = await drawn(await post(app, reportPath, wish, headers))
    expect([outcome, mark, pages]).toEqual(['unanswered', null, 2])
    expect(await counted()).toBe(1)
    await app.close()
  })

  test.each(['status-503', 'not-json', 'reset'])('where the model fails by %s', async model => {
    const app = await startAiApp({ model })
    const { headers } = await withKey(app)
    const { outcome, pages } = await drawn(await post(app, reportPath, wish, headers))
    await app.close()
    expect([outcome, pages]).toEqual(['unanswered', 2])
  })

  test('where a figure of it has no source, which counts', async () => {
    const app = await startAiApp({ model: 'invented' })
    const { headers, counted } = await withKey(app)
    const { outcome, mark, pages, text } = await drawn(await post(app, reportPath, wish, headers))
    expect([outcome, mark, pages]).toEqual(['withheld', null, 2])
    expect(text).not.toContain('987')
    expect(await counted()).toBe(2)
    await app.close()
  })

  test('where the day has no call left', async () => {
    const app = await startAiApp({ env: { TIER_LIMITS: '{"enterprise":{"perMinute":100,"perDay":1}}' } })
    const { headers } = await withKey(app)
    const { outcome, pages } = await drawn(await post(app, reportPath, wish, headers))
    await app.close()
    expect([outcome, pages]).toEqual(['quota', 2])
  })
})
