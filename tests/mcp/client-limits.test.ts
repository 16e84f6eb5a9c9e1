import { describe, expect, test } from 'vitest'
import { readTools } from '#server/mcp/tools'
import { clientLimits } from './client-limits.ts'

const { list, operations } = readTools()

describe('the inputs of all tools keep the limits of clients', () => {
  test.each(clientLimits)('$client: $says', ({ isBroken, source, date }) => {
    expect(isBroken(list)).toEqual([])
    expect(source).toMatch(/^https:/)
    expect(date).toMatch(/^20\d\d-\d\d-\d\d$/)
  })

  test.each(clientLimits)('and the check finds what breaks it: $client, $says', ({ isBroken }) => {
    const broken = {
      name: '1 name that is too long for every client, with spaces and many more characters than it may have',
      inputSchema: {
        properties: {
          either: { anyOf: [{ type: 'string' }, { $ref: '#/$defs/A' }] },
          one: { type: 'string', const: 'a' },
          list: { type: 'array' },
        },
        additionalProperties: false,
      },
    }
    expect(isBroken(Array.from({ length: 41 }, () => broken)).length).toBeGreaterThan(0)
  })
})

test('the list is within 40 KB, and every required field of an operation that has one input is in it', () => {
  expect(Buffer.byteLength(JSON.stringify(list))).toBeLessThanOrEqual(40_000)
  const { properties, required } = list.find(({ name }) => name === 'acquisitionCosts')?.inputSchema ?? {}
  expect(required).toEqual(['price', 'use'])
  expect(Object.keys(properties ?? {})).toEqual(expect.arrayContaining(['price', 'use', 'commune', 'buyers']))
  expect(list.map(({ name }) => name)).toEqual([...operations.keys(), 'describeInput'])
})

test('fields of a few variants are all listed, of many those of all, with the values of each', () => {
  const fees = list.find(({ name }) => name === 'fees')?.inputSchema.properties as Record<string, { enum?: string[] }>
  expect(fees.country?.enum).toEqual(expect.arrayContaining(['LU', 'FR', 'DE', 'PT', 'UK']))
  expect(fees).not.toHaveProperty('region')
})

test('a loan has no rows unless they are asked for', () => {
  const { properties = {} } = list.find(({ name }) => name === 'mortgage')?.inputSchema ?? {}
  expect(properties.schedule).toMatchObject({ enum: ['none', 'yearly', 'monthly'] })
  expect(properties).not.toHaveProperty('output')
})
