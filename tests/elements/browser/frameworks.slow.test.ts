import { execFile } from 'node:child_process'
import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { root } from '../../architecture/sources.ts'
import { type Packed, packed } from '../../sdk/packed.ts'
import { installTools, toolModule } from '../../support/tools.ts'
import { ask, inState, shownText, type WidgetWorld, widgetWorld } from '../../support/widget-host.ts'

const run = promisify(execFile)

let world: WidgetWorld
let sdk: Packed
let project = ''

/** A project that has the packed SDK, and the frameworks that `tests/tools` names. */
beforeAll(async () => {
  await installTools()
  ;[world, sdk] = await Promise.all([widgetWorld(), packed()])
  project = join(sdk.folder, 'host')
  const modules = join(project, 'node_modules')
  await mkdir(join(modules, '@valorem'), { recursive: true })
  await cp(join(sdk.folder, 'package'), join(modules, '@valorem/sdk'), { recursive: true })
  for (const name of ['react', 'react-dom', 'scheduler', 'csstype', 'vue', '@vue', '@types'])
    await symlink(toolModule(name), join(modules, name))
  await cp(join(root, 'examples/embed/react.tsx'), join(project, 'estimate.tsx'))
  await writeFile(
    join(project, 'react-host.tsx'),
    `import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Estimate } from './estimate.tsx'

const settings = Object.assign(document.createElement('div'), { id: 'host' })
document.querySelector('main')?.append(settings)
const leads: unknown[] = []
Object.assign(window, { leads })
const root = createRoot(settings)
const draw = (apiKey: string) =>
  root.render(
    <StrictMode>
      <Estimate apiKey={apiKey} service="${world.app.url}" save={async lead => leads.push(lead.contact)} />
    </StrictMode>,
  )
draw('${world.key}')
Object.assign(window, { end: () => root.unmount() })
`,
  )
  await writeFile(
    join(project, 'vue-host.ts'),
    `import { defineValoremEstimate, type LeadDetail } from '@valorem/sdk/widget'
import '@valorem/sdk/widget/vue'
import { createApp, type GlobalComponents, h, ref } from 'vue'

defineValoremEstimate()
const known: GlobalComponents['valorem-estimate'] | undefined = undefined
void known
const leads: unknown[] = []
const language = ref('de')
Object.assign(window, { leads, language })
const host = Object.assign(document.createElement('div'), { id: 'host' })
document.querySelector('main')?.append(host)
createApp({
  render: () =>
    h('valorem-estimate', {
      'api-key': '${world.key}',
      'base-url': '${world.app.url}',
      lang: language.value,
      lead: 'event',
      'privacy-url': 'https://agency.example/privacy',
      'onValorem-lead': ({ detail }: CustomEvent<LeadDetail>) => detail.respondWith(Promise.resolve(leads.push(detail.contact))),
    }),
}).mount(host)
`,
  )
})
afterAll(async () => {
  await world.close()
  await sdk.remove()
})

const bundled = async (entry: string): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [join(project, entry)],
    bundle: true,
    format: 'iife',
    platform: 'browser',
    jsx: 'automatic',
    define: {
      'process.env.NODE_ENV': '"development"',
      __VUE_OPTIONS_API__: 'true',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
    write: false,
    logLevel: 'silent',
  })
  return outputFiles[0]?.text ?? ''
}

const contact = async (page: Awaited<ReturnType<WidgetWorld['open']>>['page']) => {
  await page.locator('#lead-by-email').check()
  await page.locator('#lead-email').fill('ada@example.org')
  await page.locator('#lead-consent').check()
  await page.locator('[part~=send]').click()
}

describe('hosts that take the packed package', () => {
  test('React in StrictMode, which mounts twice: one card, one list, a contact by its own listener', async () => {
    const { page, errors, said } = await world.open({ body: '', lang: 'en' })
    await page.addScriptTag({ content: await bundled('react-host.tsx') })
    await inState(page, 'idle')
    expect(await page.locator('valorem-estimate').count()).toBe(1)
    expect(await page.locator('valorem-estimate').getAttribute('api-key')).toBe(world.key)
    await ask(page)
    await inState(page, 'result')
    expect(await shownText(page)).toContain('Votre estimation')
    await contact(page)
    await page.getByText(/^Merci, .* vous recontacte\.$/).waitFor()
    expect(await page.evaluate('leads')).toEqual([{ email: 'ada@example.org' }])
    await page.evaluate('end()')
    expect(await page.locator('valorem-estimate').count()).toBe(0)
    expect({ errors, said }).toEqual({ errors: [], said: [] })
    await page.close()
  })

  test('Vue 3, whose attributes change with its state', async () => {
    const { page, errors, said } = await world.open({ body: '', lang: 'en' })
    await page.addScriptTag({ content: await bundled('vue-host.ts') })
    await inState(page, 'idle')
    await ask(page)
    await inState(page, 'result')
    expect(await shownText(page)).toContain('Ihre Schätzung')
    await page.evaluate(`language.value = 'lb'`)
    await page.getByText('Är Schätzung', { exact: true }).waitFor()
    await contact(page)
    await page.getByText(/^Merci, .* mellt sech bei Iech\.$/).waitFor()
    expect(await page.evaluate('leads')).toEqual([{ email: 'ada@example.org' }])
    expect({ errors, said }).toEqual({ errors: [], said: [] })
    await page.close()
  })
})

