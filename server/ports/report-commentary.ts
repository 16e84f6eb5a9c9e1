import type { Commentary, TextLanguage } from '#contract/ai/text'

/** What a commentary on a report is to be asked with: plain data, which one thread hands to another. */
export interface CommentaryWish {
  /** The figures of the report as JSON. */
  context: string
  /** What to write, in the language of the report. */
  prompt: string
  language: TextLanguage
  /** Day of the law that may be cited, as YYYY-MM-DD: that of the deed. */
  lawDate: string
}

/** A commentary, and whether a provider key of the caller's own paid for it. */
export interface WrittenCommentary {
  commentary: Commentary
  isOwn: boolean
}
