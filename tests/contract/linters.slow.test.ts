import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
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

test('Redocly finds no error and no warning', async () => {
  const { code, stdout } = await runTool('redocly', ['lint', 'contract/openapi/openapi.json', '--format=json'], root)
  const { totals, problems } = JSON.parse(stdout) as { totals: object; problems: object[] } // Redocly's own report
  expect(problems).toEqual([])
  expect(totals).toMatchObject({ errors: 0, warnings: 0 })
  expect(code).toBe(0)
})
