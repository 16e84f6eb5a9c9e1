import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create } from '@cantoo/fontkit'
import type { PDFDocument } from 'pdf-lib'

type Engine = Parameters<PDFDocument['registerFontkit']>[0]
type EngineFont = Exclude<Awaited<ReturnType<Engine['create']>>, null | { fonts: unknown }>
type Glyph = ReturnType<EngineFont['layout']>['glyphs'][number]

/** Font weight: regular or semi-bold. */
export type Weight = 400 | 600

/** Font file, parsed once per process. */
export interface Face {
  /** The same object for each document: the engine looks the parsed font up by identity. */
  bytes: Uint8Array
  /** Name of the font in a document, without the tag of a subset. */
  name: string
}

/** Character in a face. */
interface Letter {
  face: Face
  /** Width as a fraction of the font size. */
  width: number
}

interface ParsedFace extends Face {
  codePoints: ReadonlySet<number>
  letter(codePoint: number): ParsedLetter
  font: EngineFont
}

interface ParsedLetter extends Letter {
  glyph: Glyph
}

/** Subsets by frequency in our texts; the first that contains a character draws it. */
const subsets = ['latin', 'latin-ext', 'greek', 'cyrillic', 'vietnamese'] as const

const names: Readonly<Record<Weight, string>> = { 400: 'NotoSans-Regular', 600: 'NotoSans-SemiBold' }

/** Code points whose letters are kept: all that the subsets have but a few signs. */
const keptCodePoints = 0x3000

const narrowNoBreakSpace = 0x202f
const thinSpace = 0x2009
const noBreakSpace = 0xa0
const space = 0x20

const { resolve } = createRequire(import.meta.url)

/** What a subset asks of a font of the engine. */
interface Outlines {
  getGlyph(id: number, codePoints?: number[]): { _decode?: () => unknown }
}

/** Keeps the decoded outline of each glyph in use: the engine decodes it anew for each subset, a tenth of a report. */
const keepOutlines = (font: Outlines): void => {
  const getGlyph = font.getGlyph.bind(font)
  const outlines = new WeakMap<object, { outline: unknown }>()
  font.getGlyph = (id, codePoints) => {
    const glyph = getGlyph(id, codePoints)
    const { _decode: decode } = glyph
    if (!decode || Object.hasOwn(glyph, '_decode')) return glyph
    glyph._decode = () => {
      const kept = outlines.get(glyph) ?? { outline: decode.call(glyph) }
      outlines.set(glyph, kept)
      return kept.outline
    }
    return glyph
  }
}

type Subset = ReturnType<EngineFont['createSubset']>

/** Most files of subsets that are kept of a font, about 20 KiB each. */
const filesMax = 32

/**
 * Keeps the files of a subset: reports in one language have nearly the same letters. Making the files of a report took a
 * fifteenth of its CPU, and packing them as much again.
 */
const keepFiles = (subset: Subset, files: Map<string, Uint8Array>): Subset => {
  const glyphs = new Set<number>()
  const include = subset.includeGlyph.bind(subset)
  const encode = subset.encode?.bind(subset)
  if (!encode) throw new Error('The engine writes no file of a subset.')
  const made = (name: string): Uint8Array => {
    const file = encode()
    const [oldest] = files.keys()
    if (files.size >= filesMax && oldest !== undefined) files.delete(oldest)
    files.set(name, file)
    return file
  }
  subset.includeGlyph = glyph => {
    glyphs.add(typeof glyph === 'number' ? glyph : glyph.id)
    return include(glyph)
  }
  subset.encode = () => {
    const name = [...glyphs].join(' ')
    return files.get(name) ?? made(name)
  }
  return subset
}

