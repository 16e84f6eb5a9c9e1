/** A text of the agency and where it leads; without `href` it is text alone. */
export interface LinkedText {
  text: string
  href?: string
}

/** An e-mail address as the address of a letter to it; every sign that could begin a header is written as its code. */
export const emailLink = (email: string): LinkedText => {
  const [local = '', host = '', ...more] = email.trim().split('@')
  const isPlain = more.length === 0 && /^[^\s@]+$/.test(local) && /^[\w.-]+\.[a-z]{2,}$/i.test(host)
  return { text: email, ...(isPlain && { href: `mailto:${encodeURIComponent(local)}@${host}` }) }
}

/** A telephone number; one without a country is called as it is written. */
export const phoneLink = (phone: string): LinkedText => {
  const digits = phone.replace(/[^\d]/g, '')
  const isNumber = /^[+\d\s()./\u00a0-]+$/.test(phone.trim()) && digits.length >= 3
  return { text: phone, ...(isNumber && { href: `tel:${phone.trim().startsWith('+') ? '+' : ''}${digits}` }) }
}

/** A website, by https where its scheme was left out; what is no host name leads nowhere. */
export const websiteLink = (website: string): LinkedText => {
  const text = website.trim()
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`
  const isWebsite = /^https?:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?([/?#][^\s"<>]*)?$/i.test(address)
  return { text: website, ...(isWebsite && { href: encodeURI(address).replaceAll('%25', '%') }) }
}