describe('types', () => {
  const compiled = async (file: string, text: string): Promise<string> => {
    await writeFile(join(project, file), text)
    const svelte = join(project, 'node_modules/svelte')
    await mkdir(svelte, { recursive: true })
    await cp(join(root, 'sdk/peers/svelte-elements.d.ts'), join(svelte, 'elements.d.ts'))
    await writeFile(
      join(svelte, 'package.json'),
      '{ "name": "svelte", "version": "5.0.0", "exports": { "./elements": { "types": "./elements.d.ts" } } }',
    )
    const options = ['--noEmit', '--strict', '--skipLibCheck', '--jsx', 'react-jsx', '--allowImportingTsExtensions']
    const target = ['--target', 'es2022', '--lib', 'es2022,dom', '--module', 'preserve', '--types', '']
    const tsc = join(root, 'node_modules/typescript/bin/tsc')
    return run(process.execPath, [tsc, ...options, ...target, file], { cwd: project }).then(
      () => '',
      ({ stdout }: { stdout: string }) => stdout,
    )
  }

  test('of React know the attributes and the events; a wrong one does not compile', async () => {
    expect(
      await compiled(
        'good.tsx',
        `import { Estimate } from './estimate.tsx'\nexport const page = <Estimate apiKey="" service="" save={async lead => lead.contact.email} />`,
      ),
    ).toBe('')
    const wrong = `import '@valorem/sdk/widget/react'\nexport const page = <valorem-estimate theme="blue" />`
    expect(await compiled('wrong.tsx', wrong)).toContain('"blue"')
    const untyped = `import '@valorem/sdk/widget/react'\nexport const page = <valorem-estimate onvalorem-lead={event => event.detail.nothing} />`
    expect(await compiled('untyped.tsx', untyped)).toContain('nothing')
  })

  test('of Vue and Svelte are augmented', async () => {
    const vue = `import '@valorem/sdk/widget/vue'
import type { GlobalComponents } from 'vue'
type Props = InstanceType<GlobalComponents['valorem-estimate']>['$props']
export const good: Props = { 'api-key': 'vp', lang: 'fr', onValoremLead: event => event.detail.contact.email }
// @ts-expect-error: no such theme
export const wrong: Props = { theme: 'blue' }`
    expect(await compiled('vue-types.ts', vue)).toBe('')
    const svelte = `import '@valorem/sdk/widget/svelte'
import type { SvelteHTMLElements } from 'svelte/elements'
export const good: SvelteHTMLElements['valorem-estimate'] = { 'api-key': 'vp', 'onvalorem-estimate': event => event.detail.estimate.confiance }
// @ts-expect-error: no such theme
export const wrong: SvelteHTMLElements['valorem-estimate'] = { theme: 'blue' }
export const element: HTMLElementTagNameMap['valorem-estimate'] = document.createElement('valorem-estimate')
element.addEventListener('valorem-error', event => event.detail.code)
void element.submit().then(estimate => estimate?.estimationCentrale)`
    expect(await compiled('svelte-types.ts', svelte)).toBe('')
  })
})

test('the example page works with the address and the key filled in', async () => {
  const text = await readFile(join(root, 'examples/embed/page.html'), 'utf8')
  const filled = text.replaceAll('https://SERVICE', world.app.url).replaceAll('vp_live_…', world.key)
  const watched = await world.open({ document: filled })
  const bodies: unknown[] = []
  // The key of an organisation, which receives contacts.
  await watched.page.route('**/api/v1/estimation/places', async route => {
    if (route.request().method() === 'OPTIONS') return route.continue()
    const response = await route.fetch()
    const { data, ...rest } = await response.json()
    await route.fulfill({ response, json: { ...rest, data: { ...data, leads: true } } })
  })
  await watched.page.route('**/api/v1/leads', async route => {
    const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' }
    if (route.request().method() === 'OPTIONS') return route.fulfill({ status: 204, headers })
    bodies.push(route.request().postDataJSON())
    await route.fulfill({ status: 201, headers, json: { success: true, data: { delivery: 'queued' }, meta: {} } })
  })
  await watched.page.reload()
  await inState(watched.page, 'idle')
  await ask(watched.page)
  await inState(watched.page, 'result')
  await contact(watched.page)
  await watched.page.getByText(/^Merci, .* vous recontacte\.$/).waitFor()
  expect(bodies).toMatchObject([{ contact: { email: 'ada@example.org' }, reference: 'home page' }])
  expect(await watched.findings()).toEqual([])
  await watched.page.close()
})
