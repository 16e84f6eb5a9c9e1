import { Router } from 'express'
import { Refusal } from '#domain/core/refusal'
import { cacheForYear, serveBytes } from './static-file.ts'

const logoPath = '/widget/logo/:file'

export const logoPaths: readonly string[] = [logoPath]

const contentTypes = { png: 'image/png', jpg: 'image/jpeg' } as const

/** Finds a logo by its file name. */
type LogoFinder = (file: string) => Promise<{ bytes: Uint8Array; kind: keyof typeof contentTypes } | undefined>

/** Serves the logos of agencies to pages of any site, as immutable files named by hash. */
export const createLogosRouter = (find: LogoFinder): Router => {
  const router = Router({ caseSensitive: true, strict: true })
  router.get(logoPath, async function sendLogo(req, res, next) {
    const found = await find(req.params.file)
    if (!found) throw new Refusal('route_not_found')
    return serveBytes(found.bytes, { contentType: contentTypes[found.kind], cacheControl: cacheForYear })(
      req,
      res,
      next,
    )
  })
  return router
}
