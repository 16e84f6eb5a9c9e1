import { expect, test } from 'vitest'
import { ofLimits } from '#domain/law/es/questions'

test('questions about the limits of the communities may be left open, as their fields may in a request', () => {
  expect(ofLimits.length).toBeGreaterThan(3)
  expect(ofLimits.filter(({ required }) => required)).toEqual([])
})
