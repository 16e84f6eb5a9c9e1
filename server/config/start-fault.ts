/** Invalid environment or machine; the message lists every fault. */
export class ConfigurationFault extends Error {}

const getErrorCode = (cause: unknown): unknown => Object(cause).code

/** Message of an error; where every address of a name is refused, its error has a code and no message. */
export const getErrorMessage = (cause: unknown): string =>
  cause instanceof Error ? cause.message || String(getErrorCode(cause)) : String(cause)

/** Reasons why a port cannot be bound, by system error code. */
const portReasons: Record<string, string> = {
  EADDRINUSE: 'is taken: another program listens there; choose another port',
  EACCES: 'may not be used by this user; ports from 1024 on usually may',
}

/** Error codes caused by the address, not the port. */
const hostCodes = ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL']

/** Sentence on an address that cannot be bound. */
export const createPortFault = (variable: string, port: number, host: string, cause: unknown): ConfigurationFault => {
  const code = String(getErrorCode(cause))
  if (hostCodes.includes(code)) return new ConfigurationFault(`HOST=${host} is no address of this machine (${code}).`)
  const reason = portReasons[code] ?? `cannot be listened on: ${getErrorMessage(cause)}`
  return new ConfigurationFault(`${variable}=${port} ${reason} (HOST=${host}).`)
}

/** URL of a server for messages: without the password, and without options, which may contain one too. */
const redactAddress = (url: string): string => {
  const { protocol, username, host, pathname } = new URL(url)
  return `${protocol}//${username === '' ? '' : `${username}@`}${host}${pathname}`
}

/** Sentence on a folder, or a PostgreSQL, that cannot hold the records; never includes a password. */
export const createRecordsFault = (
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl: string | undefined },
  cause: unknown,
): ConfigurationFault =>
  new ConfigurationFault(
    databaseUrl === undefined
      ? `DATA_DIR=${dataDir} cannot hold the database: ${getErrorMessage(cause)}.`
      : `DATABASE_URL=${redactAddress(databaseUrl)} cannot be used: ${getErrorMessage(cause)}.`,
  )
