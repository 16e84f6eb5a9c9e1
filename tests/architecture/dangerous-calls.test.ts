import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { root, sources } from './sources.ts'

/** Ways to run a text as code, a command of the system, or as markup of a page, and to write a file; each with the files that may. */
const dangerous: readonly (readonly [what: string, use: RegExp, files: readonly string[]])[] = [
  ['a text is run as code', /(?<![.\w])eval\(|new Function\(|\bsetTimeout\(\s*['"`]/, []],
  // One constant text, which asks V8 for a collection.
  ['a context of its own runs a text', /node:vm/, ['server/start/release-startup-heap.ts']],
  // Commands of the operator alone: PostgreSQL's programs without a shell, npm with constant words, and a shell with what the
  // operator typed and the name of a replica, which is letters, digits and `.:_-`.
  [
    'a command of the system is run',
    /node:child_process/,
    [
      'server/commands/drill-engines.ts',
      'server/commands/production-packages.ts',
      'server/commands/release-replicas.ts',
      // Node with the service, once, while an image is built.
      'server/start/build/fill-compile-cache.ts',
    ],
  ],
  // Releases of the contract, letters of a machine without a mail server, what the operator refreshes, lists of packages, own secrets.
  [
    'a file is written',
    /\b(writeFile|appendFile|copyFile|createWriteStream)(Sync)?\(/,
    [
      'contract/openapi/releases.ts',
      'server/adapters/mail/outbox.ts',
      'server/adapters/replace-files.ts',
      // Into a folder of the drill's own.
      'server/commands/drill-engines.ts',
      'server/commands/notices.ts',
      'server/config/made-secret.ts',
      'server/pages/build/page-font.ts',
      // In a program that a page of the documentation shows.
      'server/pages/docs/requests.ts',
      'server/start/build/place-program.ts',
    ],
  ],
  // What `html` made, which escapes by type; scripts of such a document never run.
  [
    'a text is read as markup',
    /\b(innerHTML|outerHTML|insertAdjacentHTML|document\.write|DOMParser)\b/,
    [
      'server/pages/ask/browser/page.ts',
      'server/pages/read/browser/page.ts',
      'server/pages/table-file/browser/file-page.ts',
    ],
  ],
]

/** Scripts of pages that are served as they are written. */
const scripts = globSync('server/pages/assets/*.js', { cwd: root }).map(file => ({
  file,
  text: readFileSync(`${root}${file}`, 'utf8'),
}))

const written = [...sources.filter(({ file }) => /^(server|sdk\/src|contract|languages)\//.test(file)), ...scripts]

test.each(dangerous)('%s nowhere but where it is known', (_what, use, files) => {
  expect(scripts).not.toEqual([])
  expect(written.filter(({ text }) => use.test(text)).map(({ file }) => file)).toEqual(files)
})
