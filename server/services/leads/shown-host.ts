import { domainToUnicode } from 'node:url'

/** Latin letters alone: those of other scripts can look like them, so such a name stays in its encoded form. */
const latinHost = /^[\p{Script=Latin}\d.-]+$/u

/** A host as people write it: `müller.lu` for `xn--mller-kva.lu`; a port stays. */
export const showHost = (host: string): string => {
  const [name = '', ...port] = host.split(':')
  const shown = domainToUnicode(name)
  return name.includes('xn--') && latinHost.test(shown) ? [shown, ...port].join(':') : host
}

/** An e-mail address with its host as people write it. */
export const showEmail = (email: string): string => {
  const at = email.lastIndexOf('@') + 1
  return email.slice(0, at) + showHost(email.slice(at))
}

/** An address of a page with its host as people write it. */
export const showPage = (page: string): string => {
  if (!URL.canParse(page)) return page
  const { host } = new URL(page)
  return page.replace(host, () => showHost(host))
}
