/** White space inside a line that may stand in a number or between a number and what belongs to it. */
export const spaces = ' \\u00A0\\u202F\\u2009'

/** A word ends here: neither a letter nor a digit follows. */
export const wordEnd = '(?![\\p{L}\\d])'

/** A word begins here: neither a letter nor a digit stands before. */
export const wordStart = '(?<![\\p{L}\\d])'

/** The months by their number; without accents where people leave them out. French, German, English, Luxembourgish. */
export const months: readonly (readonly string[])[] = [
  ['janvier', 'januar', 'january'],
  ['février', 'fevrier', 'februar', 'february'],
  ['mars', 'märz', 'march', 'mäerz'],
  ['avril', 'april', 'abrëll'],
  ['mai', 'may', 'mee'],
  ['juin', 'juni', 'june'],
  ['juillet', 'juli', 'july'],
  ['août', 'aout', 'august'],
  ['septembre', 'september'],
  ['octobre', 'oktober', 'october'],
  ['novembre', 'november'],
  ['décembre', 'decembre', 'dezember', 'december'],
]

/** Currencies, as they stand before and after an amount. */
export const currency = `€|£|\\$|(?:d['’])?(?:eur|euros?|gbp|usd)${wordEnd}`

/** The point of an abbreviation, where it does not end the sentence. */
const abbreviated = `(?:\\.(?=[${spaces}]?(?:${currency})))?`

/** By what a word after a number multiplies it; a billion is 10⁹ in English and 10¹² in French and German. */
export const multipliers: readonly (readonly [words: string, factors: readonly number[]])[] = [
  [`k(?:(?=eur)|${wordEnd})`, [1e3]],
  [`(?:mille|thousand|tsd${abbreviated}|tausend|dausend)${wordEnd}`, [1e3]],
  ['m(?=€|eur)', [1e6]],
  [`(?:mio${abbreviated}|millions?|millionen|millioun|milliounen)${wordEnd}`, [1e6]],
  [`(?:mrd${abbreviated}|milliards?|milliarden?)${wordEnd}`, [1e9]],
  [`(?:billions?|billionen)${wordEnd}`, [1e9, 1e12]],
]

/** Ways to write per cent, and a difference of rates. */
export const perCent = `%|(?:pour[${spaces}]?cent|per[${spaces}]?cent|prozent|pp|points? de pourcentage|percentage points?|prozentpunkt(?:en?)?)${wordEnd}`

/** Ways to write per mille. */
export const perMille = `‰|(?:pour mille|per mille|promille)${wordEnd}`

/** Ways to write hundredths of a percentage point. */
export const basisPoints = `(?:points? de base|basis points?|basispunkt(?:en?)?|bps?)${wordEnd}`

/** Units of areas and times. */
export const unit = `m²|(?:m2|qm|mètres carrés|quadratmeter|square met(?:er|re)s|ans?|années?|mois|jours?|years?|months?|days?|jahre?n?|monate?n?|tage?n?|joer|joren|mount|méint|dag|deeg)${wordEnd}`

/** Words after which a number is that of an article or of a law. */
export const referenceWords = [
  'articles?|artikeln?|arts?\\.?|§{1,2}|al\\.|alinéas?|paragraphes?|paragraphs?',
  'n°s?|nos?\\.|numéros?|nummer|nr\\.|chiffre|ziffer|annexes?',
  '(?:règlement|regulation|verordnung)(?: \\((?:ue|eu|ce|ec|eg)\\))?(?: n°| no\\.?| nr\\.)?|directives?|richtlinie',
].join('|')

/** Words after which a number counts steps or choices. */
export const ordinalWords =
  'étapes?|steps?|schritte?|points?|punkte?|options?|scénarios?|scenarios?|szenario|variantes?|questions?|hypothèses?'

/** Ways to say that an amount is rounded, before it. */
export const roundingWords = `[~≈]|${wordStart}(?:environ|env\\.|environs de|quasi|près de|autour de|à peu près|ca\\.|circa|about|around|roughly|approximately|nearly|rund|etwa|ungefähr|knapp|ongeféier|ëm)`
