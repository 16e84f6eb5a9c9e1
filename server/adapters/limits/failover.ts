import type { SharedStore, WindowLimiter } from '../../ports.ts'

/**
 * Counts in the shared store while it answers, and otherwise in this process, each name under its own full limit:
 * nobody is refused because the store is away.
 */
export const failoverLimiter = ({ ask }: SharedStore, shared: WindowLimiter, local: WindowLimiter): WindowLimiter => ({
  take: (name, limit, options) =>
    ask(() => shared.take(name, limit, options)).catch(() => local.take(name, limit, options)),
  add: (name, places) => ask(() => shared.add(name, places)).catch(() => local.add(name, places)),
})
