/**
 * The rooms and what each may import beside itself. A path ends with `/` for a folder; `*` in it makes each file or folder
 * there a room of its own. The first path that fits a file names its room, by itself without its last `/` or `.ts`.
 *
 * Allowed are rooms by name (`*` for each room there), files and folders by path, packages by name, `types:` of either,
 * `node:` for the platform, `packages` for any package, `*` for everything.
 */
const table: readonly (readonly [path: string, allowed: string])[] = [
  ['languages/tools/', 'languages node:'],
  ['languages/', ''],
  ['contract/openapi/', 'contract languages languages/tools contract/examples zod openapi3-ts node: @ts-rest/core'],
  ['contract/examples/', 'contract types:zod types:@ts-rest/core node:'],
  ['contract/rules/', ''],
  ['contract/', 'zod @ts-rest/core contract/rules languages'],
  ['server/domain/core/', 'types:contract contract/rules languages'],
  ['server/domain/finance/', 'server/domain/core types:contract'],
  [
    'server/domain/lending/',
    'server/domain/core server/domain/finance server/domain/law/loans.ts types:contract types:zod contract/rules',
  ],
  [
    'server/domain/investment/',
    'server/domain/core server/domain/finance server/domain/lending server/domain/law/loans.ts types:server/domain/law/loan-defaults types:server/domain/law/purchase types:server/domain/law/country types:contract types:zod contract/rules',
  ],
  ['server/domain/estimation/', 'server/domain/core types:contract types:zod contract/rules'],
  [
    'server/domain/evaluation/',
    'server/domain/core server/domain/finance server/domain/lending types:contract types:zod contract/rules',
  ],
  [
    'server/domain/accuracy/',
    'server/domain/core server/domain/estimation types:contract types:zod contract/rules contract/shared/error-table.ts languages',
  ],
  ['server/domain/market/', 'server/domain/core/instants.ts types:contract types:zod languages'],
  [
    'server/domain/report/',
    'server/domain/core/grid-step.ts server/domain/core/money.ts types:contract types:zod languages',
  ],
  ['server/domain/figures/', 'server/domain/core types:contract languages'],
  ['server/domain/documents/', 'server/domain/core types:contract types:zod contract/rules languages'],
  [
    'server/domain/law/purchase/',
    'server/domain/core types:server/domain/law/country types:contract types:zod contract/rules languages',
  ],
  ['server/domain/law/loan-defaults.ts', 'types:contract'],
  [
    'server/domain/law/country.ts',
    'types:server/domain/core types:server/domain/law/loan-defaults types:contract types:zod',
  ],
  [
    'server/domain/law/*/',
    'server/domain/core server/domain/law/purchase server/domain/law/loan-defaults types:server/domain/law/country types:contract types:zod contract/rules languages',
  ],
  ['server/domain/law/', 'server/domain/core server/domain/law/* types:contract contract/rules types:zod languages'],
  ['server/access/', 'server/ports contract server/domain/core lru-cache jose node:'],
  [
    'server/services/',
    'server/ports server/access server/operations/schema-issues.ts server/domain/* contract contract/rules languages zod node:',
  ],
  ['server/adapters/price-tables/', 'server/adapters/csv server/domain/estimation server/domain/accuracy node:'],
  [
    'server/adapters/*',
    'server/ports server/domain/documents/plain-text.ts server/access/queued-client.ts server/access/cookies.ts server/access/pseudonym.ts server/domain/core/instants.ts server/adapters/csv server/adapters/replace-files server/adapters/group-commit server/adapters/fair-queue server/adapters/time-limit server/adapters/redis-clients languages types:server/access types:contract types:server/domain/* node: packages',
  ],
  [
    'server/in-process/',
    'contract server/domain/* server/operations server/routes server/http/bodies/json-type.ts server/http/pipeline/methods.ts server/http/pipeline/query.ts server/http/pipeline/request-id.ts',
  ],
  ['server/operations/', 'contract server/domain/core types:server/ports server/ports/fault-log.ts zod'],
  [
    'server/routes/',
    'contract server/domain/* server/services server/access server/operations types:server/ports types:zod',
  ],
  [
    'server/http/request/',
    'types:contract/shared/ types:server/operations types:server/ports types:server/domain/core/refusal.ts types:express node:',
  ],
  ['server/http/bodies/', 'server/http/request server/operations server/domain/core/refusal.ts types:express node:'],
  [
    'server/http/answers/',
    'server/http/request server/http/bodies contract/shared/ server/operations server/domain/core/refusal.ts types:express helmet node:',
  ],
  ['server/http/server/', 'server/http/answers contract/shared/ express node:'],
  [
    'server/http/files/',
    'server/http/request server/http/answers contract/openapi server/operations server/domain/core/refusal.ts server/domain/core/instants.ts express fflate node:',
  ],
  [
    'server/http/credentials/',
    'server/http/request server/http/answers contract/shared/ server/access server/operations server/domain/core/refusal.ts server/domain/core/days.ts types:server/ports express',
  ],
  [
    'server/http/limits/',
    'server/http/request server/http/answers contract/shared/ server/access server/operations server/domain/core/refusal.ts server/domain/core/instants.ts types:server/ports server/ports/sandboxes.ts types:express node:',
  ],
  [
    'server/http/workers/',
    'server/http/request server/http/answers server/http/credentials server/http/limits contract/shared/ server/access server/operations server/domain/core/refusal.ts types:server/ports types:contract types:express types:zod node:',
  ],
  [
    'server/http/scenarios/',
    'server/http/request server/http/bodies server/http/answers server/http/files server/http/limits contract/shared/ contract/openapi server/operations server/domain/core/refusal.ts types:server/ports types:express node:',
  ],
  [
    'server/http/pipeline/',
    'server/http/* contract/shared/ server/access server/ports server/operations server/domain/core/refusal.ts express node: @ts-rest/express @ts-rest/core types:zod',
  ],
  ['server/pages/build/', 'esbuild subset-font node:'],
  [
    'server/pages/table-file/',
    'server/pages server/adapters/csv languages server/http/* server/domain/core types:server/domain/estimation types:express read-excel-file write-excel-file fflate node:',
  ],
  [
    'server/pages/revaluation/',
    'server/pages server/pages/table-file server/adapters/csv languages contract/rules contract/shared/csv.ts contract/openapi/operation-path.ts server/http/* server/domain/estimation server/domain/core types:contract types:express node:',
  ],
  [
    'server/pages/back-test/',
    'server/pages server/pages/table-file server/adapters/csv languages contract/rules contract/shared/csv.ts contract/openapi/operation-path.ts server/http/* server/domain/accuracy server/domain/estimation server/domain/core types:contract types:express types:zod node:',
  ],
  [
    'server/pages/read/',
    'server/pages server/pages/table-file contract contract/openapi/operation-path.ts languages server/http/* types:express unpdf node:',
  ],
  [
    'server/pages/',
    'contract contract/rules contract/openapi/operation-path.ts languages contract/examples server/domain/accuracy/card-voice.ts server/domain/core/grid-step.ts types:server/domain/accuracy types:server/domain/report server/domain/report/links.ts server/pages/back-test server/pages/read server/pages/revaluation server/pages/table-file server/services server/access server/http/* server/ports server/domain/core/refusal.ts server/domain/core/days.ts server/domain/core/instants.ts hono marked uqr types:express types:zod node:',
  ],
  [
    'server/mcp/',
    'contract contract/openapi/operation-path.ts languages server/ports server/http/* server/domain/core/refusal.ts @modelcontextprotocol/server @modelcontextprotocol/node zod types:express node:',
  ],
  [
    'server/ports/',
    'types:contract types:languages types:server/access types:server/domain/documents types:server/domain/market types:server/domain/report types:zod',
  ],
  ['server/config/', 'contract server/ports types:server/access types:server/domain/market zod node:'],
  ['server/commands/', '*'],
  ['server/start/', '*'],
  ['sdk/src/testing/', 'sdk/src msw @valorem/sdk'],
  ['sdk/src/react/', 'sdk/src react @tanstack/react-query'],
  ['sdk/src/', 'sdk/src/react valorem:'],
  ['sdk/elements/build/', '*'],
  ['sdk/elements/widget/', 'sdk/elements sdk/src types:react types:vue types:svelte'],
  ['sdk/elements/calculators/', 'sdk/elements sdk/elements/widget sdk/src'],
  ['sdk/elements/', 'sdk/elements/widget sdk/elements/calculators sdk/src'],
  ['sdk/', '*'],
  ['mock/', '*'],
  ['budgets/', '*'],
  ['examples/embed/area-pages.ts', '@valorem/sdk node:'],
  ['examples/embed/', '@valorem/sdk react'],
  ['examples/next/', '@valorem/sdk next react'],
  ['examples/webhooks/', '@valorem/sdk express node:'],
  ['examples/', '@valorem/sdk msw vitest node:'],
  ['tests/', '*'],
  ['build.ts', '*'],
  ['derive.ts', '*'],
  ['vitest.', '*'],
]

interface Room {
  pattern: RegExp
  allowed: readonly string[]
}

const patternOf = (path: string): RegExp => {
  const [, room = path, end = ''] = /^(.*?)(\.ts|\/)?$/.exec(path) ?? []
  return new RegExp(`^(${room.replaceAll('*', '[^/.]+')})${end === '.ts' ? '\\.ts$' : end}`)
}

const rooms: readonly Room[] = table.map(([path, allowed]) => ({
  pattern: patternOf(path),
  allowed: allowed.split(' '),
}))

const rowOf = (path: string): Room | undefined => rooms.find(({ pattern }) => pattern.test(path))

/** The room of a path from the root; undefined for a package. */
export const roomOf = (path: string): string | undefined => rowOf(path)?.pattern.exec(path)?.[1]

/** What the room of a file may import, as the table says it. */
export const allowedFor = (file: string): readonly string[] => rowOf(file)?.allowed ?? []

/** Words that would give the domain a clock, chance, an environment, a network or a voice. */
export const forbiddenWords = ['Date.now', 'new Date()', 'Math.random', 'process.', 'fetch(', 'console.'] as const
