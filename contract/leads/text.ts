import * as z from 'zod'

/** Bidirectional controls and zero-width characters; joiners stay, since scripts need them. */
const unseen = /[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g

/** Removes bidirectional controls and zero-width characters, which pages and address books paste around texts. */
export const stripInvisible = (text: string): string => text.replace(unseen, '').trim()

/** One line without control characters. Codes of two digits, as in `shared/units.ts`. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what the pattern refuses
const oneLine = /^[^\x00-\x1F\x7F-\x9F]+$/
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what the pattern refuses
const manyLines = /^[^\x00-\x08\x0B\x0C\x0E-\x1F\x7F-\x9F]+$/

const limitVisitorText = (max: number): z.ZodString =>
  z.string().overwrite(stripInvisible).min(1, { abort: true }).max(max, { abort: true })

/** A text of a visitor on one line, in any script; invisible and bidirectional characters are removed. */
export const defineVisitorText = (max: number): z.ZodString =>
  limitVisitorText(max).regex(oneLine, 'must not contain control characters')

/** The same with line breaks. */
export const defineVisitorMessage = (max: number): z.ZodString =>
  limitVisitorText(max).regex(manyLines, 'must not contain control characters other than tab and line breaks')

// The quote mark is a code, since generators copy patterns into string literals.
const pagePattern = /^https?:\/\/[^\s<>\x22\\]+$/i

/** Whether a text is an address of a page. */
const pageAddress = z.check<string>(({ value, issues }) => {
  if (!pagePattern.test(value) || URL.canParse(value)) return
  issues.push({ code: 'custom', message: 'must be an http or https address', input: value })
})

const defineAddress = (max: number, shown: (text: string) => string): z.ZodString =>
  z
    .string()
    .overwrite(text => shown(text.trim()))
    .min(1, { abort: true })
    .max(max, { abort: true })
    .regex(pagePattern, 'must be an http or https address')
    .check(pageAddress)

/** The address of a page, as it was sent. */
export const definePageUrl = (max: number): z.ZodString => defineAddress(max, text => text)

/** The same without query and fragment, which may say more of a visitor than an agency asked for. */
export const defineBarePageUrl = (max: number): z.ZodString => defineAddress(max, text => text.replace(/[?#].*$/s, ''))
