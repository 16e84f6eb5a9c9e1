import type { LawReference } from '#contract/shared/law'
import type { CitableLine } from '#domain/law/citable'

/** Most references of an answer. */
const referencesMax = 20

/**
 * Marks in one pair of brackets: `[L1]`, `[L1, F2]`, bare numbers too, since a model may invent them; also in the brackets
 * of some models, with what they add (`【L1†source】`). In round ones only marks that are nothing else: `(F3)` is a flat
 * of three rooms, and `(1)` the first of a list.
 */
const marked =
  / ?(?:[[【［〖]{1,2}\s*((?:[LFC]?\d{1,3})(?:\s*[,;]\s*[LFC]?\d{1,3})*)\s*(?:†[^[\]【】［］〖〗\n]{0,60})?[\]】］〗]{1,2}|\(\s*([LC]\d{1,3}(?:\s*[,;]\s*[LFC]\d{1,3})*)\s*\))/gi
/** What is left around marks that were taken out: empty brackets, and words that led to them. */
const emptied = / ?\((?:\s*(?:see|cf|voir|siehe|vgl|kuck)\b\.?)?[\s,;]*\)/gi
/**
 * Commas left alone after marks were removed: before the end of brackets, after their start, or after a word such as
 * "see" that introduced the marks. Those before an end are looked for from the first of a run alone, else a long run would be
 * read once for each of its commas.
 */
const loose = /(?<=\()\s*[,;]+\s*|(?<![\s,;])[\s,;]*[,;](?=\s*\))|(?<=\((?:see|cf|voir|siehe|vgl|kuck)\b\.?)[,;]+/gi

/** The same parameter in the same version, whichever line names it. */
const nameOf = ({ id, from }: LawReference): string => `${id} ${from}`

/** A text whose marks are numbers, with what they cite. */
export interface CitedText {
  text: string
  references: LawReference[]
}

/**
 * Numbers the marks of a text by their first appearance and collects what they cite; a mark that was not given is taken out
 * together with the space before it.
 */
export const citedText = (text: string, lines: readonly CitableLine[]): CitedText => {
  const byMark = new Map(lines.map(({ mark, reference }) => [mark, reference]))
  const numbers = new Map<string, number>()
  const references: LawReference[] = []
  const numberOf = (mark: string): number | undefined => {
    const reference = byMark.get(mark)
    if (!reference) return undefined
    const known = numbers.get(nameOf(reference))
    if (known !== undefined || references.length === referencesMax) return known
    references.push(reference)
    numbers.set(nameOf(reference), references.length)
    return references.length
  }
  const numbered = text.replaceAll(marked, (found, list: string | undefined, round: string | undefined) => {
    const marks = (list ?? round ?? '').toUpperCase().split(/[,;]/)
    const given = marks.flatMap(mark => numberOf(mark.trim()) ?? [])
    const space = found.startsWith(' ') ? ' ' : ''
    return given.length === 0 ? '' : `${space}${[...new Set(given)].map(number => `[${number}]`).join(', ')}`
  })
  return { text: numbered.replaceAll(loose, '').replaceAll(emptied, ''), references }
}
