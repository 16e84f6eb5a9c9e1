import { join, relative } from 'node:path'
import type { LineLook } from '../adapters/log/line.ts'
import type { Configuration } from '../config/configuration.ts'

/** A folder as somebody in the working folder would write it. */
const shortened = (folder: string): string => {
  const path = relative(process.cwd(), folder)
  return path.startsWith('..') ? folder : path
}

type Row = readonly [name: string, what: string]

/** Where somebody makes an account, and where the letters are while there is no mail server; empty without accounts. */
const accountRows = (url: string, { accounts, dataDir }: Configuration): Row[] => {
  if (!accounts) return []
  const letters = shortened(join(dataDir, 'outbox'))
  return [
    ['Accounts', `${url}/sign-up`],
    ...(accounts.mailUrl === undefined ? ([['Letters', `${letters} (links are printed here)`]] as const) : []),
  ]
}

const keyRow = ({ sandboxApiKey }: Configuration): Row =>
  sandboxApiKey === undefined
    ? ['Make a key', 'npm run -s keys -- create --name Mine --tier pro']
    : ['Sandbox key', sandboxApiKey]

const body = '{"commune":"Luxembourg","quartier":"Belair","surface":85,"etat":"bon"}'

/** A request that works when pasted, in lines that fit a terminal. */
const attempt = (url: string, { sandboxApiKey }: Configuration): string[] =>
  sandboxApiKey === undefined
    ? []
    : [
        'Try:',
        `curl -s ${url}/api/v1/estimation \\`,
        `  -H 'X-API-Key: ${sandboxApiKey}' -H 'Content-Type: application/json' \\`,
        `  -d '${body}'`,
      ]

/**
 * What a service says once it listens: everything that somebody needs who sees it for the first time, in twelve lines;
 * and where its metrics are, for who asked for them.
 */
export const greeting = (
  { url, metricsUrl }: { url: string; metricsUrl: string | undefined },
  config: Configuration,
  { paint, hasColumns, canInterrupt }: LineLook & { canInterrupt: boolean },
): string => {
  const pages = config.publicUrl ?? url
  const rows: readonly Row[] = [
    ['Documentation', `${pages}/docs`],
    ['Demo of the widget', `${pages}/demo`],
    ...accountRows(pages, config),
    ['Assistants (MCP)', `${pages}/mcp`],
    keyRow(config),
    ...(metricsUrl === undefined ? [] : ([['Metrics', metricsUrl]] as const)),
  ]
  const width = hasColumns ? Math.max(...rows.map(([name]) => name.length)) + 1 : 0
  return [
    `Valorem listens on ${paint('bold', url)}`,
    ...rows.map(([name, what]) => `  ${`${name}:`.padEnd(width)} ${what}`),
    ...attempt(url, config),
    ...(canInterrupt ? [paint('dim', 'Ctrl-C ends it.')] : []),
  ].join('\n')
}
