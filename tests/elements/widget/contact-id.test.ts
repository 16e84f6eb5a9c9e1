import { resolveObjectURL } from 'node:buffer'
import { afterEach, expect, test, vi } from 'vitest'

// Imported by its address, since the module has the types of a browser, which tests have not.
const address = new URL('../../../sdk/elements/widget/lead-sending.ts', import.meta.url).href
const { createUuid }: { createUuid(): string } = await import(address)

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** UUID of RFC 9562 with random bits: version 4, variant 10. */
const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

test('a page without https gets the id of a contact from the URL of a blob, which it gives back', () => {
  vi.stubGlobal('crypto', {})
  const made = vi.spyOn(URL, 'createObjectURL')
  const ids = [createUuid(), createUuid()]
  for (const id of ids) expect(id).toMatch(uuid)
  expect(new Set(ids).size).toBe(2)
  const urls = made.mock.results.map(({ value }) => String(value))
  expect(urls.map(url => url.slice(-36))).toEqual(ids)
  expect(urls.map(url => resolveObjectURL(url))).toEqual([undefined, undefined])
})

test('a page with https makes no blob', () => {
  const made = vi.spyOn(URL, 'createObjectURL')
  expect(createUuid()).toMatch(uuid)
  expect(made).not.toHaveBeenCalled()
})
