import type { Commentary, TextLanguage } from '#contract/ai/text'

/** Request for a commentary on a report: plain data that can be passed between threads. */
export interface CommentaryRequest {
  /** The figures of the report as JSON. */
  context: string
  /** Prompt, in the language of the report. */
  prompt: string
  language: TextLanguage
  /** Day of the law that may be cited (YYYY-MM-DD): that of the deed. */
  lawDate: string
}

/** Commentary, and whether a provider key of the caller paid for it. */
export interface WrittenCommentary {
  commentary: Commentary
  isOwn: boolean
}
