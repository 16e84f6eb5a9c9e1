import { conditions } from '#contract/shared/scenarios'
import type { ShownExample, ShownOperation } from '../document.ts'
import type { Library } from '../library.ts'
import { hasScenarios, isOfPersons, sentBody } from '../requests.ts'
import { bodyTree, parameterField } from './field-tree.ts'
import type { Trial, TrialExample } from './trial.ts'

/** Whether an operation has a form: keys reach it. Others want the session of a person. */
export const isOnTrial = (operation: ShownOperation): boolean => !operation.isOfPages && !isOfPersons(operation)

const exampleOf = ({ name, summary, params = {}, query = {}, ...rest }: ShownExample): TrialExample => {
  const body = sentBody(rest)
  return { name, summary, params, query, ...(body !== undefined && { body }) }
}

const scenariosOf = ({ answers, examples }: ShownOperation): string[] => [
  ...answers.filter(({ status }) => status >= 400).map(({ status }) => String(status)),
  ...examples.filter(({ status }) => status >= 400).map(({ name }) => name),
  ...Object.keys(conditions),
]

/** Good examples; of an operation whose good answers need something arranged, as a provider's key, those too. */
const shownExamples = (examples: readonly ShownExample[]): readonly ShownExample[] => {
  const good = examples.filter(({ status }) => status < 300)
  const plain = good.filter(({ situation }) => situation === undefined)
  return plain.length > 0 ? plain : good
}

/** The form of an operation by its id; undefined where there is none. */
export const trialOf = ({ described, sandboxApiKey }: Library, id: string): Trial | undefined => {
  const operation = described.operations.find(one => one.id === id)
  if (!operation || !isOnTrial(operation)) return undefined
  const { schemas } = described
  const { method, path, body, parameters, examples } = operation
  return {
    ...{ id, method, path },
    parameters: parameters.flatMap(({ in: place, name, schema, description, required }) =>
      place === 'header' ? [] : [{ place, field: parameterField(name, { ...schema, description }, required, schemas) }],
    ),
    ...(body && { body: bodyTree(body, schemas) }),
    examples: shownExamples(examples).map(exampleOf),
    ...(sandboxApiKey !== undefined && { sandboxApiKey }),
    scenarios: hasScenarios(operation, { service: '', sandboxApiKey }) ? scenariosOf(operation) : [],
  }
}
