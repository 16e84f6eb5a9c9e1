/** Result of an in-process library call: success or error code, with its cookies. */
export interface LibraryAnswer {
  isOk: boolean
  /** Error code of the library, in capitals; empty on success. */
  code: string
  body: Record<string, unknown>
  /** Complete Set-Cookie headers of the answer. */
  cookies: readonly string[]
}

/** Tests for our own cookies; the library also expires some that we never set. */
const isOwnCookie = (cookie: string): boolean => /^(__Host-)?valorem_(session|code)=/.test(cookie)

/** Lowest status of an internal error of the library or its database. */
const failedInside = 500

/**
 * Reads an answer of the library.
 * @throws Error on an internal failure; its message contains only the code.
 */
export const readLibraryAnswer = async (response: Response): Promise<LibraryAnswer> => {
  const text = await response.text()
  // The library answers with an object or null.
  const body = (text === '' ? {} : (JSON.parse(text) ?? {})) as Record<string, unknown>
  const code = typeof body.code === 'string' ? body.code : ''
  if (response.status >= failedInside) throw new Error(`The account library failed with ${response.status} ${code}`)
  return {
    isOk: response.ok,
    code: response.ok ? '' : code || String(response.status),
    body,
    cookies: response.headers.getSetCookie().filter(isOwnCookie),
  }
}

/** Throws on an error code that is not listed: such a failure is a defect. */
export const expectLibraryCodes = (answer: LibraryAnswer, ...codes: readonly string[]): LibraryAnswer => {
  if (answer.isOk || codes.includes(answer.code)) return answer
  throw new Error(`The account library refused with ${answer.code}`)
}

/** User id of an answer. */
export const getUserId = ({ body }: LibraryAnswer): string => {
  const { id } = Object(body.user) as { id?: unknown }
  if (typeof id !== 'string') throw new Error('The account library named no user.')
  return id
}
