import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signedIn, type Visitor } from '../../pages/visitor.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { openBrowser, watchedPage } from '../../support/browser.ts'
import { newFolder } from '../../support/process.ts'
import { ask, inState } from '../../support/widget-host.ts'
import { adminPassword, missingPackages, type RealSite, startRealSite } from './real-site.ts'

const isComplete = missingPackages.length === 0
if (!isComplete) console.info(`No test in a real WordPress: apt-get install ${missingPackages.join(' ')}`)

let [app, site, browser, ada] = [] as unknown as [TestApp, RealSite, Browser, Visitor]
let [key, post] = ['', '']
beforeAll(async () => {
  if (!isComplete) return
  const env = { TRUST_PROXY: '1', PROVIDER_KEY_SECRETS: `one:${'A'.repeat(43)}=` }
  ;[app, site, browser] = await Promise.all([startApp({ env }), startRealSite(), openBrowser()])
  ada = await signedIn(app, 'ada@agency.example')
  await ada.post('/account/organisation', { name: 'Agence Exemple', terms: 'yes' })
}, 300_000)
afterAll(async () => {
  await browser?.close()
  await site?.close()
  await app?.close()
})

/** The plugin as the account gives it, with the key of a website at the address of the site. */
const downloadPlugin = async (): Promise<Uint8Array> => {
  const wish = { name: 'Site', kind: 'publishable', tier: 'free', owner: 'organisation', creation: 'Site' }
  const { to } = await ada.post('/account/keys', {
    ...wish,
    origins: site.url,
    privacyUrl: 'https://agency.example/privacy',
  })
  const { text } = await ada.get(to)
  key = /api-key="(vp_live_\w+)"/.exec(text)?.[1] ?? ''
  const path = /href="(\/account\/keys\/[\w-]+\/wordpress\.zip)"/.exec(text)?.[1] ?? ''
  const answer = await fetch(`${app.url}${path}`, { headers: { Cookie: ada.cookie() } })
  expect(answer.status).toBe(200)
  return new Uint8Array(await answer.arrayBuffer())
}

const content =
  '<!-- wp:valorem/element {"commune":"Mamer"} /-->\n[valorem_costs price="650000"]\n[valorem commune=”Mamer”]\n[valorem-area commune="Mamer"]'

/** The element that the block drew. */
const block = '.wp-block-valorem-element valorem-estimate'

/** Locale of each site, its name in a letter, and the thanks of the form. */
const sites = [
  ['fr_FR', /Nom\u00A0: Ada\n/, /Merci, .* vous recontacte\./],
  ['de_DE', /Name: Ada\n/, /Danke/],
  ['en_US', /Name: Ada\n/, /Thanks, .* will be in touch\./],
] as const

