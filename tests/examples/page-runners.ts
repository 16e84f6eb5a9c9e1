import type { Runner } from './page-blocks.ts'

const docker: Runner = {
  why: 'Wants Docker, or a cluster; the files that it reads are linted and rendered in tests/examples/kubernetes.slow.test.ts.',
}
const stated: Runner = {
  why: 'Sets what the lines after it read; the settings are checked in tests/config/settings.test.ts.',
}
const keys: Runner = { test: 'tests/commands/keys.slow.test.ts', words: "'create'" }
const backup: Runner = { test: 'tests/support/documented-backup.ts', words: 'deploy/README.md' }
const privilege: Runner = { test: 'tests/adapters/storage/least-privilege.slow.test.ts', words: 'README.md' }
const recipes: Runner = { test: 'tests/contributing/recipes.ts', words: 'CONTRIBUTING.md' }
const testers: Runner = { test: 'tests/examples/testing-commands.test.ts', words: 'findEntry' }
const start: Runner = { test: 'tests/sdk/documented.slow.test.ts', words: "blocks(readme, 'sh')" }
const models: Runner = { why: 'Wants a model of the reader; the stand-in is tested in tests/commands/dev-llm.test.ts.' }

/** Who runs the block of a page that begins so; blocks of curl and JSON are run by page-blocks.test.ts itself. */
export const shellRunners: readonly (readonly [page: string, start: string, runner: Runner])[] = [
  ['CONTRIBUTING.md', 'npm ci && npm run dev', { why: 'The commands of every day; .ci/run begins with them.' }],
  ['CONTRIBUTING.md', 'npm run ', recipes],
  ['README.md', 'npm ci && npm start', { test: 'tests/architecture/clone.slow.test.ts', words: 'cloneTree' }],
  ['README.md', 'git grep', { test: 'tests/examples/page-blocks.test.ts', words: "'git grep '" }],
  ['examples/TESTING.md', '', testers],
  [
    'examples/deploy/A-MILLION-A-SECOND.md',
    'npm run bench',
    { why: 'Starts up to 150 replicas on three engines: run by hand.' },
  ],
  ['examples/deploy/README.md', 'docker compose', docker],
  ['examples/deploy/README.md', 'export POSTGRES_PASSWORD', docker],
  ['examples/deploy/README.md', 'export PUBLIC_URL', docker],
  ['examples/deploy/README.md', 'export DATABASE_URL', stated],
  ['examples/deploy/README.md', 'DATABASE_URL="$OWNER_URL"', privilege],
  [
    'examples/deploy/README.md',
    'npm run -s operate -- release-replicas',
    { test: 'tests/start/balanced-world.ts', words: 'release-replicas' },
  ],
  ['examples/deploy/README.md', 'kubectl', docker],
  ['examples/deploy/README.md', 'export DATA_DIR', stated],
  ['examples/deploy/README.md', 'umask', backup],
  ['examples/deploy/README.md', 'mkdir -p', backup],
  ['examples/deploy/README.md', 'pg_dump', backup],
  ['examples/deploy/README.md', 'pg_restore', backup],
  [
    'examples/deploy/README.md',
    'npm run -s operate -- restore-drill',
    { test: 'tests/commands/restore-drill.slow.test.ts', words: 'restore-drill' },
  ],
  ['examples/deploy/README.md', '# SQLite', docker],
  ['examples/deploy/README.md', '# PostgreSQL', docker],
  [
    'examples/deploy/README.md',
    'npm install --no-save',
    { why: 'Wants a collector, which is another product; tests/adapters/tracing reads what is sent.' },
  ],
  ['examples/embed/README.md', 'npm run -s keys', keys],
  ['examples/golden/README.md', 'node run.mjs', { test: 'tests/golden/run.slow.test.ts', words: "'run.mjs'" }],
  [
    'examples/webhooks/README.md',
    'npm run -s build',
    { test: 'tests/examples/webhooks/receiver.slow.test.ts', words: 'receiver' },
  ],
  ['mock/README.md', 'npx @valorem/mock record', { test: 'tests/mock/cassette.slow.test.ts', words: "'record'" }],
  ['mock/README.md', 'npx @valorem/mock', { test: 'tests/mock/box.slow.test.ts', words: "'--clock'" }],
  ['sdk/README.md', 'npm init', start],
  ['sdk/README.md', 'node estimate.mts', start],
  ['server/AI.md', 'npm run dev:llm', models],
  ['server/AI.md', 'npm run -s keys', { test: 'tests/commands/provider-keys.slow.test.ts', words: "'set'" }],
  ['server/AI.md', 'llama-server', models],
  ['server/README.md', 'npm run -s keys', keys],
  [
    'server/data/README.md',
    'npm run -s prices',
    { test: 'tests/commands/prices-refresh.slow.test.ts', words: 'refresh' },
  ],
]

/** Why no test runs a block of another language. */
export const languageReasons: Readonly<Record<string, string>> = {
  html: 'Names a service and a key of the reader; tests/elements/browser loads such pages.',
  mermaid: 'A drawing.',
  php: 'A line for a site of the reader; tests/examples/wordpress runs the plugin.',
  text: 'What a command printed; tests/law/readme.test.ts compares it.',
  yaml: 'A workflow of the reader; tests/mock/action.slow.test.ts runs the action that it calls.',
}
