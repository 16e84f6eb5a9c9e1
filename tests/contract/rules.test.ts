import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operations } from '#contract/openapi/operations'
import { schemaId } from '#contract/openapi/schemas'
import type { FieldRule } from '#contract/shared/access'
import { post, startApp, type TestApp } from '../support/app.ts'
import { document, operationObjects, validatorOf } from './document.ts'
import { ruleCases } from './rules-cases.ts'

const printedRules = operationObjects.map(operation => ({
  id: operation.operationId ?? '',
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
    expect([...new Set(codes)].sort()).toEqual(rules.map(({ code }) => code).sort())
  })

  test('are sentences about fields that exist', () => {
    const fields = Object.values(document.components?.schemas ?? {}).flatMap(schema =>
      'properties' in schema ? Object.keys(schema.properties ?? {}) : [],
    )
    for (const { fields: names, says } of printedRules.flatMap(({ rules }) => rules)) {
      expect(fields).toEqual(expect.arrayContaining([...names]))
      expect(says).toMatch(/^[A-Z].*\.$/)
    }
  })

  const cases = operations.flatMap(operation =>
    (ruleCases[operation.id] ?? []).map(rule => ({ ...rule, operation, name: `${operation.id}: ${rule.says}` })),
  )
  test.each(cases)('$name', async ({ operation, body, code, path }) => {
    expect(validatorOf(operation.body ? schemaId(operation.body) : '')(body), 'the schema lets it through').toBe(true)
    const answer = await post(app, operation.path.replace('/api/v1', ''), body)
    // A single home is refused with 400; in a batch the item alone fails, with the same issue.
    const answered = (await answer.json()) as { issues?: object[]; results?: { issues?: object[] }[] }
    const issues = answered.issues ?? answered.results?.[0]?.issues
    expect(answer.status).toBe(answered.results ? 200 : 400)
    expect(issues).toEqual([expect.objectContaining({ path, code })])
  })
})
