import { editDistance, letterSet, lettersApart } from '#domain/core/edit-distance'

/** Name in lower case without hyphens, underscores and spaces. */
const normalizeFieldName = (name: string): string => name.toLowerCase().replace(/[-_\s]/g, '')

/** Maximum edit distance of a typo: one in a short name, two from six letters on. */
const limitFieldEdits = (name: string): number => Math.min(2, Math.floor(name.length / 3))

/** Field that an unknown name most likely means, such as `etat` for `etatt`; undefined where none is close. */
export const findNearField = (unknown: string, fields: readonly string[]): string | undefined => {
  const name = normalizeFieldName(unknown)
  const letters = letterSet(name)
  const max = limitFieldEdits(name)
  const near = fields.flatMap(field => {
    const known = normalizeFieldName(field)
    // An edit changes at most two letters of the set: a cheap check that excludes most fields.
    if (lettersApart(letters, letterSet(known)) > 2 * max) return []
    const edits = editDistance(name, known, max)
    return edits === undefined ? [] : [{ field, edits }]
  })
  return near.sort((a, b) => a.edits - b.edits)[0]?.field
}
