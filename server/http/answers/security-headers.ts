import type { Response } from 'express'
import helmet from 'helmet'

/** The content policy of the documentation pages, which load nothing from other origins. */
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
  // Pages of other origins read the answers of this service: that is what CORS is open for.
  crossOriginResourcePolicy: { policy: 'cross-origin' },
})

/** The headers of helmet, recorded once as names and values by turns: helmet would build the same texts for each answer. */
const recorded = (): readonly string[] => {
  const headers: string[] = []
  // Of an answer helmet calls these two methods, and nothing of the request.
  const answer = {
    setHeader: (name: string, value: string) => void headers.push(name, value),
    removeHeader: () => {},
  } as unknown as Response
  strict({} as never, answer, error => {
    if (error) throw error
  })
  return headers
}

/** The security headers of every answer: names and values by turns. */
export const securityHeaderList = recorded()

/** The same as lines, for answers that are written without a response object. */
export const securityHeaderLines: readonly string[] = Array.from(
  { length: securityHeaderList.length / 2 },
  (_, at) => `${securityHeaderList[2 * at]}: ${securityHeaderList[2 * at + 1]}`,
)
