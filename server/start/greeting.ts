import { join, relative } from 'node:path'
import type { LineLook } from '../adapters/log/line.ts'
import type { Configuration } from '../config/configuration.ts'

/** Folder relative to the working directory. */
const toRelativeFolder = (folder: string): string => {
  const path = relative(process.cwd(), folder)
  return path.startsWith('..') ? folder : path
}

type Row = readonly [name: string, what: string]

const getRelativeOutbox = ({ dataDir }: Configuration): string => toRelativeFolder(join(dataDir, 'outbox'))

/** Sign-up page, and the folder of letters without a mail server; empty without accounts. */
const formatAccountRows = (url: string, config: Configuration): Row[] => {
  const { accounts } = config
  if (!accounts) return []
  const letters = getRelativeOutbox(config)
  return [
    ['Accounts', `${url}/sign-up`],
    ...(accounts.mailUrl === undefined ? ([['Letters', `${letters} (links are printed here)`]] as const) : []),
  ]
}

/** Value of the sandbox key; without one how to create a key, and why there is none where nobody turned it off. */
const formatKeyRows = ({ sandboxApiKey, isSandboxOffInPublic }: Configuration): Row[] => {
  if (sandboxApiKey !== undefined) return [['Sandbox key', sandboxApiKey]]
  return [
    ...(isSandboxOffInPublic ? ([['Sandbox key', 'off in public, as are failures on demand']] as const) : []),
    ['Create a key', 'npm run -s keys -- create --name Mine --tier pro'],
  ]
}

const body = '{"commune":"Luxembourg","quartier":"Belair","surface":85,"etat":"bon"}'

/** Example request to paste, in lines that fit a terminal. */
const formatExampleRequest = (url: string, { sandboxApiKey }: Configuration): string[] =>
  sandboxApiKey === undefined
    ? []
    : [
        'Try:',
        `curl -s ${url}/api/v1/estimation \\`,
        `  -H 'X-API-Key: ${sandboxApiKey}' -H 'Content-Type: application/json' \\`,
        `  -d '${body}'`,
      ]

/** Startup message with all that a first visitor needs, in twelve lines, and the URL of the metrics if enabled. */
export const formatGreeting = (
  { url, metricsUrl }: { url: string; metricsUrl: string | undefined },
  config: Configuration,
  { paint, hasColumns, canInterrupt }: LineLook & { canInterrupt: boolean },
): string => {
  const pages = config.publicUrl ?? url
  const rows: readonly Row[] = [
    ['Documentation', `${pages}/docs`],
    ['Demo of the widget', `${pages}/demo`],
    ...formatAccountRows(pages, config),
    ['Assistants (MCP)', `${pages}/mcp`],
    ...formatKeyRows(config),
    ...(metricsUrl === undefined ? [] : ([['Metrics', metricsUrl]] as const)),
  ]
  const width = hasColumns ? Math.max(...rows.map(([name]) => name.length)) + 1 : 0
  return [
    `Valorem listens on ${paint('bold', url)}`,
    ...rows.map(([name, what]) => `  ${`${name}:`.padEnd(width)} ${what}`),
    ...formatExampleRequest(url, config),
    ...(canInterrupt ? [paint('dim', 'Ctrl-C ends it.')] : []),
  ].join('\n')
}

/** The same facts as one record of a JSON log. */
export const buildGreetingRecord = (
  { url, metricsUrl }: { url: string; metricsUrl: string | undefined },
  config: Configuration,
): { message: string; fields: object } => {
  const pages = config.publicUrl ?? url
  return {
    message: `Valorem listens on ${url} (documentation: ${pages}/docs)`,
    fields: {
      listensOn: url,
      pages,
      accounts: config.accounts !== undefined,
      letters: config.accounts?.mailUrl === undefined ? getRelativeOutbox(config) : 'mail server',
      sandboxKey: config.sandboxApiKey ?? (config.isSandboxOffInPublic ? 'off in public' : 'off'),
      metrics: metricsUrl,
    },
  }
}
