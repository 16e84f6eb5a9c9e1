import { examples } from '#contract/examples/recorded'
import { errors } from '#contract/shared/errors'
import type { Documented, DocumentedAnswer } from '#contract/shared/scenario-answers'
import type { Offer } from '#contract/shared/scenarios'
import { type Operation, operations } from './operations.ts'
import { buildExampleAnswer } from './sdk-examples.ts'

/** Whether an operation has scenarios: those that the sandbox key may call. */
export const hasSandboxScenarios = ({ access }: Pick<Operation, 'access'>): boolean =>
  access.credentials.includes('sandbox')

/** The codes of failures with their statuses. */
const codes: Offer['codes'] = Object.fromEntries(Object.entries(errors).map(([code, { status }]) => [code, status]))

/** Names that the header X-Sandbox-Scenario may have for an operation. */
export const offerScenarios = ({ id, responses }: { id: string; responses: object }): Offer => {
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

/** The documented answers of an operation, with the table of failures. @throws Error for an unknown id. */
export const getDocumentedAnswers = (id: string): Documented => {
  const operation = operations.find(one => one.id === id)
  if (!operation) throw new Error(`There is no operation ${id}.`)
  // Recorded bodies are JSON; a test parses each with the schema of its status.
  const answers = (examples[id] ?? []).map(one => [one.name, buildExampleAnswer(one, operation) as DocumentedAnswer])
  return { answers: Object.fromEntries(answers), failures: errors }
}
