import { createHash } from 'node:crypto'
import type { StoredBrand } from '../../ports/account-records.ts'
import type { EmbedRecords, SeenOfForm } from '../../ports/embeds.ts'
import type { ApiKey } from '../../ports/key-store.ts'
import type { LeadSettingRecords } from '../../ports/lead-settings.ts'
import { logoSize } from '../files/logo-size.ts'

/** Most bytes of a logo that pages load. */
const logoBytesMax = 100 * 1024

/** What forms show of agencies is found with this. */
export interface FormFacesDependencies {
  /** Contacts are received, and there is a secret to seal them with. */
  isOn: boolean
  settings: Pick<LeadSettingRecords, 'of'>
  brand(organisationId: string): Promise<StoredBrand | undefined>
}

/** The kind and size of a logo that forms show; undefined for one that is too heavy for a page, or no picture. */
export const sizeInForms = (logo: Uint8Array): ReturnType<typeof logoSize> =>
  logo.length <= logoBytesMax ? logoSize(logo) : undefined

/** The picture of an agency, with the path that names its bytes. */
const logoOf = ({ logo }: StoredBrand) => {
  const size = logo ? sizeInForms(logo) : undefined
  if (!logo || !size) return null
  const { kind, width, height } = size
  return { url: `/widget/logo/${createHash('sha256').update(logo).digest('hex')}.${kind}`, width, height }
}

const shownBrand = (brand: StoredBrand) => ({
  name: brand.name,
  colour: brand.colour,
  phone: brand.phone,
  email: brand.email,
  website: brand.website,
  logo: logoOf(brand),
})

/** The picture that a form may load, by the name of its bytes: `<sha256>.png` or `.jpg`; undefined where there is none. */
export const formLogos =
  (logo: EmbedRecords['logo']) =>
  async (file: string): Promise<{ bytes: Uint8Array; kind: 'png' | 'jpg' } | undefined> => {
    const [, sha256, kind] = /^([0-9a-f]{64})\.(png|jpg)$/.exec(file) ?? []
    const bytes = sha256 === undefined ? undefined : await logo(sha256)
    const size = bytes && sizeInForms(bytes)
    return size && size.kind === kind ? { bytes, kind: size.kind } : undefined
  }

/** What a form shows of the agency of a key: whether it may offer a contact, and its brand. */
export const formFaces =
  ({ isOn, settings, brand }: FormFacesDependencies) =>
  ({ ownerId, ownerKind }: Partial<Pick<ApiKey, 'ownerId' | 'ownerKind'>>) => {
    if (ownerKind !== 'organisation' || ownerId === undefined) return undefined
    const found = async (organisationId: string) => {
      const [set, own] = await Promise.all([settings.of(organisationId), brand(organisationId)])
      const shown = { leads: isOn && set?.termsVersion !== undefined, brand: own ? shownBrand(own) : null }
      const tag = createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, 11)
      return { shown, tag: `-${tag}` }
    }
    return found(ownerId)
  }

/** How often a form counts in an hour of a browser is the browser's: it keeps the names for that long. */
export interface SeenForms {
  seen(what: SeenOfForm, keyId: string, origin: string | undefined): void
  /** Writes what was seen, every five seconds and at the end. */
  flush(): Promise<void>
}

/** Counts what is seen of forms on websites, in memory until the next flush. */
export const seenForms = (records: Pick<EmbedRecords, 'add'>, now: () => Date): SeenForms => {
  type Count = Parameters<EmbedRecords['add']>[0][number]
  let counts = new Map<string, Count>()
  const nameOf = ({ keyId, day, host }: Count): string => `${keyId} ${day} ${host}`
  /** What was not written counts on with what was seen meanwhile. */
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
