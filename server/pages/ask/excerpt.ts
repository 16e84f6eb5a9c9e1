/** Part of a text around one of its figures. */
export interface Excerpt {
  before: string
  figure: string
  after: string
}

/** Characters on each side: about half a line in all. */
const sideMax = 32

/** The words right before and behind a figure, on its line; cut between words. */
export const cutExcerpt = (text: string, { start, end }: { start: number; end: number }): Excerpt => {
  const before =
    text
      .slice(Math.max(0, start - sideMax), start)
      .split('\n')
      .at(-1) ?? ''
  const after = text.slice(end, end + sideMax).split('\n')[0] ?? ''
  const isCutBefore = before.length === sideMax && start > sideMax
  const isCutAfter = after.length === sideMax && end + sideMax < text.length
  return {
    before: isCutBefore ? `… ${before.replace(/^\S{0,32}\s/, '')}` : before.trimStart(),
    figure: text.slice(start, end),
    after: isCutAfter ? `${after.replace(/\s\S{0,32}$/, '')} …` : after.trimEnd(),
  }
}
