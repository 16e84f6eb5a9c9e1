import { globSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { languages } from '#languages/registry'
import { buildPluginArchive } from '#server/http/files/wordpress'
import { root } from '../../architecture/sources.ts'
import { newFolder } from '../../support/process.ts'
import { php, type Site, startSite } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

const service = 'https://service.example'
const key = `vp_live_${'a'.repeat(43)}`
const page = '/wp-admin/options-general.php?page=valorem'
const read = async (path: string): Promise<string> =>
  (await fetch(`${site.url}${path}`, { headers: { Cookie: 'role=administrator' } })).text()

test.each(globSync('{examples,tests/examples}/**/*.php', { cwd: root }))('%s is PHP', async file => {
  expect(await php('-l', file)).toContain('No syntax errors detected')
})

test.each([
  ['fr_FR', 'Adresse du service', 'Votre page de confidentialité', 'Estimation d’un appartement'],
  ['de_DE', 'Adresse des Dienstes', 'Ihre Datenschutzseite', 'Schätzung einer Wohnung'],
  ['lb_LU', 'Adress vum Service', 'Är Dateschutzsäit', 'Schätzung vun engem Appartement'],
  ['pt_PT', 'Endereço do serviço', 'A sua página de privacidade', 'Estimativa de um apartamento'],
])('settings and block are in the language of %s', async (locale, service, privacy, estimate) => {
  await site.change({ locale })
  const text = await read(page)
  for (const label of [service, privacy, estimate]) expect(text).toContain(label)
  for (const label of ['Address of the service', 'Such as', 'Empty', 'None<']) expect(text).not.toContain(label)
  const { script } = JSON.parse(await read('/editor')) as { script: string }
  const words = JSON.parse(/\( wp, (\{.*\}) \);$/s.exec(script)?.[1] ?? '{}') as { elements: { label: string }[] }
  expect(words.elements[0]?.label).toBe(estimate)
})

test('every text of the plugin has its translations, with the same gaps', async () => {
  const files = ['valorem.php', 'area.php'].map(file => readFile(`${root}examples/embed/wordpress/${file}`, 'utf8'))
  const source = (await Promise.all(files)).join('\n')
  // Texts of an element are in its own language: `valorem_in`.
  const calls = /(?:(?:esc_html)?__\( |valorem_in\( \$language, )'([^']*)'(?:, 'valorem')? \)/g
  const used = [...source.matchAll(calls)].map(([, text = '']) => text)
  const printed = await php(
    '-r',
    "define('ABSPATH', 1); echo json_encode(require 'examples/embed/wordpress/texts.php');",
  )
  const translated = JSON.parse(printed) as Record<string, Record<string, string>>
  expect(used.length).toBeGreaterThan(70)
  expect(Object.keys(translated).toSorted()).toEqual(languages.filter(code => code !== 'en').toSorted())
  const gaps = (text = '') => (text.match(/%(\d\$)?s/g) ?? []).toSorted()
  for (const texts of Object.values(translated)) {
    expect(used.filter(text => texts[text] === undefined)).toEqual([])
    for (const text of used) expect(gaps(texts[text])).toEqual(gaps(text))
    // The head of the plugin is translated too.
    expect(Object.keys(texts).filter(text => !source.includes(text))).toEqual([])
  }
})

test('a downloaded plugin starts with its settings, whatever they hold; those of the settings page go before them', async () => {
  const folder = await newFolder()
  const agency = "'); system('id'); // \\' $x {$y} <?php ?>\n"
  for (const [name, bytes] of Object.entries(unzipSync(buildPluginArchive({ service, key, agency })))) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), bytes)
  }
  const readSettings = async (options: object): Promise<Record<string, string>> => {
    await writeFile(join(folder, 'state.json'), JSON.stringify({ options, locale: 'fr_FR' }))
    const program = `putenv('WORDPRESS_STATE=${folder}/state.json'); require 'tests/examples/wordpress/functions.php'; require '${folder}/valorem/valorem.php'; echo json_encode(valorem_settings());`
    return JSON.parse(await php('-r', program))
  }
  expect(await readSettings({})).toMatchObject({ service, key, agency, contact: 'service', mail: '' })
  const stored = { service: '', key: 'vk_sandbox_public', agency: '', contact: 'off' }
  expect(await readSettings({ valorem: stored })).toMatchObject({ ...stored, service })
  await rm(folder, { recursive: true })
})

