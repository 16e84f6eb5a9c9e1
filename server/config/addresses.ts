/** Format of a Redis URL, for messages. */
export const redisAddressRule = 'must be an address, as redis://127.0.0.1:6379 or redis://user:password@host:6379/0'

/** Whether the client can parse a Redis URL: at most a database number as path, `%` only before two digits. */
export const isRedisAddress = (url: string): boolean => {
  try {
    const { username, password, pathname } = new URL(url)
    decodeURIComponent(username + password)
    return url.includes('://') && /^\/?\d{0,4}$/.test(pathname)
  } catch {
    return false
  }
}

/** Protocols of shared records. */
export const databaseProtocol = /^postgres(ql)?$/

/** Format of a PostgreSQL URL, for messages. */
export const databaseAddressRule = 'must be an address, as postgres://user:password@127.0.0.1:5432/valorem'

/** Whether the client can parse a PostgreSQL URL: one database as path, `%` only before two digits. */
export const isDatabaseAddress = (url: string): boolean => {
  try {
    const { username, password, pathname } = new URL(url)
    decodeURIComponent(username + password + pathname)
    return url.includes('://') && /^\/[^/]+$/.test(pathname)
  } catch {
    return false
  }
}
