import type { Request } from 'express'
import { Refusal } from '#domain/core/refusal'
import { isFromOwnOrigin, resolveOwnOrigin } from '../../access/origin-proof.ts'
import type { AccountServices } from '../../services/account/account-services.ts'

/** @throws Refusal where the Host names neither this machine nor the public address. */
const getPageOrigin = (req: Request, settings: AccountServices['settings']): string => {
  const origin = resolveOwnOrigin(settings, req.headers.host)
  if (origin !== undefined) return origin
  throw new Refusal('invalid_request', {
    issues: [{ path: 'Host', message: 'The pages are served to localhost, 127.0.0.1 and [::1] only.' }],
  })
}

export const isHttps = ({ publicUrl }: AccountServices['settings']): boolean => publicUrl?.startsWith('https:') ?? false

/** Whether a path is below a page-only prefix, so that an unknown one gets an HTML error page. */
export const isBelowPages = (path: string): boolean => /^\/(account|invitations)\//.test(path)

/** Origin of a page request. @throws Refusal for a foreign Host, or a cross-site form. */
export const checkRequestOrigin = (req: Request, settings: AccountServices['settings']): string => {
  const origin = getPageOrigin(req, settings)
  const { 'sec-fetch-site': secFetchSite, origin: sent } = req.headers
  if (req.method === 'POST' && !isFromOwnOrigin({ secFetchSite: secFetchSite?.toString(), origin: sent }, origin))
    throw new Refusal('cross_site_request')
  return origin
}
