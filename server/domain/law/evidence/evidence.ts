/** The text in which statutory versions of a parameter were read. */
export interface Evidence {
  /** Id of the parameter. */
  readonly id: string
  /** First days of the versions that this text proves. */
  readonly days: readonly string[]
  /** The act by its name and date. */
  readonly act: string
  readonly article: string
  /**
   * Day of the text: of the act as published, or of the state in which the collection keeps it; of a copy that bears no
   * day, the day since which its figure has stood.
   */
  readonly textOf: string
  /** Where it was read: repository and path of a mirror, or the address of a page. */
  readonly read: string
  /** Commit of the mirror. */
  readonly commit?: string
  /** What the text says, with its figures, in our words. */
  readonly says: string
}
