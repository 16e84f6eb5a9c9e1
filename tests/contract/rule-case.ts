/** A body that breaks one rule between fields, and the field that is blamed. */
export interface RuleCase {
  says: string
  code: string
  path: string
  body: object
}

/** A rule case in one line. */
export const rule = (says: string, code: string, path: string, body: object): RuleCase => ({ says, code, path, body })
