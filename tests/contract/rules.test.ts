import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getSdkMethod } from '#contract/openapi/operation-path'
import { operations } from '#contract/openapi/operations'
import { getSchemaId } from '#contract/openapi/schemas'
import { feesCountries } from '#contract/propcalc/fees/countries'
import type { FieldRule } from '#contract/shared/field-rules'
import { administrator } from '../support/administrator.ts'
import { get, post, startApp, type TestApp } from '../support/app.ts'
import { document, operationObjects, validatorOf } from './document.ts'
import { feesRuleCases } from './fees-rule-cases.ts'
import { ruleCases } from './rules-cases.ts'
import { type Sentence, sentences } from './worded-rules.ts'

/** A refused field as an answer prints it. */
interface Issue {
  path: string
  code: string
  message: string
}

const printedRules = operationObjects.map(operation => ({
  id: getSdkMethod(operation as unknown as { 'x-sdk-method': string }),
  // An extension of ours, which the OpenAPI types do not know.
  rules: (operation as { 'x-rules'?: FieldRule[] })['x-rules'] ?? [],
}))

describe('rules across fields, which JSON Schema cannot say', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp({ env: { TIER_LIMITS: '{"sandbox":{"perMinute":1000,"perDay":1000}}' } })
  })
  afterAll(() => app.close())

  test.each(printedRules)('are printed under x-rules of $id, and each has a case here', ({ id, rules }) => {
    const codes = (ruleCases[id] ?? []).map(({ code }) => code)
    expect([...new Set(codes)].sort()).toEqual([...new Set(rules.map(({ code }) => code))].sort())
  })

  test.each(Object.entries(feesCountries))('of %s alone each have a case of that country', (country, { rules }) => {
    const own = feesRuleCases.filter(({ body }) => 'country' in body && body.country === country)
    expect(own.map(({ code }) => code)).toEqual(expect.arrayContaining(rules.map(({ code }) => code)))
  })

  test('are sentences about fields that exist', () => {
    const fields = Object.values(document.components?.schemas ?? {}).flatMap(schema =>
      'properties' in schema ? Object.keys(schema.properties ?? {}) : [],
    )
    for (const { fields: names, says } of printedRules.flatMap(({ rules }) => rules)) {
      // A path names a field of each of its parts.
      expect(fields).toEqual(expect.arrayContaining(names.flatMap(name => name.split('.'))))
      expect(says).toMatch(/^[\w{].*\.$/)
    }
  })

  const cases = operations.flatMap(operation =>
    (ruleCases[operation.id] ?? []).map(rule => ({ ...rule, operation, name: `${operation.id}: ${rule.description}` })),
  )
  const asked = async ({ operation, body, query, isOfSession }: (typeof cases)[number]) => {
    const headers = isOfSession ? await administrator(app) : {}
    const path = operation.path.replace('/api/v1', '')
    const answer = query
      ? await get(app, `${path}?${new URLSearchParams(query)}`)
      : await post(app, path, body, headers)
    const { issues, results } = (await answer.json()) as { issues?: Issue[]; results?: { issues?: Issue[] }[] }
    return { status: answer.status, isBatch: results !== undefined, issues: issues ?? results?.[0]?.issues ?? [] }
  }
  const answers = new Map<(typeof cases)[number], ReturnType<typeof asked>>()
  /** What a case is answered; each is asked once. */
  const answered = (rule: (typeof cases)[number]): ReturnType<typeof asked> => {
    const answer = answers.get(rule) ?? asked(rule)
    answers.set(rule, answer)
    return answer
  }

  test.each(cases)('$name', async rule => {
    const { operation, body, code, path } = rule
    if (operation.body) expect(validatorOf(getSchemaId(operation.body))(body), 'the schema lets it through').toBe(true)
    const { status, isBatch, issues } = await answered(rule)
    // A single home is refused with 400; in a batch the item alone fails, with the same issue.
    expect(status).toBe(isBatch ? 200 : 400)
    expect(issues).toEqual([expect.objectContaining({ path, code })])
  })

  /** Texts of the refusals of all cases, each with its code; the schema words what does not fit the country. */
  const refusals = async (): Promise<{ code: string; message: string }[]> => {
    const found: Issue[] = []
    // One after the other: of many calls at once a busy service sends some away, which refuses them without a sentence.
    for (const rule of cases) found.push(...(await answered(rule)).issues)
    return found.filter(({ code }) => code !== 'fees_input_of_country')
  }

  test('each has one wording: every sentence of contract/rules is that of a refusal, and no refusal has another', async () => {
    const said = await refusals()
    const isSaid = ({ code, refusal }: Sentence): boolean =>
      said.some(issue => issue.code === code && refusal.test(issue.message))
    const unsaid = sentences.filter(sentence => sentence.code !== 'fees_input_of_country' && !isSaid(sentence))
    expect(unsaid.map(({ file, key }) => `${file} ${key}`)).toEqual([])
    const worded = ({ code, message }: { code: string; message: string }): boolean =>
      sentences.some(sentence => sentence.code === code && sentence.refusal.test(message))
    expect(said.filter(issue => !worded(issue))).toEqual([])
  })
})
