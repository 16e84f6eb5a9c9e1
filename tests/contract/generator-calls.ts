import { examples } from '#contract/examples/recorded'
import { toOperationId } from '#contract/openapi/operation-ids'
import { operations } from '#contract/openapi/operations'
import { sandboxKey } from '../support/app.ts'

/** Calculations that each generated client asks for. */
const calledMethods = [
  ...['estimate', 'acquisitionCosts', 'capitalGains', 'fees', 'mortgage', 'yields', 'cashflow', 'rentCap'],
  ...['mortgageLendingValue', 'directCapitalisation'],
]

const findBody = (method: string): unknown =>
  (examples[method] ?? []).flatMap(({ request, response }) =>
    response.status === 200 && request && 'body' in request ? [request.body] : [],
  )[0]

const findOperation = (method: string) => operations.find(({ id }) => id === method)

/** The calls: the id of each operation and a documented body. */
export const calls = calledMethods.map(method => ({
  id: toOperationId(method, false),
  body: findBody(method),
}))

/** `data` of each call in turn, as a service answers it to `fetch`. */
export const askDirectly = async (address: string): Promise<unknown[]> => {
  const answers: unknown[] = []
  for (const method of calledMethods) {
    const answer = await fetch(`${address}${findOperation(method)?.path ?? ''}`, {
      method: 'POST',
      headers: { 'X-API-Key': sandboxKey, 'Content-Type': 'application/json' },
      body: JSON.stringify(findBody(method)),
    })
    answers.push(((await answer.json()) as { data: unknown }).data)
  }
  return answers
}
