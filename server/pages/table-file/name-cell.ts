import type { Read } from './fault.ts'

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are not allowed in a name
const controlCharacters = /[\x00-\x1F\x7F-\x9F]/

/** Reads a name of at most so many characters. */
export const readNameCell = (cell: string, most: number): Read<string> => {
  if (cell.length > most) return { fault: { key: 'row.long', values: { most } } }
  return controlCharacters.test(cell) ? { fault: { key: 'row.characters' } } : { value: cell }
}
