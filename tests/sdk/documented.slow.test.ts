import { execFile } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operations } from '#contract/openapi/operations'
import { root } from '../architecture/sources.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { arrangedSession } from '../support/arranged-account.ts'
import { type Packed, packed } from './packed.ts'

const run = promisify(execFile)

let sdk: Packed
let app: TestApp
beforeAll(async () => {
  sdk = await packed()
  app = await startApp({ env: { TIER_LIMITS: '{"sandbox":{"perMinute":1000}}' } })
})
afterAll(async () => {
  await app.close()
  await sdk.remove()
})

/** Compiles a file as a project of its own that knows web types, no Node types. */
const compiled = (cwd: string, file: string): Promise<unknown> => {
  const flags = '--strict --exactOptionalPropertyTypes --module nodenext --target es2024 --noEmit'.split(' ')
  const libs = ['--lib', 'es2024,dom', '--types', '']
  const args = [join(root, 'node_modules/typescript/bin/tsc'), ...flags, ...libs, file]
  return run(process.execPath, args, { cwd }).catch(({ stdout }) => Promise.reject(new Error(stdout)))
}

describe("the README's five minutes", () => {
  /** What is between the fences of a language, in the order of the text. */
  const blocks = (text: string, language: string): string[] =>
    [...text.matchAll(/^```(\w+)\n(.*?)^```/gms)].flatMap(([, name, code = '']) => (name === language ? [code] : []))

  test('work in a folder that `npm init` has just made', async () => {
    const readme = await readFile(join(root, 'sdk/README.md'), 'utf8')
    const [setUp = '', start = ''] = blocks(readme, 'sh')
    const [program = ''] = blocks(readme, 'ts')
    expect(setUp.split('\n')).toEqual(['npm init -y', 'npm install @valorem/sdk', ''])
    const file = /^node (\S+\.mts)\n$/.exec(start)?.[1] ?? ''
    const project = join(sdk.folder, 'fresh')
    await mkdir(project)
    await run('npm', ['init', '-y'], { cwd: project })
    await run('npm', ['install', '--offline', '--no-audit', '--no-fund', sdk.tarball], { cwd: project })
    expect(JSON.parse(await readFile(join(project, 'package.json'), 'utf8')).type).not.toBe('module')
    await writeFile(join(project, file), program.replace('http://127.0.0.1:3000', app.url))
    await compiled(project, file)
    const { stdout, stderr } = await run(process.execPath, [file], { cwd: project })
    const interval = (coverage: number) => String.raw`\s*\{ coverage: ${coverage}, low: \d+, high: \d+ \}`
    expect(stdout).toMatch(new RegExp(String.raw`^\d+ \[${interval(0.5)},${interval(0.8)}\s*\] \d+(\.\d+)?\n$`))
    expect(stderr).toBe('')
  })
})

/** The programs behind the `@example` tags of the package, by the file that they stand in. */
const examples = globSync('sdk/src/**/*.ts', { cwd: root, exclude: path => path.includes('derived') }).flatMap(file => {
  const lines = readFileSync(join(root, file), 'utf8').replace(/^ *\* ?/gm, '')
  const found = lines.matchAll(/@example\s(.*?)(?=^@|^\/$|^$)/gms)
  return [...found].map(([, code = '']) => ({ file, code }))
})

describe('the examples in the comments', () => {
  test('are there for every operation', () => {
    const shown = examples.map(({ code }) => code).join('\n')
    for (const [, id] of readFileSync(join(root, 'sdk/src/derived/routes.ts'), 'utf8').matchAll(/^ {4}(\w+): \{/gm)) {
      expect(shown).toContain(`.${id}(`)
    }
  })

  test('compile, and do what they say against the service', async () => {
    const project = await sdk.installed('esm')
    await symlink(join(root, 'node_modules/msw'), join(project, 'node_modules/msw'))
    // Those of accounts speak as a signed-in person, who has the keys of the documented answers and owns an organisation; those of
    // language models get the documented answers, since a fresh service asks none.
    const functions = examples.map(({ file, code }) => {
      const other = { 'account.ts': 'ofPerson', 'ai.ts': 'ofModels' }[file.split('/').at(-1) ?? '']
      const whose = other ? `    const client = ${other}\n` : ''
      return `  // ${file}\n  async () => {\n${whose}${code}\n  },`
    })
    const me = operations.find(({ id }) => id === 'me')
    if (!me) throw new Error('The contract has no operation me.')
    const person = { name: 'person', summary: 'Whose account it is', situation: 'ownOrganisation' } as const
    const { Authorization = '' } = await arrangedSession(app, me, person)
    const program = [
      "import { setupServer } from 'msw/node'",
      "import { base64Of, createClient, isValoremError, logLine, solveChallenge } from '@valorem/sdk'",
      "import { localFetch } from '@valorem/sdk/local'",
      "import { nodeFetch } from '@valorem/sdk/node'",
      "import { answer, exampleOf, fault, handlers, sequence, signedWebhook } from '@valorem/sdk/testing'",
      "import { verifyWebhook } from '@valorem/sdk/webhooks'",
      "import { fr, wordOf } from '@valorem/sdk/words'",
      `const client = createClient({ apiKey: 'vk_sandbox_public', baseUrl: '${app.url}' })`,
      "const ofModels = client.with({ headers: { 'X-Sandbox-Scenario': '200' } })",
      "const bytes = new TextEncoder().encode('%PDF-1.4')",
      'const file = new Blob([bytes])',
      // What a visitor sends.
      "const consent = { text: 'I agree.', privacyUrl: 'https://agency.example/privacy', at: new Date().toISOString() }",
      "const form = { home: { commune: 'Mamer', surface: 82 }, page: 'https://agency.example/estimate', language: 'en' } as const",
      "const contact = { id: crypto.randomUUID(), contact: { name: 'Ada Exemple', phone: '+352 00 00 00' }, consent, ...form }",
      // What a receiver of webhooks gets.
      "const secret = 'whsec_' + btoa('0'.repeat(32))",
      "const given = await signedWebhook({ type: 'webhook.test', timestamp: new Date().toISOString(), data: { webhookId: 'whk_1' } }, secret)",
      "const request = new Request('https://crm.example', { method: 'POST', body: given.payload, headers: given.headers })",
      `const ofPerson = createClient({ apiKey: '${Authorization.replace('Bearer ', '')}', baseUrl: '${app.url}' })`,
      `const examples = [\n${functions.join('\n')}\n]`,
      'for (const example of examples) await example()',
      "console.log('all', examples.length)",
      // Names that no example uses are none too many.
      'export { answer, client, createClient, exampleOf, fr, handlers, isValoremError, logLine, solveChallenge, wordOf }',
    ].join('\n')
    await writeFile(join(project, 'examples.mts'), program)
    await compiled(project, 'examples.mts')
    const { stdout, stderr } = await run(process.execPath, ['examples.mts'], { cwd: project })
    expect(stderr).toBe('')
    expect(stdout).toContain(`all ${examples.length}\n`)
    expect(stdout).toContain('Ettelbruck')
    expect(examples.length).toBeGreaterThan(20)
  })
})
