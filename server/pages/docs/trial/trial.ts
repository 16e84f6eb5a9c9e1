/** A field of a form: its kind, and for a group its fields. */
export interface TrialField {
  name: string
  kind: 'text' | 'number' | 'boolean' | 'choice' | 'day' | 'group' | 'json'
  isRequired: boolean
  /** Type, unit and description, as in the field table. */
  hint: string
  values?: readonly (string | number)[]
  fields?: readonly TrialField[]
}

/** Fields of a body; of a body with variants by a field, as by country, those of each variant. */
export interface TrialBody {
  fields: readonly TrialField[]
  variants?: { by: string; bodies: readonly { value: string; fields: readonly TrialField[] }[] }
}

/** An example request that fills the form. */
export interface TrialExample {
  name: string
  summary: string
  params: Readonly<Record<string, string>>
  query: Readonly<Record<string, string>>
  body?: unknown
}

/** Form of an operation, fetched when it is opened. */
export interface Trial {
  id: string
  method: string
  path: string
  /** Path and query parameters. */
  parameters: readonly { place: 'path' | 'query'; field: TrialField }[]
  body?: TrialBody
  examples: readonly TrialExample[]
  /** Shared sandbox key; absent if disabled. */
  sandboxApiKey?: string
  /** Failures available on demand with the sandbox key. */
  scenarios: readonly string[]
}
