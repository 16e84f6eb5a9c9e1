import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { examples } from '#contract/examples/recorded'
import { type ErrorCode, errorCodes } from '#contract/shared/errors'
import { root } from '../architecture/sources.ts'

/** Failures that no operation documents, with the test that provokes each over HTTP. */
const provokedIn: Partial<Record<ErrorCode, string>> = {
  revoked_key: 'tests/http/credentials.test.ts',
  conflicting_credentials: 'tests/http/credentials.test.ts',
  route_not_found: 'tests/http/paths.test.ts',
  method_not_allowed: 'tests/http/paths.test.ts',
  file_too_large: 'tests/routes/account.test.ts',
}

const recorded = new Set(
  Object.values(examples)
    .flat()
    .map(({ response }) => (response.body as { code?: string } | undefined)?.code),
)

test('each code of errors.ts is answered by a recorded example, or by a test that names it', () => {
  const open = errorCodes.filter(code => !recorded.has(code))
  expect(open.sort()).toEqual(Object.keys(provokedIn).sort())
  for (const [code, file] of Object.entries(provokedIn))
    expect(readFileSync(`${root}${file}`, 'utf8')).toContain(`'${code}'`)
})
