import type { WordedRule } from '#contract/shared/field-rules'
import type { RefusedField } from './refusal.ts'

/** Placeholder names of a sentence, in braces. */
type Placeholder<Message extends string> = Message extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never

/** Values for the placeholders of a sentence; empty for a sentence without. */
type Fill<Message extends string> = [Placeholder<Message>] extends [never]
  ? []
  : [fill: Readonly<Record<Placeholder<Message>, string | number>>]

/** Details of a refusal besides its sentence. */
interface Shown {
  /** The refused field, where it is not the first of the rule's. */
  path?: string
  received?: unknown
  allowed?: readonly string[]
}

/**
 * The refusal of a request that breaks a rule of contract/rules, in the words of the rule; nothing for one that follows it.
 * `key` is the code, or `code.case` where the rule has a sentence for each of several cases.
 */
export const ruleIssues = <
  Rules extends { readonly [Each in keyof Rules]: WordedRule },
  Key extends keyof Rules & string,
>(
  rules: Rules,
  key: Key,
  isBroken: boolean,
  shown: Shown = {},
  ...[fill]: Fill<Rules[Key]['message']>
): RefusedField[] => {
  if (!isBroken) return []
  const { path, ...beside } = shown
  const { message, fields } = rules[key]
  const values: Readonly<Record<string, string | number>> = fill ?? {}
  return [
    {
      path: path ?? fields[0],
      code: key.replace(/\..*/, ''),
      message: message.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name])),
      ...beside,
    },
  ]
}
