/** What an address of Redis looks like. */
export const redisAddressRule = 'must be an address, as redis://127.0.0.1:6379 or redis://user:password@host:6379/0'

/** Whether the client can read an address of Redis: at most the number of a database as its path, `%` only before two digits. */
export const isRedisAddress = (url: string): boolean => {
  try {
    const { username, password, pathname } = new URL(url)
    decodeURIComponent(username + password)
    return url.includes('://') && /^\/?\d{0,4}$/.test(pathname)
  } catch {
    return false
  }
}

/** The kinds of address under which records are shared. */
export const databaseProtocol = /^postgres(ql)?$/

/** What an address of PostgreSQL looks like. */
export const databaseAddressRule = 'must be an address, as postgres://user:password@127.0.0.1:5432/valorem'

/** Whether the client can read an address of PostgreSQL: one database as its path, `%` only before two digits. */
export const isDatabaseAddress = (url: string): boolean => {
  try {
    const { username, password, pathname } = new URL(url)
    decodeURIComponent(username + password + pathname)
    return url.includes('://') && /^\/[^/]+$/.test(pathname)
  } catch {
    return false
  }
}
