import type { TestApp } from './app.ts'
import type { Person } from './person.ts'

/** Sends a request to an account route with a person's session; JSON where a body is sent. */
export const ask = (
  app: Pick<TestApp, 'url'>,
  method: string,
  path: string,
  headers: Record<string, string>,
  body?: unknown,
): Promise<Response> =>
  fetch(`${app.url}/api/v1/account${path}`, {
    method,
    headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })

/** The JSON of an answer about an account. */
// biome-ignore lint/suspicious/noExplicitAny: an answer is looked at by the fields that each test expects
export const readData = async (answer: Response): Promise<any> => answer.json()

/** The header that proves a session. */
export const bearer = async (somebody: Person) => ({ Authorization: `Bearer ${await somebody.token()}` })