describe.skipIf(!isComplete)('a real WordPress', { shuffle: false, timeout: 60_000 }, () => {
  test('takes the archive of the account as a plugin, which is ready without a field to fill in', async () => {
    const folder = await newFolder()
    const archive = join(folder, 'valorem.zip')
    await writeFile(archive, await downloadPlugin())
    const printed = site.run(`require ABSPATH . 'wp-admin/includes/file.php';
require ABSPATH . 'wp-admin/includes/plugin.php';
WP_Filesystem();
$unzipped = unzip_file( '${archive}', WP_PLUGIN_DIR );
$active = activate_plugin( 'valorem/valorem.php' );
echo is_wp_error( $unzipped ) ? $unzipped->get_error_message() : 'unzipped', ' ', is_wp_error( $active ) ? $active->get_error_message() : 'active';`)
    expect(printed).toBe('unzipped active')
    expect(JSON.parse(site.run('echo wp_json_encode( valorem_settings() );'))).toMatchObject({
      ...{ service: app.url, key, privacy: 'https://agency.example/privacy', contact: 'service' },
    })
    post = site.run(`$user = wp_set_current_user( 1 );
echo wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Estimation', 'post_content' => ${JSON.stringify(content).replaceAll('$', '\\$')} ) );`)
    expect(post).toMatch(/^\d+$/)
  })

  test.each(sites)(
    'in %s shows block and shortcodes with the address of the service, without a message of PHP',
    async locale => {
      site.run(`update_option( 'joiner', 0 ); update_option( 'WPLANG', '${locale === 'en_US' ? '' : locale}' );`)
      const text = await (await fetch(`${site.url}/?page_id=${post}`)).text()
      expect(text).toContain(`<html lang="${locale.replace('_', '-')}"`)
      const elements = text.match(/<valorem-(estimate|costs) [^>]*>/g) ?? []
      expect(elements).toHaveLength(3)
      // A hyphen in the name of a shortcode: the shorter one before it must not take it.
      expect(text).toMatch(/<valorem-area [^>]*commune="Mamer"[^>]*><a href/)
      for (const element of elements) expect(element).toContain(` base-url="${app.url}"`)
      expect(elements.filter(element => element.includes(' commune="Mamer"'))).toHaveLength(2)
      expect(
        site.run(`echo is_file( ABSPATH . 'faults.txt' ) ? file_get_contents( ABSPATH . 'faults.txt' ) : '';`),
      ).toBe('')
    },
  )

  test.each(sites)(
    'in %s with joined scripts sends a letter to the site, whose figures are those of the form',
    async (locale, name, thanks) => {
      site.run(
        `update_option( 'joiner', 1 ); update_option( 'WPLANG', '${locale === 'en_US' ? '' : locale}' ); update_option( 'valorem', array( 'contact' => 'site' ) );`,
      )
      const before = (await site.letters()).length
      const { page, errors } = await watchedPage(browser, { width: 1000 })
      await page.goto(`${site.url}/?page_id=${post}`)
      expect(await page.locator('script[src*="/widget/"]').count()).toBe(0)
      const form = page.locator(block)
      await inState(page, 'idle', block)
      await ask(page, 'Mamer', '80', block)
      await inState(page, 'result', block)
      const shown = (await form.locator('[part~=result]').innerText()).replace(/\D+/g, ' ')
      await form.locator('#lead-name').fill('Ada')
      await form.locator('#lead-by-email').check()
      await form.locator('#lead-email').fill('ada@visitor.example')
      await form.locator('#lead-consent').check()
      await form.locator('[part~=send]').click()
      await form.getByText(thanks).waitFor()
      const letters = (await site.letters()).slice(before)
      expect(letters).toHaveLength(1)
      const [letter] = letters
      expect(letter?.to).toBe('admin@agency.example')
      expect(letter?.headers.join('\n')).toContain('Reply-To: ada@visitor.example')
      expect(letter?.message).toMatch(name)
      expect(letter?.message).not.toMatch(/&[a-z#0-9]+;/)
      const amount = /\d{3}\D\d{3}/.exec(letter?.message.replace(/[\u00A0\u202F]/g, ' ') ?? '')?.[0] ?? ''
      expect(shown).toContain(amount.replace(/\D/g, ' '))
      expect(errors).toEqual([])
      await page.close()
    },
  )

  test('shows the block in the editor as visitors get it, filled in by its fields, and takes nothing there', async () => {
    site.run(`update_option( 'joiner', 0 ); update_option( 'WPLANG', '' );`)
    const { page } = await watchedPage(browser, { width: 1280 })
    await page.goto(`${site.url}/wp-login.php`)
    await page.locator('#user_login').fill('admin')
    await page.locator('#user_pass').fill(adminPassword)
    await page.locator('#wp-submit').click()
    await page.waitForURL(/wp-admin/)
    await page.goto(`${site.url}/wp-admin/post.php?post=${post}&action=edit`)
    const frame = page.frameLocator('[data-type="valorem/element"] iframe')
    await frame.locator('valorem-estimate[commune="Mamer"]').waitFor({ state: 'attached', timeout: 60_000 })
    await expect.poll(() => frame.locator('#commune').inputValue()).toBe('Mamer')
    await page.keyboard.press('Escape')
    await page.getByLabel('Living area in m², filled in beforehand').fill('91')
    await expect.poll(() => frame.locator('#surface').inputValue()).toBe('91')
    const shield = page.locator(
      '[data-type="valorem/element"] .components-disabled, [data-type="valorem/element"] [inert]',
    )
    expect(await shield.count()).toBeGreaterThan(0)
    await page.close()
  })

  test('draws the block by its route for previews as visitors get it', async () => {
    const drawn = site.run(`wp_set_current_user( 1 );
$request = new WP_REST_Request( 'GET', '/wp/v2/block-renderer/valorem/element' );
$request->set_query_params( array( 'context' => 'edit', 'attributes' => array( 'element' => 'costs' ) ) );
echo wp_json_encode( rest_do_request( $request )->get_data() );`)
    expect(JSON.parse(drawn).rendered).toContain(`base-url="${app.url}"`)
  })
})
