import type { Client } from '@modelcontextprotocol/client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { called } from './assistant.ts'
import { connectClient, textOf } from './reading.ts'

let app: TestApp
let client: Client
beforeAll(async () => {
  app = await startApp()
  client = await connectClient(app.url, (await app.newKey('enterprise')).key)
})
afterAll(async () => {
  await client.close()
  await app.close()
})

/** Arguments that a person would type, for each prompt. */
const given: Record<string, Record<string, string>> = {
  sellerMeeting: { commune: 'Mamer', surface: '85', details: 'second floor, bought in 2012 for 310 000 EUR' },
  collateralFile: { commune: 'Esch-sur-Alzette', surface: '72', loanAmount: '400000' },
  integrateOperation: { operation: 'fees', language: 'TypeScript with Express' },
}

const written = async (name: string, input: Record<string, string>): Promise<string> => {
  const { messages } = await client.getPrompt({ name, arguments: input })
  return messages.map(({ content }) => (content.type === 'text' ? content.text : '')).join('\n')
}

/** Words between backticks that are written as the id of an operation. */
const namedTools = (text: string): string[] => [...text.matchAll(/`([a-z]+[A-Za-z]*)`/g)].map(([, name = '']) => name)

describe('prompts', () => {
  test('are three, for an agency, a bank and a developer, each with its arguments in words', async () => {
    const { prompts } = await client.listPrompts()
    expect(prompts.map(({ name }) => name)).toEqual(Object.keys(given))
    for (const { arguments: list = [] } of prompts) for (const one of list) expect(one.description).toMatch(/\.$/)
  })

  test.each(Object.entries(given))(
    '%s holds what was given, and names only tools and resources that there are',
    async (name, input) => {
      const text = await written(name, input)
      for (const value of Object.values(input)) expect(text).toContain(value)
      expect(text).not.toMatch(/undefined|\$\{/)
      const tools = namedTools(text).filter(word => called.has(word) || word === 'describeInput')
      expect(new Set(tools).size).toBeGreaterThanOrEqual(name === 'integrateOperation' ? 2 : 3)
      for (const [uri] of text.matchAll(/valorem:\/\/[\w/]+/g))
        expect((await textOf(client, uri)).text.length).toBeGreaterThan(500)
    },
  )

  test('what was not given leaves no gap', async () => {
    expect(await written('sellerMeeting', { commune: 'Mamer', surface: '85' })).not.toContain('Also known')
  })

  test.each([
    ['an unknown prompt', 'guess', {}, 'sellerMeeting, collateralFile, integrateOperation'],
    ['a missing argument', 'sellerMeeting', { commune: 'Mamer' }, 'sellerMeeting needs surface'],
    ['a blank argument', 'sellerMeeting', { commune: ' ', surface: '85' }, 'sellerMeeting needs commune'],
    ['an argument of another name', 'collateralFile', { comune: 'Mamer' }, '"comune"'],
    ['an endless argument', 'integrateOperation', { operation: 'fees', language: 'x'.repeat(501) }, 'language'],
  ])('%s is told by its name', async (_case, name, input, told) => {
    await expect(client.getPrompt({ name, arguments: input })).rejects.toThrow(told)
  })
})
