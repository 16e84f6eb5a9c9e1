/** A body that breaks one rule between fields, and the field that is blamed. */
export interface RuleCase {
  says: string
  code: string
  path: string
  body: object
}
