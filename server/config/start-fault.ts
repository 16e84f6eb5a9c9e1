/** The environment, or the machine, does not let the service start; the message lists every fault. */
export class ConfigurationFault extends Error {}

const codeOf = (cause: unknown): unknown => Object(cause).code

/** What a failure says of itself; where every address of a name is refused, its error has a code and no message. */
export const messageOf = (cause: unknown): string =>
  cause instanceof Error ? cause.message || String(codeOf(cause)) : String(cause)

/** Why a port cannot be listened on, by the codes of the operating system. */
const portReasons: Record<string, string> = {
  EADDRINUSE: 'is taken: another program listens there; choose another port',
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

/** The address of a server as it may be printed: without password, and without options, which may hold one too. */
const printedAddress = (url: string): string => {
  const { protocol, username, host, pathname } = new URL(url)
  return `${protocol}//${username === '' ? '' : `${username}@`}${host}${pathname}`
}

/** One sentence for a folder, or a PostgreSQL, that cannot hold the records; never with a password. */
export const recordsFault = (
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl: string | undefined },
  cause: unknown,
): ConfigurationFault =>
  new ConfigurationFault(
    databaseUrl === undefined
      ? `DATA_DIR=${dataDir} cannot hold the database: ${messageOf(cause)}.`
      : `DATABASE_URL=${printedAddress(databaseUrl)} cannot be used: ${messageOf(cause)}.`,
  )
