/** A text of the agency with its link; without `href` it is plain text. */
export interface LinkedText {
  text: string
  href?: string
}

/** A `mailto:` link; every character that could begin a header is percent-encoded. */
export const emailLink = (email: string): LinkedText => {
  const [local = '', host = '', ...more] = email.trim().split('@')
  const isPlain = more.length === 0 && /^[^\s@]+$/.test(local) && /^[\w.-]+\.[a-z]{2,}$/i.test(host)
  return { text: email, ...(isPlain && { href: `mailto:${encodeURIComponent(local)}@${host}` }) }
}

/** A `tel:` link; a number without a country code is kept as written. */
export const phoneLink = (phone: string): LinkedText => {
  const digits = phone.replace(/[^\d]/g, '')
  const isNumber = /^[+\d\s()./\u00a0-]+$/.test(phone.trim()) && digits.length >= 3
  return { text: phone, ...(isNumber && { href: `tel:${phone.trim().startsWith('+') ? '+' : ''}${digits}` }) }
}

/** A link to a website, by https where the scheme is missing; invalid host names have no link. */
export const websiteLink = (website: string): LinkedText => {
  const text = website.trim()
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`
  const isWebsite = /^https?:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?([/?#][^\s"<>]*)?$/i.test(address)
  return { text: website, ...(isWebsite && { href: encodeURI(address).replaceAll('%25', '%') }) }
}