describe('the block', () => {
  beforeEach(() => site.set({ service, key }))

  test('draws each element by its attributes', async () => {
    const known = { element: 'costs', lang: 'en', commune: 'Mamer' }
    const attributes = { ...known, quartier: 'Belair', price: ['1'], style: { spacing: {} } }
    expect(await read(`/block?attributes=${JSON.stringify(attributes)}`)).toContain(
      `<main><div class="wp-block-valorem-element"><valorem-costs api-key="${key}" base-url="${service}" lang="en" commune="Mamer"><a href="${site.url}/">Contact us</a></valorem-costs></div></main>`,
    )
    expect(await read(`/block?attributes={"element":"script"}`)).toContain(
      '<div class="wp-block-valorem-element"></div>',
    )
  })

  test('is set in the editor by fields of its own attributes, with no build step', async () => {
    const { script, attributes } = JSON.parse(await read('/editor')) as { script: string; attributes: object }
    interface Drawn {
      kind: string
      props: { label?: string; html?: string; options?: { value: string }[]; onChange?(value: string): void }
      children: (Drawn | false)[]
    }
    const registered = new Map<string, { edit(props: object): Drawn; save(): unknown }>()
    const wp = {
      element: {
        createElement: (kind: string, props: Drawn['props'], ...children: Drawn[]) => ({ kind, props, children }),
      },
      components: Object.fromEntries(
        ['Disabled', 'Placeholder', 'SandBox', 'SelectControl', 'TextControl'].map(name => [name, name]),
      ),
      blockEditor: { useBlockProps: () => ({}) },
      blocks: {
        registerBlockType: (name: string, block: { edit(props: object): Drawn; save(): unknown }) =>
          registered.set(name, block),
      },
    }
    runInContext(script, createContext({ wp }))
    const block = registered.get('valorem/element')
    const changes: object[] = []
    const setAttributes = (change: object): void => void changes.push(change)
    const fieldsOf = (element: string) =>
      block
        ?.edit({ attributes: { element }, setAttributes })
        .children.filter(child => child && child.kind === 'Placeholder')
        .flatMap(placeholder => (placeholder ? placeholder.children : []))
        .flatMap(row => (row ? row.children : []))
        .filter(field => field !== false)
    const [fields = [], place = []] = [fieldsOf('estimate'), fieldsOf('area')]
    // The last two fields of a place are its own.
    for (const { props } of [...fields, ...place.slice(-2)]) {
      expect(props.label).toMatch(/\w/)
      props.onChange?.('x')
    }
    // Each field sets an attribute of the block, and each attribute has a field.
    expect(changes).toEqual(Object.keys(attributes).map(name => ({ [name]: 'x' })))
    expect(fields[0]?.props.options?.map(({ value }) => value)).toEqual([
      'estimate',
      'area',
      'costs',
      'mortgage',
      'gains',
    ])
    expect(fields[1]?.props.options?.map(({ value }) => value)).toEqual(['', ...languages])
    expect(fieldsOf('costs')).toHaveLength(2)
    expect(place.map(({ props }) => props.label)).toHaveLength(5)
    expect(block?.save()).toBeNull()
    const previewOf = (own: object): string | undefined => {
      const children = block?.edit({ attributes: own, setAttributes }).children ?? []
      // Nothing can be sent from the preview.
      const [shield] = children.flatMap(child => (child && child.kind === 'Disabled' ? [child] : []))
      const [frame] = (shield?.children ?? []).flatMap(child => (child ? [child] : []))
      expect(frame?.kind).toBe('SandBox')
      return frame?.props.html
    }
    expect(previewOf({ element: 'estimate', lang: 'de', commune: '"><script>', surface: '80', align: 'wide' })).toMatch(
      new RegExp(
        `^<script async src="${service}/widget/v1/valorem-estimate\\.\\w\\w\\.js"></script><valorem-estimate lang="de" commune="&quot;>&lt;script>" surface="80" api-key="${key}" base-url="${service}"`,
      ),
    )
    // Whoever writes the page is no visitor: the form tells the service nothing.
    expect(previewOf({ element: 'estimate' })).toContain(' preview="yes"')
    expect(previewOf({ element: 'costs' })).toContain(
      `/widget/v1/valorem-calculators.js"></script><valorem-costs api-key`,
    )
  })
})
