/** A rule between fields as a file of contract/rules words it: one sentence, which the refusal repeats. */
export interface WordedRule {
  /** Fault of the refused field; `{name}` is replaced by a value in the refusal. */
  readonly message: string
  /** The fields that the rule looks at, the refused one first. */
  readonly fields: readonly [string, ...string[]]
}

/** Rules by code; one that has a sentence for each of several cases has an entry for each, as `code.case`. */
export type WordedRules = Readonly<Record<string, WordedRule>>

/** A rule that JSON Schema cannot say, as the OpenAPI file prints it under `x-rules`; each has a test. */
export interface FieldRule {
  /** Value of `issues[].code` when the rule is broken. */
  code: string
  /** The sentences of the rule. */
  says: string
  /** The fields it looks at. */
  fields: readonly string[]
}

/** Rules of a part of a request, with its path before their fields. */
export const prefixRules = (part: string, rules: readonly FieldRule[]): FieldRule[] =>
  rules.map(rule => ({ ...rule, fields: rule.fields.map(field => `${part}.${field}`) }))

const getRuleCode = (key: string): string => key.replace(/\..*/, '')

const deduplicateTexts = (values: readonly string[]): string[] => [...new Set(values)]

/** Rules as `x-rules` prints them, with the sentences of their refusals; the cases of a code become one rule. */
export const mergeRules = (...tables: readonly WordedRules[]): FieldRule[] => {
  const entries = tables.flatMap(Object.entries<WordedRule>)
  // Not `Map.groupBy`: the in-process service runs in browsers without it.
  return deduplicateTexts(entries.map(([key]) => getRuleCode(key))).map(code => {
    const cases = entries.filter(([key]) => getRuleCode(key) === code)
    return {
      code,
      says: deduplicateTexts(cases.map(([, { message }]) => message)).join(' '),
      fields: deduplicateTexts(cases.flatMap(([, { fields }]) => fields)),
    }
  })
}
