/** Formats of VAT numbers by first letters: European Commission, VIES, frequently asked questions, question 11. */
const forms: Readonly<Record<string, RegExp>> = {
  LU: /^\d{8}$/,
  FR: /^[0-9A-Z]{2}\d{9}$/,
  BE: /^[01]\d{9}$/,
  DE: /^\d{9}$/,
  NL: /^[0-9A-Z+*]{10}\d{2}$/,
  PT: /^\d{9}$/,
}

/** Of the other countries: 2 to 12 characters, two of them digits at least. */
const otherForm = /^(?=(?:\D*\d){2})[0-9A-Z+*]{2,12}$/

/** Whether a text has the form of a VAT number of the European Union; spaces, points and hyphens are ignored. */
export const isVatNumber = (text: string): boolean => {
  const packed = text.toUpperCase().replaceAll(/[\s.-]/g, '')
  const [, country = '', number = ''] = /^([A-Z]{2})(.*)$/.exec(packed) ?? []
  return (forms[country] ?? otherForm).test(number)
}
