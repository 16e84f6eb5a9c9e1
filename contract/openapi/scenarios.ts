import { examples } from '#contract/examples/recorded'
import { errors } from '#contract/shared/errors'
import type { Documented, DocumentedAnswer } from '#contract/shared/scenario-answers'
import type { Offer } from '#contract/shared/scenarios'
import { type Operation, operations } from './operations.ts'
import { answerOf } from './sdk-examples.ts'

/** Whether the answers of an operation can be asked for: those that the sandbox key may call. */
export const hasScenarios = ({ access }: Pick<Operation, 'access'>): boolean => access.credentials.includes('sandbox')

/** The codes of failures with their statuses. */
const codes: Offer['codes'] = Object.fromEntries(Object.entries(errors).map(([code, { status }]) => [code, status]))

/** What the header X-Sandbox-Scenario may name for an operation. */
export const offerOf = ({ id, responses }: { id: string; responses: object }): Offer => {
  const list = examples[id] ?? []
  return {
    statuses: Object.keys(responses).map(Number),
    examples: list.map(({ name, response: { status, body } }) => {
      const { code } = { ...Object(body) } as { code?: string } // failures have it, other answers none
      return { name, status, ...(status >= 400 && { code }) }
    }),
    codes,
    isBytes: list.some(({ response: { status, body } }) => status === 200 && body === undefined),
  }
}

/** The documented answers of an operation, with the table of failures. @throws Error for an id that there is not. */
export const documentedOf = (id: string): Documented => {
  const operation = operations.find(one => one.id === id)
  if (!operation) throw new Error(`There is no operation ${id}.`)
  // What was recorded is JSON; a test parses each body with the schema of its status.
  const answers = (examples[id] ?? []).map(one => [one.name, answerOf(one, operation) as DocumentedAnswer])
  return { answers: Object.fromEntries(answers), failures: errors }
}
