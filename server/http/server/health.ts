import { Router } from 'express'

/**
 * Serves `/live`, also at the root, and `/ready` without authentication: whether the process runs, and whether its
 * stores respond.
 */
export const createHealthRouter = (ready: () => Promise<boolean>): Router => {
  const router = Router({ caseSensitive: true, strict: true })
  router.get(['/', '/live'], function sendLive(_req, res) {
    res.json({ status: 'live' })
  })
  router.get('/ready', async function sendReady(_req, res) {
    const isReady = await ready().catch(() => false)
    res.status(isReady ? 200 : 503).json({ status: isReady ? 'ready' : 'unavailable' })
  })
  return router
}
