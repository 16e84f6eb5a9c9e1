/**
 * The rooms and what each may import, beside itself: rooms, packages by name, `types:` of either, `node:` for the
 * platform, `packages` for any package, `*` for everything. The first prefix that fits a file names its room.
 */
const table: readonly (readonly [prefix: string, room: string, allowed: string])[] = [
  ['contract/openapi/', 'contract/openapi', 'contract zod openapi3-ts node: @ts-rest/core'],
  ['contract/', 'contract', 'zod @ts-rest/core'],
  ['server/domain/', 'server/domain', 'types:contract types:zod'],
  ['server/access/', 'server/access', 'server/ports contract server/domain lru-cache node:'],
  ['server/services/', 'server/services', 'server/ports server/domain types:contract types:zod keyv'],
  [
    'server/adapters/',
    'server/adapters',
    'server/ports server/adapters/csv types:contract types:server/domain node: packages',
  ],
  [
    'server/routes/',
    'server/routes',
    'contract server/domain server/services server/access server/http @ts-rest/express types:zod',
  ],
  [
    'server/http/',
    'server/http',
    'contract server/domain server/access server/ports express helmet zod node: types:@ts-rest/core',
  ],
  ['server/ports.ts', 'server/ports', 'types:contract types:server/domain'],
  ['server/', 'server', '*'],
  ['sdk/src/testing.ts', 'sdk/testing', 'sdk msw'],
  ['sdk/src/', 'sdk', ''],
  ['sdk/', 'sdk/build', '*'],
  ['examples/', 'examples', '@valorem/sdk msw vitest node:'],
  ['tests/', 'tests', '*'],
  ['derive.ts', 'root', '*'],
  ['vitest.', 'root', '*'],
]

/** The room of a path from the root; undefined for a package. Each adapter is a room by itself. */
export const roomOf = (path: string): string | undefined => {
  const room = table.find(([prefix]) => path.startsWith(prefix))?.[1]
  return room === 'server/adapters' ? `server/adapters/${path.split('/')[2]?.replace(/\.ts$/, '')}` : room
}

/** What a room may import, as the table says it: words with spaces between. */
export const allowanceOf = (room: string): string =>
  table.find(([, name]) => name === (room.startsWith('server/adapters/') ? 'server/adapters' : room))?.[2] ?? ''

/** Words that would give the domain a clock, chance, an environment, a network or a voice. */
export const forbiddenWords = ['Date.now', 'new Date()', 'Math.random', 'process.', 'fetch(', 'console.'] as const
