import { editDistance, letterSet, lettersApart } from '#domain/core/edit-distance'

/** A name without what people write in several ways: capitals, hyphens and underscores. */
const plain = (name: string): string => name.toLowerCase().replace(/[-_\s]/g, '')

/** Edits that a slip of the pen may take: one in a short name, two from six letters on. */
const editsMax = (name: string): number => Math.min(2, Math.floor(name.length / 3))

/** The field that an unknown name is most likely meant for, as `etat` for `etatt`; undefined where none is near. */
export const nearField = (unknown: string, fields: readonly string[]): string | undefined => {
  const name = plain(unknown)
  const letters = letterSet(name)
  const max = editsMax(name)
  const near = fields.flatMap(field => {
    const known = plain(field)
    // An edit changes at most two letters of the set: this rules most fields out for little.
    if (lettersApart(letters, letterSet(known)) > 2 * max) return []
    const edits = editDistance(name, known, max)
    return edits === undefined ? [] : [{ field, edits }]
  })
  return near.sort((a, b) => a.edits - b.edits)[0]?.field
}
