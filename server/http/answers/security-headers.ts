import type { Response } from 'express'
import helmet from 'helmet'

/** Content security policy of the documentation pages, which load nothing from other origins. */
const strict = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'style-src': ["'self'"],
      'img-src': ["'self'", 'data:'],
      'font-src': ["'self'"],
      'connect-src': ["'self'"],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
      'frame-ancestors': ["'none'"],
    },
  },
  // For browsers that do not know `frame-ancestors`.
  xFrameOptions: { action: 'deny' },
  // Pages of other origins may read the responses, as with CORS.
  crossOriginResourcePolicy: { policy: 'cross-origin' },
})

/**
 * Headers of helmet as alternating names and values, recorded once: helmet would build the same texts for each
 * response.
 */
const recordHelmetHeaders = (): readonly string[] => {
  const headers: string[] = []
  // Helmet calls only these two methods of a response, and none of the request.
  const response = {
    setHeader: (name: string, value: string) => void headers.push(name, value),
    removeHeader: () => {},
  } as unknown as Response
  strict({} as never, response, error => {
    if (error) throw error
  })
  return headers
}

/** Security headers of every response: alternating names and values. */
export const securityHeaderList = recordHelmetHeaders()

/** The same as lines, for responses that are written without a response object. */
export const securityHeaderLines: readonly string[] = Array.from(
  { length: securityHeaderList.length / 2 },
  (_, at) => `${securityHeaderList[2 * at]}: ${securityHeaderList[2 * at + 1]}`,
)
