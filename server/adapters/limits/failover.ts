import type { WindowLimiter } from '../../ports/window-limiter.ts'

/**
 * Counts in the shared store while it responds, and otherwise in this process, with the full limit for each name: no
 * request is refused because the store is down.
 * @param shared rejects immediately while the store is down.
 */
export const createFailoverLimiter = (shared: WindowLimiter, local: WindowLimiter): WindowLimiter => ({
  take: (name, limit, options) => shared.take(name, limit, options).catch(() => local.take(name, limit, options)),
  add: (name, places) => shared.add(name, places).catch(() => local.add(name, places)),
})
