/** A key without a postcode and without "commune de", "ville de", "gemeinde", "gemeng", "stad" before it. */
export const withoutPrefix = (key: string): string =>
  key.replace(/^(?:l ?)?\d{4} /, '').replace(/^(?:(?:commune|ville) (?:de|du|d)|gemeinde|gemeng|stadt?) /, '')

/**
 * A name for comparison: lower-case letters and digits without accents, single spaces, without a postcode or
 * "commune de", "ville de", "gemeinde", "gemeng", "stad" before it.
 */
export const placeNameKey = (name: string): string =>
  withoutPrefix(
    name
      .toLowerCase()
      .replaceAll('ß', 'ss')
      .replaceAll('œ', 'oe')
      .normalize('NFD')
      .replace(/\p{M}+/gu, '')
      .replace(/[^a-z0-9]+/g, ' ')
      .trim(),
  )

/** The keys of a name of the tables: also with ae, oe, ue for ä, ö, ü. */
export const nameKeys = (name: string): string[] => {
  const spelledOut = name.toLowerCase().normalize('NFC').replaceAll('ä', 'ae').replaceAll('ö', 'oe')
  return [placeNameKey(name), placeNameKey(spelledOut.replaceAll('ü', 'ue'))]
}
