import { ConfigurationFault } from './config.ts'

const codeOf = (cause: unknown): unknown => Object(cause).code

const messageOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause))

/** Why a port cannot be listened on, by the codes of the operating system. */
const portReasons: Record<string, string> = {
  EADDRINUSE: 'is taken: another program listens there',
  EACCES: 'may not be used by this user; ports from 1024 on usually may',
}

/** Codes that blame the address, not the port. */
const hostCodes = ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL']

/** One sentence for an address that cannot be listened on. */
export const portFault = (variable: string, port: number, host: string, cause: unknown): ConfigurationFault => {
  const code = String(codeOf(cause))
  if (hostCodes.includes(code)) return new ConfigurationFault(`HOST=${host} is no address of this machine (${code}).`)
  const reason = portReasons[code] ?? `cannot be listened on: ${messageOf(cause)}`
  return new ConfigurationFault(`${variable}=${port} ${reason} (HOST=${host}).`)
}

/** One sentence for a folder that cannot hold the database. */
export const dataDirFault = (dataDir: string, cause: unknown): ConfigurationFault =>
  new ConfigurationFault(`DATA_DIR=${dataDir} cannot hold the database: ${messageOf(cause)}.`)
