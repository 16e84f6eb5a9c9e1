import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort, newFolder } from '../../support/process.ts'
import { until } from '../../support/until.ts'

/** WordPress and its translations as Debian installs them. */
const sources = '/usr/share/wordpress'
/** Files that a real site needs, by the Debian package that has each. */
const files: Readonly<Record<string, string>> = {
  wordpress: `${sources}/wp-load.php`,
  'wordpress-theme-twentytwentythree': `${sources}/wp-content/themes/twentytwentythree/style.css`,
  'wordpress-l10n': `${sources}/wp-content/languages/fr_FR.mo`,
  'mariadb-server': '/usr/sbin/mariadbd',
  'php-cli': '/usr/bin/php',
}

const hasModule = (name: string): boolean =>
  spawnSync('php', ['-r', `exit(extension_loaded('${name}') ? 0 : 1);`], { stdio: 'ignore' }).status === 0

/** Debian packages that a real site lacks on this machine. */
export const missingPackages: readonly string[] = [
  ...Object.entries(files).flatMap(([name, file]) => (existsSync(file) ? [] : [name])),
  ...(hasModule('mysqli') ? [] : ['php-mysql']),
]

/** A letter as WordPress would send it. */
interface SentLetter {
  to: string
  subject: string
  message: string
  headers: string[]
}

/** A real WordPress with its database. */
export interface RealSite {
  url: string
  /** Runs PHP with WordPress loaded, and returns what it prints. */
  run(code: string): string
  letters(): Promise<SentLetter[]>
  close(): Promise<void>
}

const end = async (child: ChildProcess): Promise<void> => {
  const closed = once(child, 'close')
  child.kill()
  await closed
}

const startDatabase = async (folder: string): Promise<{ child: ChildProcess; socket: string }> => {
  const [data, socket] = [join(folder, 'data'), join(folder, 'db.sock')]
  const own = ['--no-defaults', `--datadir=${data}`]
  const root = process.getuid?.() === 0 ? ['--user=root'] : []
  execFileSync('mariadb-install-db', [...own, ...root, '--auth-root-authentication-method=normal', '--skip-test-db'], {
    stdio: 'ignore',
  })
  const child = spawn('mariadbd', [...own, ...root, `--socket=${socket}`, '--skip-networking'], { stdio: 'ignore' })
  await until(() => (existsSync(socket) ? true : undefined), 'socket of the database')
  const sql = 'CREATE DATABASE wordpress CHARACTER SET utf8mb4'
  execFileSync('mariadb', ['--no-defaults', `--socket=${socket}`, '-u', 'root', '-e', sql], { stdio: 'ignore' })
  return { child, socket }
}

const buildConfig = (url: string, socket: string): string => `<?php
define( 'DB_NAME', 'wordpress' );
define( 'DB_USER', 'root' );
define( 'DB_PASSWORD', '' );
define( 'DB_HOST', 'localhost:${socket}' );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'DB_COLLATE', '' );
define( 'WP_HOME', '${url}' );
define( 'WP_SITEURL', '${url}' );
define( 'DISABLE_WP_CRON', true );
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'FS_METHOD', 'direct' );
$table_prefix = 'wp_';
if ( ! defined( 'ABSPATH' ) ) { define( 'ABSPATH', __DIR__ . '/' ); }
require_once ABSPATH . 'wp-settings.php';
`

/** Password of the user `admin` of a real site. */
export const adminPassword = 'a password of this test'

const installation = `define( 'WP_INSTALLING', true );
require './wp-load.php';
require ABSPATH . 'wp-admin/includes/upgrade.php';
wp_install( 'Agence Exemple', 'admin', 'admin@agency.example', true, '', '${adminPassword}', 'fr_FR' );`

/** Installs a WordPress with its own database in a folder of its own, and serves it. */
export const startRealSite = async (): Promise<RealSite> => {
  const [folder, port] = await Promise.all([newFolder(), freePort()])
  const site = join(folder, 'site')
  await cp(sources, site, { recursive: true, dereference: true })
  await mkdir(join(site, 'wp-content/mu-plugins'), { recursive: true })
  await cp(new URL('real-site.php', import.meta.url), join(site, 'wp-content/mu-plugins/real-site.php'))
  const { child: database, socket } = await startDatabase(folder)
  const url = `http://localhost:${port}`
  await writeFile(join(site, 'wp-config.php'), buildConfig(url, socket))
  const php = (code: string): string => execFileSync('php', ['-r', code], { cwd: site, encoding: 'utf8' })
  php(installation)
  const env = { PATH: process.env.PATH, PHP_CLI_SERVER_WORKERS: '2' }
  const server = spawn('php', ['-S', `localhost:${port}`, '-t', site], { cwd: site, stdio: 'ignore', env })
  await until(
    () =>
      fetch(url).then(
        ({ ok }) => ok || undefined,
        () => undefined,
      ),
    'site of WordPress',
  )
  return {
    url,
    run: code => php(`require './wp-load.php';\n${code}`),
    letters: async () =>
      (await readFile(join(site, 'letters.jsonl'), 'utf8').catch(() => ''))
        .split('\n')
        .filter(line => line !== '')
        .map(line => JSON.parse(line) as SentLetter),
    close: async () => {
      await Promise.all([end(server), end(database)])
      await rm(folder, { recursive: true, force: true })
    },
  }
}
