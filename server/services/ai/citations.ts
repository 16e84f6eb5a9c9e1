import type { LawReference } from '#contract/shared/law'
import type { CitableLine } from '#domain/law/citable'

/** Most references of a response. */
const referencesMax = 20

/**
 * Marks in one pair of brackets: `[L1]`, `[L1, F2]`, bare numbers too, since a model may invent them; also in the
 * brackets of some models, with their additions (`【L1†source】`). In round brackets only unambiguous marks: `(F3)` is a
 * flat of three rooms, and `(1)` the first of a list.
 */
const marked =
  / ?(?:[[【［〖]{1,2}\s*((?:[LFC]?\d{1,3})(?:\s*[,;]\s*[LFC]?\d{1,3})*)\s*(?:†[^[\]【】［］〖〗\n]{0,60})?[\]】］〗]{1,2}|\(\s*([LC]\d{1,3}(?:\s*[,;]\s*[LFC]\d{1,3})*)\s*\))/gi
/** Remains of removed marks: empty brackets, and words that introduced them. */
const emptied = / ?\((?:\s*(?:see|cf|voir|siehe|vgl|kuck)\b\.?)?[\s,;]*\)/gi
/**
 * Commas left alone after marks were removed: before the end of brackets, after their start, or after a word such as
 * "see" that introduced the marks. Those before an end are looked for from the first of a run alone, else a long run would be
 * read once for each of its commas.
 */
const loose = /(?<=\()\s*[,;]+\s*|(?<![\s,;])[\s,;]*[,;](?=\s*\))|(?<=\((?:see|cf|voir|siehe|vgl|kuck)\b\.?)[,;]+/gi

/** Identity of a parameter in one version, whichever line cites it. */
const getReferenceKey = ({ id, from }: LawReference): string => `${id} ${from}`

/** Text with numbered marks, and the references they cite. */
export interface CitedText {
  text: string
  references: LawReference[]
}

/**
 * Numbers the marks of a text by first appearance and collects their references; an unknown mark is removed with the
 * space before it.
 */
export const replaceCitations = (text: string, lines: readonly CitableLine[]): CitedText => {
  const byMark = new Map(lines.map(({ mark, reference }) => [mark, reference]))
  const numbers = new Map<string, number>()
  const references: LawReference[] = []
  const numberOf = (mark: string): number | undefined => {
    const reference = byMark.get(mark)
    if (!reference) return undefined
    const known = numbers.get(getReferenceKey(reference))
    if (known !== undefined || references.length === referencesMax) return known
    references.push(reference)
    numbers.set(getReferenceKey(reference), references.length)
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
