import { Refusal } from '#domain/core/refusal'
import type { Operation } from './operation.ts'

/**
 * Refuses a query of an operation that reads none, as the schemas of the others refuse names that they do not know.
 * @param search the query of the address, with or without its question mark; may be empty.
 * @throws Refusal 400 which names each parameter.
 */
export const checkQueryNames = ({ query }: Pick<Operation, 'query'>, search: string): void => {
  if (query !== undefined || search.length === 0) return
  const names = [...new Set(new URLSearchParams(search).keys())]
  if (names.length === 0) return
  throw new Refusal('invalid_request', {
    issues: names.map(path => ({ path, message: 'Is not a field of this request, which reads no query.' })),
  })
}
