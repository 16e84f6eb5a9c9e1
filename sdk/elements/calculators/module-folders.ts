import { parseHttpUrl } from '../widget/address.ts'
import { trimSlashes } from '../widget/missing-address.ts'

/** Addresses that a script knows: its own, that of the service and that of its page. */
interface KnownAddresses {
  /** Address of the script; empty where the browser names none. */
  source: string
  /** Service that a tag names, as the page writes it; empty where it is the origin of the script. */
  service: string
  page: string
}

/**
 * Lists the folders that may have the modules of a version, in the order in which they are tried: that of a script
 * which a service serves, that of the service, that of a copied script. What a tag names becomes code of the page, so it
 * has to be an address with http(s).
 */
export const listModuleFolders = (version: string, { source, service, page }: KnownAddresses): string[] => {
  const own = parseHttpUrl(source && `../${version}/`, source)
  const address = parseHttpUrl(service, page)
  const named = address && `${trimSlashes(address)}/widget/${version}/`
  const isServed = /\/widget\/[^/]+\/[^/]+$/.test(source.split(/[?#]/)[0] ?? '')
  const folders = isServed ? [own, named] : [named, own]
  return [...new Set(folders)].filter(folder => folder !== undefined)
}
