/** A body that breaks one rule between fields, and the field that is blamed. */
export interface RuleCase {
  description: string
  code: string
  path: string
  body: object
  /** Sent as a query of an operation that reads no body. */
  query?: Readonly<Record<string, string>>
  /** Sent by an administrator of an organisation without a brand, not with a key. */
  isOfSession?: true
}

/** A rule case in one line. */
export const rule = (description: string, code: string, path: string, body: object): RuleCase => ({
  description,
  code,
  path,
  body,
})