/** Parsed font for documents, without shaping, which takes most of the time and has no effect on these scripts. */
const parseFace = (subset: string, weight: Weight): ParsedFace => {
  const bytes = new Uint8Array(
    readFileSync(resolve(`@fontsource/noto-sans/files/noto-sans-${subset}-${weight}-normal.woff`)),
  )
  // A woff file contains one font, never a collection.
  const parsed = create(bytes) as EngineFont & Outlines
  keepOutlines(parsed)
  const codePoints = new Set(parsed.characterSet)
  const { unitsPerEm } = parsed
  const letters = new Map<number, ParsedLetter>()
  const files = new Map<string, Uint8Array>()
  const made = (codePoint: number): ParsedLetter => {
    const found = parsed.glyphForCodePoint(codePoint)
    if (!found) throw new Error(`A font lacks U+${codePoint.toString(16)}.`)
    const { id, advanceWidth } = found
    // The engine keeps the code points of a glyph's first use; the file must not depend on them.
    const shown = codePoint === noBreakSpace ? space : codePoint
    return { face, width: advanceWidth / unitsPerEm, glyph: { id, advanceWidth, codePoints: [shown] } }
  }
  const letter = (codePoint: number): ParsedLetter => {
    const known = letters.get(codePoint) ?? made(codePoint)
    letters.set(codePoint, known)
    return known
  }
  const { postscriptName, ascent, descent, italicAngle, capHeight, xHeight, bbox } = parsed
  const font: EngineFont = {
    ...{ postscriptName, unitsPerEm, ascent, descent, italicAngle, capHeight, xHeight, bbox },
    characterSet: [...codePoints],
    glyphForCodePoint: codePoint => (codePoints.has(codePoint) ? letter(codePoint).glyph : null),
    layout: text => ({ glyphs: Array.from(text, character => letter(getDrawnCodePoint(character)).glyph) }),
    createSubset: () => keepFiles(parsed.createSubset(), files),
  }
  const face: ParsedFace = { bytes, name: names[weight], codePoints, letter, font }
  return face
}

/** Code point whose glyph draws a character: no font here has the narrow no-break space. */
const getDrawnCodePoint = (character: string): number => {
  const codePoint = character.codePointAt(0) ?? space
  return codePoint === narrowNoBreakSpace ? thinSpace : codePoint
}

/** Fonts of reports, and the engine that embeds them. */
export interface Fonts {
  /** Letter of a character; undefined where no font has it. */
  letter(character: string, weight: Weight): Letter | undefined
  /** Width of a line of text, in the unit of its size. */
  width(text: string, weight: Weight, size: number): number
  engine: Engine
}

/** Measures texts by the widths of letters, of which each is kept by its code unit: a report measures 30 000. */
const createWidth = (letter: Fonts['letter']): Fonts['width'] => {
  const kept: Readonly<Record<Weight, Float64Array>> = {
    400: new Float64Array(keptCodePoints).fill(-1),
    600: new Float64Array(keptCodePoints).fill(-1),
  }
  return (text, weight, size) => {
    const widths = kept[weight]
    let sum = 0
    for (let at = 0; at < text.length; at += 1) {
      const unit = text.charCodeAt(at)
      const known = widths[unit] ?? -1
      if (known >= 0) {
        sum += known
        continue
      }
      const character = String.fromCodePoint(text.codePointAt(at) ?? space)
      const own = letter(character, weight)?.width ?? 0
      if (unit < keptCodePoints) widths[unit] = own
      sum += own
      at += character.length - 1
    }
    return sum * size
  }
}

let loaded: Fonts | undefined

const loadFonts = (): Fonts => {
  const faces: Readonly<Record<Weight, readonly ParsedFace[]>> = {
    400: subsets.map(subset => parseFace(subset, 400)),
    600: subsets.map(subset => parseFace(subset, 600)),
  }
  const byBytes = new Map([...faces[400], ...faces[600]].map(({ bytes, font }) => [bytes, font]))
  // By code point: a report asks for 30 000 letters, and each look in a map takes longer.
  const letters: Readonly<Record<Weight, (Letter | undefined)[]>> = {
    400: new Array(keptCodePoints).fill(undefined),
    600: new Array(keptCodePoints).fill(undefined),
  }
  const found = (character: string, weight: Weight): Letter | undefined => {
    const codePoint = getDrawnCodePoint(character)
    return faces[weight].find(({ codePoints }) => codePoints.has(codePoint))?.letter(codePoint)
  }
  const letter = (character: string, weight: Weight): Letter | undefined => {
    const codePoint = character.codePointAt(0) ?? space
    if (codePoint >= keptCodePoints) return found(character, weight)
    letters[weight][codePoint] ??= found(character, weight)
    return letters[weight][codePoint]
  }
  return {
    letter,
    width: createWidth(letter),
    engine: { create: bytes => byBytes.get(bytes) ?? null },
  }
}

/** Fonts, read and parsed on first use. */
export const getFonts = (): Fonts => {
  loaded ??= loadFonts()
  return loaded
}

/** Distinct characters of a text that a weight lacks. */
export const findUnprintableCharacters = (text: string): string[] => {
  const { letter } = getFonts()
  return [...new Set(text)].filter(character => !letter(character, 400) || !letter(character, 600))
}
