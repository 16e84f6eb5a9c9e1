import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contract } from '#contract'
import { operations } from '#contract/openapi/operations'
import { sandboxKey } from '#tests/support/app'
import { failuresOf, runCollection } from '#tests/support/newman'
import { newFolder, type ServiceProcess, startProcess } from '#tests/support/process'
import { installTools, runTool } from '#tests/support/tools'
import { root } from '../architecture/sources.ts'
import { document } from './document.ts'

/** Those that a key may call; the account wants a session. */
const callable = operations.filter(({ access }) => access.credentials.includes('sandbox'))

let service: ServiceProcess
let folder: string
beforeAll(async () => {
  // Before anything runs that has to be ended.
  await installTools()
  const env = { DATA_DIR: await newFolder(), TIER_LIMITS: '{"sandbox":{"perMinute":1000,"perDay":null}}' }
  ;[service, folder] = await Promise.all([startProcess(env), newFolder()])
  const paths = Object.fromEntries(callable.map(({ path }) => [path, document.paths?.[path]]))
  await writeFile(join(folder, 'openapi.json'), JSON.stringify({ ...document, paths }))
  await writeFile(join(folder, 'postman.json'), JSON.stringify(converterOptions))
  await writeFile(join(folder, 'whole.json'), JSON.stringify(document))
})
afterAll(() => service.end('SIGTERM'))

/** By itself the converter invents bodies and sends every optional header, each with an invented value. */
const converterOptions = { parametersResolution: 'Example', enableOptionalParameters: false, folderStrategy: 'Tags' }

/** A folder of a collection, or a request with its headers. */
interface Item {
  name: string
  item?: Item[]
  request?: { header: { key: string; value: string; disabled?: boolean }[] }
}

const requestsOf = (items: Item[]): Item[] => items.flatMap(one => (one.item ? requestsOf(one.item) : [one]))

const variables = () => ({ baseUrl: service.url, apiKey: sandboxKey })

describe('a collection that others make of the file', () => {
  test('Portman, as the page for testers calls it: every operation answers as its checks of the contract want it', async () => {
    const page = await readFile('examples/TESTING.md', 'utf8')
    const [, printed = ''] = /^ +npx @apideck\/portman (.*)$/m.exec(page) ?? []
    const places: Record<string, string> = {
      'openapi.json': join(folder, 'whole.json'),
      'portman.json': join(folder, 'portman.postman.json'),
    }
    const args = printed.split(' ').map(arg => places[arg] ?? (arg.startsWith('examples/') ? join(root, arg) : arg))
    expect(args.filter(arg => arg.startsWith(folder))).toHaveLength(2)
    expect(await runTool('portman', args, folder)).toMatchObject({ code: 0 })
    const run = await runCollection(join(folder, 'portman.postman.json'), variables())
    expect(failuresOf(run)).toEqual([])
    expect(run.stats.requests).toMatchObject({ total: callable.length, failed: 0 })
    expect(run.stats.assertions.total).toBeGreaterThan(4 * callable.length)
  })

  test('Portman would tell of an answer that its file does not have', async () => {
    const collection = await readFile(join(folder, 'portman.postman.json'), 'utf8')
    await writeFile(join(folder, 'changed.json'), collection.replaceAll('estimationCentrale', 'estimationMoyenne'))
    const run = await runCollection(join(folder, 'changed.json'), variables())
    expect(failuresOf(run).join()).toContain("should have required property 'estimationMoyenne'")
  })

  test('the converter of Postman: every example is answered', async () => {
    const args = ['-s', 'openapi.json', '-o', 'converted.json', '-c', 'postman.json']
    expect(await runTool('openapi2postmanv2', args, folder)).toMatchObject({ code: 0 })
    const collection = JSON.parse(await readFile(join(folder, 'converted.json'), 'utf8')) as { item: Item[] }
    for (const { request } of requestsOf(collection.item.filter(({ name }) => name === 'AI'))) {
      const scenario = request?.header.find(({ key }) => key === 'X-Sandbox-Scenario')
      Object.assign(scenario ?? {}, { value: '200', disabled: false })
    }
    await writeFile(join(folder, 'converted.json'), JSON.stringify(collection))
    const run = await runCollection(join(folder, 'converted.json'), variables())
    expect(run.executions).toHaveLength(callable.length)
    const statuses = run.executions.map(({ item, response }) => [item.name, response?.code])
    // A contact is received and a sandbox made, and everything else answers what it was asked.
    const made: unknown[] = [contract.leads.create.summary, contract.sandbox.createSandbox.summary]
    expect(statuses).toEqual(statuses.map(([name]) => [name, made.includes(name) ? 201 : 200]))
  })
})
