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
  // The addresses stay as they were; programs that are generated anew may find another name of an argument.
  'path-parameter-renamed': both('additive'),
  // As semantic versioning asks: what is deprecated comes with a minor version.
  deprecated: both('additive'),
  'deprecation-withdrawn': both('wording'),
  'server-added': both('wording'),
  'server-removed': both('wording'),
  'field-added': both('additive'),
  // Bodies are strict: a field that nobody reads any more is refused.
  'field-removed': both('breaking'),
  'required-field-added': { request: 'breaking', answer: 'additive' },
  'field-required': { request: 'breaking', answer: 'additive' },
  'field-optional': { request: 'additive', answer: 'breaking' },
  // Neither of the two types admits all that the other does.
  'type-changed': both('breaking'),
  'type-widened': { request: 'additive', answer: 'breaking' },
  'type-narrowed': { request: 'breaking', answer: 'additive' },
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
  'header-required': both('additive'),
  'header-optional': both('breaking'),
  'error-code-removed': both('breaking'),
  'security-scheme-changed': both('breaking'),
  'security-narrowed': both('breaking'),
  'security-widened': both('additive'),
  'body-limit-lowered': both('breaking'),
  'body-limit-raised': both('additive'),
  'text-changed': both('wording'),
} as const satisfies Record<string, Row>

/** Name of a kind of difference. */
export type Rule = keyof typeof rules

/** Additions to an answer that its older schema does not admit, as our answers are closed. */
const beyondOlderSchema: ReadonlySet<Rule> = new Set<Rule>([
  'field-added',
  'required-field-added',
  'enum-added',
  'bound-widened',
  'variant-added',
])

/**
 * Whether a difference stops clients that check answers with the schemas of the older file. Clients are told to expect such
 * additions, so that none of them asks for a major version; yet whoever reads the list shall know.
 */
export const stopsStrictReaders = (rule: Rule, direction: Direction): boolean =>
  direction === 'answer' && beyondOlderSchema.has(rule)

/** One difference between two files. */
export interface Change {
  level: Level
  /** Set where clients that check answers with the schemas of the older file refuse what is new. */
  stopsStrictReaders?: true
  rule: Rule
  /** Method and path of the operation; empty for what belongs to the whole file. */
  operation: string
  /** Place in the operation: `body.etat`, `query.country`, `200 data.lines[].amount`, `header Retry-After`. */
  where: string
  message: string
}
