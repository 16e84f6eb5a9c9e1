/**
 * Structured log; the first argument holds fields, never a secret. `said` stands for both where a person reads the log in a
 * terminal: one sentence of at most 65 characters, with as much of the fields as it takes to act.
 */
export interface Log {
  debug(fields: object, message: string, said?: string): void
  info(fields: object, message: string, said?: string): void
  warn(fields: object, message: string, said?: string): void
  error(fields: object, message: string, said?: string): void
}
