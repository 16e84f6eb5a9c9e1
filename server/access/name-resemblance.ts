/** Domain endings that a reader takes for an address after a dot that is spelled out or spaced. */
const endings =
  'com|net|org|info|biz|eu|lu|fr|de|be|pt|ch|at|nl|it|es|uk|us|io|co|app|dev|xyz|site|online|shop|example|test'

/** Characters that look like a dot. */
const dots = '.。۔․‧∙⋅•·'

/**
 * Texts that mail programs could turn into a link, or a reader take for one: parts of a URL; a dot directly before two
 * letters or digits, or after a space; a dot and a known ending. Does not match `S.A.`, `St. Georges` and `S.à r.l.`.
 */
const linkForms: readonly RegExp[] = [
  /[<:/\\@]|www|http/i,
  /[.。][\p{L}\p{N}]{2}/u,
  /\s[.。](?!\p{P})/u,
  new RegExp(`\\p{L}{2}[\\])}]?[${dots}]\\s?(?!de\\s+\\p{L})(?:${endings})(?![\\p{L}\\p{N}])`, 'iu'),
  // `example dot com`; `point de vue` and `ponto de encontro` are names.
  new RegExp(
    `[\\p{L}\\p{N}][\\s([{]+(?:dot|point|punkt|ponto)[\\s)\\]}]+(?!de\\s+\\p{L})(?:${endings})(?![\\p{L}\\p{N}])`,
    'iu',
  ),
  /[([{]\s*(?:at|arobase|arroba|klammeraffe|dot|point|punkt|ponto)\s*[)\]}]/i,
  /\p{L}[\])}]?\s?[([{][.。][)\]}]/u,
]

/** Digits of a telephone number, with their separators; a plus sign before a digit is an international number. */
const phoneForms: readonly RegExp[] = [/\+\s?\(?\p{Nd}/u, /(?:\p{Nd}[\s.()-]{0,3}){6}/u]

/** Two years, as in `2020-2030`. */
const years = /(?<!\p{Nd})(?:18|19|20)\d\d ?[-–/] ?(?:19|20)\d\d(?!\p{Nd})/u

/** Whether a text reads like a link, an e-mail address or a telephone number, in full width too. */
export const resemblesAddress = (text: string): boolean => {
  const plain = text.normalize('NFKC')
  return linkForms.some(form => form.test(plain)) || phoneForms.some(form => form.test(plain.replace(years, '')))
}
