import type { Html } from '#server/pages/html'

/** A page with data of its own, for looking at it and for checks that hold for every page. */
export interface Sample {
  path: string
  isOwn: boolean
  title: string
  /** Markup in place of the heading. */
  heading?: Html
  /** Whether the content takes the whole width. */
  isWhole?: boolean
  main: Html
  /** Sheets beside the one of all pages. */
  styles?: readonly string[]
  /** Path of a sheet in place of all others. */
  sheet?: string
}
