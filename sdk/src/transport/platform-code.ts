/** Finds the code of a failure below `fetch`, such as `ECONNRESET`; empty where the platform gives none. */
export const findPlatformCode = (error: unknown): string => {
  const { code, cause } = Object(error) as { code?: unknown; cause?: unknown }
  if (typeof code === 'string') return code
  return cause ? findPlatformCode(cause) : ''
}
