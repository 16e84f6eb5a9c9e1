/** A field of a form: how it is filled in, and what is in it where it is a group. */
export interface TrialField {
  name: string
  kind: 'text' | 'number' | 'boolean' | 'choice' | 'day' | 'group' | 'json'
  isRequired: boolean
  /** Type, unit and sentence, as the table of the fields has them. */
  hint: string
  values?: readonly (string | number)[]
  fields?: readonly TrialField[]
}

/** The fields of a body; of one that differs by a field, as by country, those of each value of it. */
export interface TrialBody {
  fields: readonly TrialField[]
  variants?: { by: string; bodies: readonly { value: string; fields: readonly TrialField[] }[] }
}

/** A request that a form can be filled in with. */
export interface TrialExample {
  name: string
  summary: string
  params: Readonly<Record<string, string>>
  query: Readonly<Record<string, string>>
  body?: unknown
}

/** What the form of an operation is made from, fetched when somebody opens it. */
export interface Trial {
  id: string
  method: string
  path: string
  /** Parts of the path and of the query. */
  parameters: readonly { place: 'path' | 'query'; field: TrialField }[]
  body?: TrialBody
  examples: readonly TrialExample[]
  /** The shared key; left out where it is off. */
  sandboxApiKey?: string
  /** Failures that the shared key may ask for. */
  scenarios: readonly string[]
}
