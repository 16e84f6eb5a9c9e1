import { Router } from 'express'
import { unavailable } from '#domain/core/refusal'
import type { Accounts } from '../../ports/accounts.ts'

export const jwksPath = '/.well-known/jwks.json'

/** Serves the public keys of session tokens, without authentication. */
export const createJwksRouter = (accounts: Pick<Accounts, 'jwks'>): Router => {
  const router = Router({ caseSensitive: true, strict: true })
  router.get(jwksPath, async function sendKeys(_req, res) {
    const keys = await accounts.jwks().catch(cause => {
      throw unavailable('the store of accounts', cause)
    })
    res.setHeader('Cache-Control', 'public, max-age=300')
    res.json(keys)
  })
  return router
}
