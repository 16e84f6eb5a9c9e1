import { PDFObject } from 'pdf-lib'

/**
 * An object of a document that is printed already. The library makes an object of each name, number and list of an element,
 * measures all of them and writes them: for the three hundred elements of a report a seventh of its CPU.
 */
export class WrittenObject extends PDFObject {
  readonly #text: string

  /** @param text of ASCII, as the library would print the object. */
  constructor(text: string) {
    super()
    this.#text = text
  }

  override clone(): WrittenObject {
    return new WrittenObject(this.#text)
  }

  override toString(): string {
    return this.#text
  }

  override sizeInBytes(): number {
    return this.#text.length
  }

  override copyBytesInto(buffer: Uint8Array, offset: number): number {
    for (let at = 0; at < this.#text.length; at += 1) buffer[offset + at] = this.#text.charCodeAt(at)
    return this.#text.length
  }
}

/** A dictionary as text, from its values as text. */
export const writeDictionary = (values: Readonly<Record<string, string>>): string => {
  let text = '<<\n'
  for (const key of Object.keys(values)) text += `/${key} ${values[key]}\n`
  return `${text}>>`
}

/** An array as text. */
export const writeArray = (values: readonly string[]): string => `[ ${values.map(value => `${value} `).join('')}]`
