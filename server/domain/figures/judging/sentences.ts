/** A sentence of a text, with the marks of citations in it. */
export interface Sentence {
  start: number
  end: number
  /** The number of each mark, as 1 of `[1]`, and its position. */
  marks: readonly { number: number; at: number }[]
}

/** End of a sentence: after its point and the marks that follow, or with its line. */
const ends = /[.!?…](?:\s*\[\d{1,3}\],?)*(?=\s+["«“„(-]?[\p{Lu}\d]|\s*$)|\n/gu
/** A point that ends an abbreviation or a number of a list, not a sentence. */
const abbreviated =
  /(?:(?<![\p{L}\d])(?:art|arts|no|nr|al|abs|env|ca|approx|mio|mrd|mill|tsd|bzw|z\. ?b|u\. ?a|resp|max|min|i\.e|e\.g|p\. ?ex|v\. ?h|sq)|(?:^|\n)[^\S\n]*\d{1,2})\.$/iu
const mark = /\[(\d{1,3})\]/g

/** The sentences of a folded text, in order, without gaps. */
export const splitSentences = (text: string): Sentence[] => {
  const marks = [...text.matchAll(mark)].map(({ 1: number, index }) => ({ number: Number(number), at: index }))
  const sentences: Sentence[] = []
  let start = 0
  const close = (end: number) => {
    sentences.push({ start, end, marks: marks.filter(({ at }) => at >= start && at < end) })
    start = end
  }
  for (const { 0: found, index } of text.matchAll(ends)) {
    const end = index + found.length
    if (found === '.' && abbreviated.test(text.slice(Math.max(start, end - 12), end))) continue
    close(end)
  }
  if (start < text.length || sentences.length === 0) close(text.length)
  return sentences
}

/** The index of the sentence in which a place is. */
export const sentenceIndexAt = (sentences: readonly Sentence[], at: number): number => {
  let [low, high] = [0, sentences.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sentences[middle]?.end ?? 0) <= at) low = middle + 1
    else high = middle
  }
  return low
}
