/** A text of the agency with its link; without `href` it is plain text. */
export interface LinkedText {
  text: string
  href?: string
}

/**
 * A `mailto:` link; every character that could begin a header is percent-encoded, also those of a host with letters
 * other than Latin ones (RFC 6068, section 2).
 */
export const emailLink = (email: string): LinkedText => {
  const [local = '', host = '', ...more] = email.trim().split('@')
  const isPlain = more.length === 0 && /^[^\s@]+$/.test(local) && /^[\p{L}\p{N}.-]+\.\p{L}{2,}$/u.test(host)
  return { text: email, ...(isPlain && { href: `mailto:${encodeURIComponent(local)}@${encodeURIComponent(host)}` }) }
}

/**
 * A `tel:` link with the digits of a number, and its plus, also that of `(+352) 26 12 34` and for `00352`; the `(0)` after a
 * country code is not dialled. A number without a country code is kept as written.
 */
export const phoneLink = (phone: string): LinkedText => {
  const written = phone.trim()
  const isInternational = /^\(?(?:\+|00)/.test(written)
  const digits = (isInternational ? written.replace('(0)', '').replace(/^(\(?)00/, '$1') : written).replace(/\D/g, '')
  const isNumber = /^\(?\+?[\d\s()./\u00a0-]+$/.test(written) && digits.length >= 3
  return { text: phone, ...(isNumber && { href: `tel:${isInternational ? '+' : ''}${digits}` }) }
}

/** A link to a website, by https where the scheme is missing; invalid host names have no link. */
export const websiteLink = (website: string): LinkedText => {
  const text = website.trim()
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`
  const isWebsite = /^https?:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?([/?#][^\s"<>]*)?$/i.test(address)
  return { text: website, ...(isWebsite && { href: encodeURI(address).replaceAll('%25', '%') }) }
}
