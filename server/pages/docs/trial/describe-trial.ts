import { conditions } from '#contract/shared/scenarios'
import type { ShownExample, ShownOperation } from '../document.ts'
import type { Library } from '../library.ts'
import { getExampleBody, hasFailuresOnDemand, needsSessionToken } from '../requests.ts'
import { buildBodyTree, buildParameterField } from './field-tree.ts'
import type { Trial, TrialExample } from './trial.ts'

/** Whether an operation has a form: it accepts keys. Others need a session. */
export const hasTrialForm = (operation: ShownOperation): boolean =>
  !operation.isOfPages && !needsSessionToken(operation)

const toTrialExample = ({ name, summary, params = {}, query = {}, ...rest }: ShownExample): TrialExample => {
  const body = getExampleBody(rest)
  return { name, summary, params, query, ...(body !== undefined && { body }) }
}

const listScenarios = ({ answers, examples }: ShownOperation): string[] => [
  ...answers.filter(({ status }) => status >= 400).map(({ status }) => String(status)),
  ...examples.filter(({ status }) => status >= 400).map(({ name }) => name),
  ...Object.keys(conditions),
]

/** Success examples without a special situation; if there are none, all success examples. */
const pickExamples = (examples: readonly ShownExample[]): readonly ShownExample[] => {
  const good = examples.filter(({ status }) => status < 300)
  const plain = good.filter(({ situation }) => situation === undefined)
  return plain.length > 0 ? plain : good
}

/** Form of an operation by id; undefined if it has none. */
export const describeTrial = ({ described, sandboxApiKey }: Library, id: string): Trial | undefined => {
  const operation = described.operations.find(one => one.id === id)
  if (!operation || !hasTrialForm(operation)) return undefined
  const { schemas } = described
  const { method, path, body, parameters, examples } = operation
  return {
    ...{ id, method, path },
    parameters: parameters.flatMap(({ in: place, name, schema, description, required }) =>
      place === 'header'
        ? []
        : [{ place, field: buildParameterField(name, { ...schema, description }, required, schemas) }],
    ),
    ...(body && { body: buildBodyTree(body, schemas) }),
    examples: pickExamples(examples).map(toTrialExample),
    ...(sandboxApiKey !== undefined && { sandboxApiKey }),
    scenarios: hasFailuresOnDemand(operation, { service: '', sandboxApiKey }) ? listScenarios(operation) : [],
  }
}
