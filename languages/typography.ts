/** Rules of a language for no-break spaces and signs. */
export interface Typography {
  /** Puts spaces at which no line breaks where the language wants them; texts are written with plain ones. */
  spaced(text: string): string
  /** Position of the euro sign. */
  readonly euro: 'before' | 'after'
  /** Space between a figure and `%`. */
  readonly beforePercent: '' | '\u00a0'
  /** Suffix of the first day of a month, as in French `1er`. */
  readonly firstOfMonth: string
  /** Whether a noun keeps its capital within a sentence. */
  readonly keepsCapitals: boolean
}

/** A number and its unit stay in one line in every language. */
const withKeptUnits = (text: string): string => text.replace(/\} (?=s\b|m²)/g, '}\u00a0')

/**
 * French sets U+202F before `; ! ?` and U+00A0 before `: % €` and inside guillemets (Imprimerie nationale, Lexique des
 * règles typographiques): no line breaks there.
 */
const applyFrenchSpaces = (text: string): string =>
  withKeptUnits(text)
    .replace(/ (?=[;!?])/g, '\u202f')
    .replace(/ (?=[:%€»])/g, '\u00a0')
    .replace(/(?<=«) /g, '\u00a0')

/** The typographies that languages choose from. */
export const typographies = {
  french: {
    spaced: applyFrenchSpaces,
    euro: 'after',
    beforePercent: '\u00a0',
    firstOfMonth: 'er',
    keepsCapitals: false,
  },
  german: { spaced: withKeptUnits, euro: 'after', beforePercent: '\u00a0', firstOfMonth: '', keepsCapitals: true },
  english: { spaced: withKeptUnits, euro: 'before', beforePercent: '', firstOfMonth: '', keepsCapitals: false },
  portuguese: { spaced: withKeptUnits, euro: 'after', beforePercent: '', firstOfMonth: '', keepsCapitals: false },
} as const satisfies Readonly<Record<string, Typography>>
