/** The text in which statutory versions of a parameter were read. */
export interface LawSourceText {
  /** Id of the parameter. */
  readonly id: string
  /** First days of the versions proved by this text. */
  readonly days: readonly string[]
  /** Name and date of the act. */
  readonly act: string
  readonly article: string
  /**
   * Day of the text: of the act as published, or of the state in which the collection keeps it; of an undated copy, the
   * day since which its figure applies.
   */
  readonly textOf: string
  /** Place of the text: repository and path of a mirror, or the address of a page. */
  readonly read: string
  /** Commit of the mirror. */
  readonly commit?: string
  /** Content of the text, with its figures, in our words. */
  readonly says: string
}
