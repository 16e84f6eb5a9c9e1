import helmet from 'helmet'

/** The strict headers of every answer; the policy is the one the documentation page needs, nothing from elsewhere. */
export const securityHeaders = helmet({
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
  // The older word for what frame-ancestors says.
  xFrameOptions: { action: 'deny' },
  // Pages of other origins read the answers of this service: that is what CORS is open for.
  crossOriginResourcePolicy: { policy: 'cross-origin' },
})
