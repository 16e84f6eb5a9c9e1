/** An answer of the library to a call in process: success or the code of its failure, with its cookies. */
export interface LibraryAnswer {
  isOk: boolean
  /** The library's code of a failure, in capitals; empty on a success. */
  code: string
  body: Record<string, unknown>
  /** The Set-Cookie headers of the answer, whole. */
  cookies: readonly string[]
}

/** The cookies that are ours; the library also removes some that we never set. */
const isOurs = (cookie: string): boolean => /^(__Host-)?valorem_(session|code)=/.test(cookie)

/** Status from which an answer says that the library or its database failed. */
const failedInside = 500

/**
 * Reads an answer of the library.
 * @throws Error for a failure inside; its text names the code alone.
 */
export const libraryAnswer = async (response: Response): Promise<LibraryAnswer> => {
  const text = await response.text()
  // The library answers objects, or null.
  const body = (text === '' ? {} : (JSON.parse(text) ?? {})) as Record<string, unknown>
  const code = typeof body.code === 'string' ? body.code : ''
  if (response.status >= failedInside) throw new Error(`The account library failed with ${response.status} ${code}`)
  return {
    isOk: response.ok,
    code: response.ok ? '' : code || String(response.status),
    body,
    cookies: response.headers.getSetCookie().filter(isOurs),
  }
}

/** The failures that a call may end with; any other is a defect. */
export const expected = (answer: LibraryAnswer, ...codes: readonly string[]): LibraryAnswer => {
  if (answer.isOk || codes.includes(answer.code)) return answer
  throw new Error(`The account library refused with ${answer.code}`)
}

/** The id of the user of an answer. */
export const userIdOf = ({ body }: LibraryAnswer): string => {
  const { id } = Object(body.user) as { id?: unknown }
  if (typeof id !== 'string') throw new Error('The account library named no user.')
  return id
}
