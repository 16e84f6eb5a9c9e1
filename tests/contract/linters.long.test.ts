import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OpenAPIObject } from 'openapi3-ts/oas31'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { root } from '../architecture/sources.ts'
import { installTools, runTool } from '../support/tools.ts'
import { document } from './document.ts'

beforeAll(installTools)

/** The codes of what Spectral finds in the file with one thing changed, under the rules of `.spectral.yaml`. */
const found = async (change: (copy: OpenAPIObject) => void): Promise<string[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'valorem-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const copy = structuredClone(document)
  change(copy)
  await mkdir(join(folder, 'contract/openapi'), { recursive: true })
  await cp(join(root, '.spectral.yaml'), join(folder, '.spectral.yaml'))
  // The rules of OWASP are found from the file with ours.
  await mkdir(join(folder, 'tests'))
  await symlink(join(root, 'tests/tools'), join(folder, 'tests/tools'))
  await writeFile(join(folder, 'contract/openapi/openapi.json'), JSON.stringify(copy))
  const args = ['lint', 'contract/openapi/openapi.json', '--fail-severity', 'hint', '-f', 'json', '-q']
  const { stdout } = await runTool('spectral', args, folder)
  const findings = JSON.parse(stdout) as { code: string }[] // Spectral's own report
  return [...new Set(findings.map(({ code }) => code))]
}

const home = (copy: OpenAPIObject) => copy.components?.schemas?.EstimationInput ?? {}

test('Spectral finds nothing in the file', async () => {
  expect(await found(() => {})).toEqual([])
})

test('its rules have teeth: whom to ask, ids, and defaults that do not fit', async () => {
  expect(
    await found(copy => {
      Reflect.deleteProperty(copy.info, 'contact')
      Reflect.deleteProperty(copy.paths?.['/api/v1/estimation']?.post ?? {}, 'operationId')
      Object.assign(home(copy), { properties: { surface: { type: 'number', default: 'large' } } })
    }),
  ).toEqual(expect.arrayContaining(['info-contact', 'operation-operationId', 'oas3-valid-schema-example']))
})

test('those of OWASP too: a text, a list and a number without limits, and a server without TLS', async () => {
  const rules = await found(copy => {
    Object.assign(home(copy), {
      properties: { commune: { type: 'string' }, kinds: { type: 'array', items: {} }, floor: { type: 'integer' } },
    })
    Object.assign(copy.servers?.[1] ?? {}, { url: 'http://{host}' })
  })
  expect(rules).toEqual(
    expect.arrayContaining([
      'owasp:api4:2023-string-limit',
      'owasp:api4:2023-array-limit',
      'owasp:api4:2023-integer-format',
      'owasp:api8:2023-no-server-http',
    ]),
  )
})

/** A header that is always 0 has its example as text, since Prism drops the number and then misses the header. */
const zeroAsText = { ruleId: 'no-invalid-schema-examples', severity: 'warn' }

test('Redocly finds no error, and one warning that has a reason', async () => {
  const { code, stdout } = await runTool('redocly', ['lint', 'contract/openapi/openapi.json', '--format=json'], root)
  const { totals, problems } = JSON.parse(stdout) as { totals: object; problems: object[] } // Redocly's own report
  expect(problems).toMatchObject([zeroAsText])
  expect(totals).toMatchObject({ errors: 0, warnings: 1 })
  expect(code).toBe(0)
})
