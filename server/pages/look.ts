import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { RequestHandler } from 'express'
import { cacheForYear, serveBytes } from '../http/files/static-file.ts'

/** Sheets of the design system in the order of the cascade; later ones may refine earlier ones. */
const sheets = ['tokens', 'base', 'frame', 'desk', 'controls', 'tables', 'parts', 'charts', 'media'] as const

/** Sheets of the design system of which no rule is of the home page; a test compares them with it. */
export const sheetsWithoutHome: readonly (typeof sheets)[number][] = ['desk', 'tables', 'charts']

/** Path of the one sheet of the home page. */
export const homeSheetPath = '/pages/home.css'

const readAsset = (path: string): Buffer => readFileSync(new URL(`./assets/${path}`, import.meta.url))

/** A file of the font; its path changes with its content, so that browsers keep it for a year. */
const readFont = (name: string): { name: string; path: string; bytes: Buffer } => {
  const bytes = readAsset(`font/${name}.woff2`)
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 12)
  return { name, path: `/pages/${name}.${digest}.woff2`, bytes }
}

const [latin, latinExtended] = [readFont('onest-latin'), readFont('onest-latin-ext')]

/** Path of the font of most letters, which each page but the home preloads. */
export const fontPath: string = latin.path

/** Reads sheets of the design system as one, by default all, with the paths of the fonts. */
export const readLookSheet = (names: readonly string[] = sheets): string => {
  const text = names.map(name => readAsset(`look/${name}.css`).toString()).join('')
  return [latin, latinExtended].reduce((css, { name, path }) => css.replace(`"${name}.woff2"`, `"${path}"`), text)
}

/** Reads the sheet of the home page: what it needs of the design system, and its own rules. */
export const readHomeSheet = (): string =>
  readLookSheet(sheets.filter(name => !sheetsWithoutHome.includes(name))) + readAsset('door.css').toString()

/** Handlers of the sheets and of the fonts, by path. */
export const createLookFiles = (): Readonly<Record<string, RequestHandler>> => ({
  '/pages/style.css': serveBytes(Buffer.from(readLookSheet()), { contentType: 'text/css' }),
  [homeSheetPath]: serveBytes(Buffer.from(readHomeSheet()), { contentType: 'text/css' }),
  ...Object.fromEntries(
    [latin, latinExtended].map(({ path, bytes }) => [
      path,
      serveBytes(bytes, { contentType: 'font/woff2', cacheControl: cacheForYear }),
    ]),
  ),
})
