import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './sources.ts'

// Whether they are workflows at all is judged by `npm run check`, which knows the schema of such files.

const workflows = readdirSync(`${root}.github/workflows`).map(name => ({
  name,
  text: readFileSync(`${root}.github/workflows/${name}`, 'utf8').replaceAll(/^ *#.*$/gm, ''),
}))
const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'))

const found = (pattern: RegExp): string[] =>
  workflows.flatMap(({ text }) => [...text.matchAll(pattern)].map(match => match[1] ?? ''))

test('every script of npm that a workflow runs is one of package.json', () => {
  const names = found(/npm run (?:-s )?([\w:-]+)/g)
  expect(names).not.toEqual([])
  expect(names.filter(name => !(name in scripts))).toEqual([])
})

test('every file that a workflow names is there', () => {
  const files = found(/(?<![\w./$-])((?:\.ci|examples|sdk)\/[\w./-]+|sbom\.cdx\.json)/g)
  expect(files).toEqual(expect.arrayContaining(['.ci/run', 'examples/deploy/Dockerfile', 'sbom.cdx.json']))
  expect(files.filter(file => !existsSync(`${root}${file}`))).toEqual([])
})

const text = (name: string): string => workflows.find(one => one.name === name)?.text ?? ''

/** The jobs of a workflow by their names. */
const jobsOf = (name: string): Map<string, string> =>
  new Map(
    (text(name).split(/^jobs:$/m)[1] ?? '')
      .split(/^(?= {2}\w+:$)/m)
      .map((job): [string, string] => [/^ {2}(\w+):/.exec(job)?.[1] ?? '', job])
      .filter(([own]) => own !== ''),
  )

test('the package is tried on three systems and three versions of Node, and released with a proof', () => {
  expect(text('tests.yml')).toMatch(/os: \[ubuntu-latest, macos-latest, windows-latest\]\s+node: \[20, 22, 24\]/)
  expect(text('release.yml')).toMatch(/id-token: write[\s\S]+npm publish .*--provenance/)
  expect(text('release.yml')).toMatch(/provenance: mode=max\s+sbom: true/)
})

test('a release begins with whether it may be one, and the image comes after the package', () => {
  const jobs = jobsOf('release.yml')
  expect([...jobs.keys()]).toEqual(['check', 'pack', 'package', 'files', 'image'])
  const [first] = (jobs.get('check') ?? '').match(/(?<=run: ).*/g) ?? []
  expect(first).toBe('test "$(jq -r .repository sdk/publication.json)" = "$GITHUB_SERVER_URL/$GITHUB_REPOSITORY"')
  expect(jobs.get('image')).toMatch(/needs: \[check, package\]/)
  // Docker refuses names with capitals, which repositories may have.
  expect(jobs.get('image')).not.toMatch(/tags:.*github\.repository/)
})

test('who may publish runs no script of a package, and no step keeps the token of the repository', () => {
  const writers = [...jobsOf('release.yml').values()].filter(job => /id-token: write|contents: write/.test(job))
  expect(writers).toHaveLength(2)
  for (const job of writers) expect(job).not.toMatch(/checkout|npm (ci|install|run|pack|exec)|npx/)
  for (const { text: own } of workflows)
    for (const [, next] of own.matchAll(/actions\/checkout@\S+\n(.*\n.*)/g))
      expect(next).toMatch(/^ +with:\n +persist-credentials: false$/)
})

test('the files of a release have a name each', () => {
  const [command = ''] = text('release.yml').match(/gh release create .*/) ?? []
  const files = [...command.matchAll(/[\w./*-]+\.(?:tgz|json|http)/g)].map(([path]) => basename(path))
  expect(files).toEqual([
    ...['valorem-sdk-*.tgz', 'sbom.cdx.json', 'valorem-sdk.sbom.cdx.json'],
    ...['openapi.json', 'valorem.postman_collection.json', 'valorem.http'],
  ])
  const { pack = '' } = Object.fromEntries(jobsOf('release.yml'))
  // Each file of a release is in the folder that the job before leaves; collections are built there first.
  for (const name of files.filter(name => !name.includes('*'))) expect(pack).toContain(name)
  expect(pack.indexOf('npm run -s build')).toBeGreaterThan(0)
  expect(pack.indexOf('npm run -s build')).toBeLessThan(pack.indexOf('examples/collections/'))
})

test('a workflow may write only what its job says', () => {
  for (const { text } of workflows) expect(text).toMatch(/^permissions:\n {2}contents: read$/m)
})

test('each action is named by the hash of a commit, with its version behind it', () => {
  const used = readdirSync(`${root}.github/workflows`).flatMap(name =>
    [...readFileSync(`${root}.github/workflows/${name}`, 'utf8').matchAll(/^.*\buses: *(.*)$/gm)].map(
      match => match[1],
    ),
  )
  expect(used.length).toBeGreaterThan(10)
  expect(used.filter(action => !/^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action ?? ''))).toEqual([])
})

test('known flaws are looked for each day and with each change, in the lock file and in what is shipped', () => {
  const own = text('advisories.yml')
  expect(own).toMatch(/schedule:\n +- cron: '\d+ \d+ \* \* \*'/)
  expect(own).toMatch(/push:\n +branches: \[main\]\n +pull_request:/)
  for (const command of ['node tests/tools/advisories/main.ts', 'npm audit --omit=dev', 'npm audit signatures'])
    expect(own).toContain(`run: ${command}`)
  expect(own).toMatch(/uses: google\/osv-scanner-action[\s\S]+--lockfile=\.\/sbom\.cdx\.json/)
  expect(own).not.toMatch(/continue-on-error|\|\| true/)
})

test('a new version waits a week before it is proposed, and one that mends a flaw does not', () => {
  const { minimumReleaseAge, internalChecksFilter, vulnerabilityAlerts } = JSON.parse(
    readFileSync(`${root}renovate.json`, 'utf8'),
  )
  expect([minimumReleaseAge, internalChecksFilter]).toEqual(['7 days', 'strict'])
  expect(vulnerabilityAlerts).toMatchObject({ minimumReleaseAge: null, schedule: ['at any time'] })
})

/** A command that cmd.exe, by which npm runs scripts on Windows, understands as a shell of POSIX does: a program and plain words. */
const plain = /^(node|npm|vitest|tsc|biome|knip|prism)( [\w./:=@,-]+)*( >&2)?$/

const isPortable = (script: string): boolean => script.split(' && ').every(command => plain.test(command))

test.each(['package.json', 'sdk/package.json'])('the scripts of %s need no POSIX shell', file => {
  const own: Record<string, string> = JSON.parse(readFileSync(`${root}${file}`, 'utf8')).scripts
  expect(Object.keys(own)).not.toEqual([])
  // `start` is for servers: npm becomes the service, so that a signal to npm ends it; elsewhere one starts the file itself.
  const { start = '', ...others } = own
  expect(Object.entries(others).filter(([, script]) => !isPortable(script))).toEqual([])
  expect(start).toMatch(/^(exec node --min-semi-space-size=8 --max-semi-space-size=8 server\/start\/start\.js)?$/)
})

test.each([
  'A=1 node x',
  'rm -rf dist',
  "node -e 'x'",
  'node $HOME/x',
  'node x; node y',
  'node x | cat',
  'node x/*.ts',
])('the check of scripts has teeth: %s', script => {
  expect(isPortable(script)).toBe(false)
})
