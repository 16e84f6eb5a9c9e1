/**
 * What a difference means to a client that was written against the older file: `breaking`, it may stop working;
 * `additive`, it works and finds more; `wording`, it reads another text.
 */
export type Level = 'breaking' | 'additive' | 'wording'

/** Which way data flow where a difference stands: what clients send, or what the service answers. */
export type Direction = 'request' | 'answer'

/** One row: its level in what is sent and in what is answered. */
type Row = Readonly<Record<Direction, Level>>

const both = (level: Level): Row => ({ request: level, answer: level })

/** Every kind of difference between two OpenAPI files, with what it means. */
export const rules = {
  'operation-removed': both('breaking'),
  'operation-id-changed': both('breaking'),
  'method-or-path-changed': both('breaking'),
  'operation-added': both('additive'),
  'field-added': both('additive'),
  // Bodies are strict: a field that nobody reads any more is refused.
  'field-removed': both('breaking'),
  'required-field-added': { request: 'breaking', answer: 'additive' },
  'field-required': { request: 'breaking', answer: 'additive' },
  'field-optional': { request: 'additive', answer: 'breaking' },
  'type-changed': both('breaking'),
  // Another type comes to those alone who ask for it in `Accept`, or send it.
  'content-type-added': both('additive'),
  'content-type-removed': both('breaking'),
  'format-changed': both('breaking'),
  'const-changed': both('breaking'),
  'null-added': { request: 'additive', answer: 'breaking' },
  'null-removed': { request: 'breaking', answer: 'additive' },
  // Lists of the answers are open: clients are told to expect words they do not know.
  'enum-added': both('additive'),
  'enum-removed': { request: 'breaking', answer: 'additive' },
  'bound-narrowed': { request: 'breaking', answer: 'additive' },
  'bound-widened': both('additive'),
  'variant-added': both('additive'),
  'variant-removed': { request: 'breaking', answer: 'additive' },
  'default-changed': { request: 'breaking', answer: 'wording' },
  'status-added': both('additive'),
  'status-removed': both('additive'),
  'success-status-removed': both('breaking'),
  'header-added': both('additive'),
  'header-removed': both('breaking'),
  'error-code-removed': both('breaking'),
  'security-narrowed': both('breaking'),
  'security-widened': both('additive'),
  'body-limit-lowered': both('breaking'),
  'body-limit-raised': both('additive'),
  'text-changed': both('wording'),
} as const satisfies Record<string, Row>

/** Name of a kind of difference. */
export type Rule = keyof typeof rules

/** One difference between two files. */
export interface Change {
  level: Level
  rule: Rule
  /** Method and path of the operation; empty for what belongs to the whole file. */
  operation: string
  /** Place in the operation: `body.etat`, `query.country`, `200 data.lines[].amount`, `header Retry-After`. */
  where: string
  message: string
}
