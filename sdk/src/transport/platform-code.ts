/** The code of what went wrong below `fetch`, as `ECONNRESET`; empty where the platform does not tell. */
export const platformCode = (error: unknown): string => {
  const { code, cause } = Object(error) as { code?: unknown; cause?: unknown }
  if (typeof code === 'string') return code
  return cause ? platformCode(cause) : ''
}
