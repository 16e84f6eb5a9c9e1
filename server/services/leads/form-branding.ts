import { createHash } from 'node:crypto'
import type { EmbedRecords, FormCounter } from '../../ports/embeds.ts'
import type { ApiKey } from '../../ports/key-store.ts'
import type { LeadSettingRecords } from '../../ports/lead-settings.ts'
import type { StoredBrand } from '../../ports/organisation-records.ts'
import { readLogoSize } from '../files/logo-size.ts'

/** Maximum size of a logo on web pages, in bytes. */
const logoBytesMax = 100 * 1024

export interface FormBrandingDependencies {
  /** Contacts are enabled, with an encryption secret. */
  isOn: boolean
  settings: Pick<LeadSettingRecords, 'of'>
  brand(organisationId: string): Promise<StoredBrand | undefined>
}

/** Type and size of a logo in forms; undefined for one that is too large for a page, or not an image. */
export const readFormLogoSize = (logo: Uint8Array): ReturnType<typeof readLogoSize> =>
  logo.length <= logoBytesMax ? readLogoSize(logo) : undefined

/** Logo of an agency, with a URL that contains its hash. */
const buildLogoView = ({ logo }: StoredBrand) => {
  const size = logo ? readFormLogoSize(logo) : undefined
  if (!logo || !size) return null
  const { kind, width, height } = size
  return { url: `/widget/logo/${createHash('sha256').update(logo).digest('hex')}.${kind}`, width, height }
}

const toBrandView = (brand: StoredBrand) => ({
  name: brand.name,
  colour: brand.colour,
  phone: brand.phone,
  email: brand.email,
  website: brand.website,
  logo: buildLogoView(brand),
})

/** Logo for forms by its file name `<sha256>.png` or `.jpg`, or undefined. */
export const createFormLogoFinder =
  (logo: EmbedRecords['logo']) =>
  async (file: string): Promise<{ bytes: Uint8Array; kind: 'png' | 'jpg' } | undefined> => {
    const [, sha256, kind] = /^([0-9a-f]{64})\.(png|jpg)$/.exec(file) ?? []
    const bytes = sha256 === undefined ? undefined : await logo(sha256)
    const size = bytes && readFormLogoSize(bytes)
    return size && size.kind === kind ? { bytes, kind: size.kind } : undefined
  }

/** Branding of a form for a key's agency: whether it may offer a contact, and its brand. */
export const createFormBrandingFinder =
  ({ isOn, settings, brand }: FormBrandingDependencies) =>
  ({ ownerId, ownerKind }: Partial<Pick<ApiKey, 'ownerId' | 'ownerKind'>>) => {
    if (ownerKind !== 'organisation' || ownerId === undefined) return undefined
    const found = async (organisationId: string) => {
      const [set, own] = await Promise.all([settings.of(organisationId), brand(organisationId)])
      const shown = { leads: isOn && set?.termsVersion !== undefined, brand: own ? toBrandView(own) : null }
      const tag = createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, 11)
      return { shown, tag: `-${tag}` }
    }
    return found(ownerId)
  }

/** Counts the use of forms, at most once an hour per browser, which caches the place names for that long. */
export interface FormUsageCounter {
  seen(what: FormCounter, keyId: string, origin: string | undefined): void
  /** Writes the counts, every five seconds and at shutdown. */
  flush(): Promise<void>
}

/** Counts the use of forms on websites, in memory until the next flush. */
export const createFormUsageCounter = (records: Pick<EmbedRecords, 'add'>, now: () => Date): FormUsageCounter => {
  type Count = Parameters<EmbedRecords['add']>[0][number]
  let counts = new Map<string, Count>()
  const nameOf = ({ keyId, day, host }: Count): string => `${keyId} ${day} ${host}`
  /** Merges counts that could not be written with later ones. */
  const putBack = (unwritten: readonly Count[]): void => {
    for (const count of unwritten) {
      const since = counts.get(nameOf(count))
      counts.set(nameOf(count), {
        ...count,
        forms: count.forms + (since?.forms ?? 0),
        estimates: count.estimates + (since?.estimates ?? 0),
        contacts: count.contacts + (since?.contacts ?? 0),
        lastAt: since?.lastAt ?? count.lastAt,
      })
    }
  }
  return {
    seen: (what, keyId, origin) => {
      if (origin === undefined || !URL.canParse(origin)) return
      const lastAt = now().toISOString()
      const [day, { hostname: host }] = [lastAt.slice(0, 10), new URL(origin)]
      const none = { keyId, day, host, forms: 0, estimates: 0, contacts: 0, lastAt }
      const count = counts.get(nameOf(none)) ?? none
      counts.set(nameOf(none), { ...count, [what]: count[what] + 1, lastAt })
    },
    flush: async () => {
      const written = [...counts.values()]
      counts = new Map()
      if (written.length === 0) return
      await records.add(written).catch(cause => {
        putBack(written)
        throw cause
      })
    },
  }
}
