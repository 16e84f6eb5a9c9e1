import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../../architecture/sources.ts'
import { freePort, newFolder } from '../../support/process.ts'
import { until } from '../../support/until.ts'

/** A letter as the plugin gives it to WordPress. */
export interface Letter {
  to: string
  subject: string
  text: string
  headers: string[]
}

/** What a site remembers. */
interface SiteState {
  options: Record<string, unknown>
  transients: Record<string, unknown>
  letters: Letter[]
  /** How long each request to another server might have taken, seconds. */
  waits: number[]
  /** Whether letters leave. */
  mailWorks: boolean
  locale: string
  /** Address of the site's privacy page; empty where none was chosen. */
  privacyPage: string
}

/** A site with the plugin, run by PHP. */
export interface Site {
  url: string
  state(): Promise<SiteState>
  change(changes: Partial<SiteState>): Promise<void>
  /** Settings of the plugin, over those that it has in tests. */
  set(settings: Record<string, string>): Promise<void>
  close(): Promise<void>
}

const fresh: SiteState = {
  options: { admin_email: 'admin@agency.example', blogname: 'Agence &amp; Fils' },
  ...{ transients: {}, letters: [], waits: [], mailWorks: true, locale: 'fr_LU' },
  privacyPage: 'https://agency.example/privacy',
}

/** Runs PHP to its end; where it is missing, says what to install. */
export const php = async (...args: string[]): Promise<string> => {
  const child = spawn('php', args, { cwd: root })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', chunk => {
      printed += chunk
    })
  const [code] = await once(child, 'close').catch((error: unknown) => {
    throw new Error('PHP is missing: apt-get install php-cli', { cause: error })
  })
  if (code !== 0) throw new Error(`php ${args.join(' ')} ended with ${code}: ${printed}`)
  return printed
}

/** Starts a site whose plugin has no settings yet. */
export const startSite = async (): Promise<Site> => {
  await php('--version')
  const [folder, port] = await Promise.all([newFolder(), freePort()])
  const file = join(folder, 'state.json')
  const write = (state: SiteState): Promise<void> => writeFile(file, JSON.stringify(state))
  const state = async (): Promise<SiteState> => JSON.parse(await readFile(file, 'utf8'))
  const change = async (changes: Partial<SiteState>): Promise<void> => write({ ...(await state()), ...changes })
  await write(fresh)
  const strict = ['-d', 'display_errors=1', '-d', 'error_reporting=-1', '-d', 'html_errors=0']
  const child = spawn('php', [...strict, '-S', `localhost:${port}`, 'tests/examples/wordpress/site.php'], {
    ...{ cwd: root, stdio: 'ignore' },
    env: { PATH: process.env.PATH, WORDPRESS_STATE: file },
  })
  const closed = once(child, 'close')
  const url = `http://localhost:${port}`
  await until(
    () =>
      fetch(url).then(
        ({ ok }) => (ok ? true : undefined),
        () => undefined,
      ),
    'site',
  )
  return {
    ...{ url, state, change },
    set: async settings => change({ ...fresh, options: { ...fresh.options, valorem: settings } }),
    close: async () => {
      child.kill()
      await closed
      await rm(folder, { recursive: true, force: true })
    },
  }
}
