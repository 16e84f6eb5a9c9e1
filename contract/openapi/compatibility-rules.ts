/**
 * Effect of a difference on a client that was written against the older file: `breaking`, it may stop working;
 * `additive`, it works and finds more; `wording`, it reads another text.
 */
export type Level = 'breaking' | 'additive' | 'wording'

/** Direction of the data with a difference: request or answer. */
export type Direction = 'request' | 'answer'

/** One row: its level in requests and in answers. */
type Row = Readonly<Record<Direction, Level>>

const forBoth = (level: Level): Row => ({ request: level, answer: level })

/** Every kind of difference between two OpenAPI files, with what it means. */
export const rules = {
  'operation-removed': forBoth('breaking'),
  // Generated programs call it by this name.
  'operation-id-changed': forBoth('breaking'),
  // The name stays that of the SDK, which the file tells; addresses and data stay too.
  'operation-renamed': forBoth('additive'),
  'sdk-method-changed': forBoth('breaking'),
  'method-or-path-changed': forBoth('breaking'),
  'operation-added': forBoth('additive'),
  // The addresses stay as they were; programs that are generated anew may find another name of an argument.
  'path-parameter-renamed': forBoth('additive'),
  'webhook-removed': forBoth('breaking'),
  'webhook-added': forBoth('additive'),
  'receiver-status-removed': forBoth('breaking'),
  'receiver-status-added': forBoth('additive'),
  // Generated programs import it by this name.
  'schema-removed': forBoth('breaking'),
  // The file tells the former name.
  'schema-renamed': forBoth('additive'),
  'schema-added': forBoth('additive'),
  // As semantic versioning asks: a deprecation comes with a minor version.
  deprecated: forBoth('additive'),
  'deprecation-withdrawn': forBoth('wording'),
  'server-added': forBoth('wording'),
  'server-removed': forBoth('wording'),
  'field-added': forBoth('additive'),
  // Bodies are strict: a removed field is refused.
  'field-removed': forBoth('breaking'),
  'required-field-added': { request: 'breaking', answer: 'additive' },
  'field-required': { request: 'breaking', answer: 'additive' },
  'field-optional': { request: 'additive', answer: 'breaking' },
  // Neither of the two types admits all that the other does.
  'type-changed': forBoth('breaking'),
  'type-widened': { request: 'additive', answer: 'breaking' },
  'type-narrowed': { request: 'breaking', answer: 'additive' },
  // Another type is answered only to clients that request it in `Accept`, or send it.
  'content-type-added': forBoth('additive'),
  'content-type-removed': forBoth('breaking'),
  'format-changed': forBoth('breaking'),
  // The same value is written otherwise.
  'serialisation-changed': forBoth('breaking'),
  // What is admitted stays; generated programs tell the variants apart by another field.
  'discriminator-changed': forBoth('additive'),
  'const-changed': forBoth('breaking'),
  'null-added': { request: 'additive', answer: 'breaking' },
  'null-removed': { request: 'breaking', answer: 'additive' },
  // Lists of the answers are open: clients are told to expect words they do not know.
  'enum-added': forBoth('additive'),
  'enum-removed': { request: 'breaking', answer: 'additive' },
  'bound-narrowed': { request: 'breaking', answer: 'additive' },
  'bound-widened': forBoth('additive'),
  'variant-added': forBoth('additive'),
  'variant-removed': { request: 'breaking', answer: 'additive' },
  'default-changed': { request: 'breaking', answer: 'wording' },
  'status-added': forBoth('additive'),
  'status-removed': forBoth('additive'),
  'success-status-removed': forBoth('breaking'),
  'header-added': forBoth('additive'),
  'header-removed': forBoth('breaking'),
  'header-required': forBoth('additive'),
  'header-optional': forBoth('breaking'),
  'error-code-removed': forBoth('breaking'),
  'security-scheme-changed': forBoth('breaking'),
  'security-narrowed': forBoth('breaking'),
  'security-widened': forBoth('additive'),
  'body-limit-lowered': forBoth('breaking'),
  'body-limit-raised': forBoth('additive'),
  'text-changed': forBoth('wording'),
} as const satisfies Record<string, Row>

/** Name of a kind of difference. */
export type Rule = keyof typeof rules

/** Reports one difference: its rule, its path and its description. */
export type Report = (rule: Rule, where: string, message: string) => void

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
 * additions, so that none of them requires a major version; the list still marks them.
 */
export const isRefusedByStrictReaders = (rule: Rule, direction: Direction): boolean =>
  direction === 'answer' && beyondOlderSchema.has(rule)

/** One difference between two files. */
export interface Change {
  level: Level
  /** Set where clients that check answers with the schemas of the older file refuse what is new. */
  stopsStrictReaders?: true
  rule: Rule
  /** Method and path of the operation; empty for what belongs to the whole file. */
  operation: string
  /** Path in the operation: `body.etat`, `query.country`, `200 data.lines[].amount`, `header Retry-After`. */
  where: string
  message: string
}
