import { createHash } from 'node:crypto'
import type { EmbedRecords, FormCounter } from '../../ports/embeds.ts'
import type { ApiKey } from '../../ports/key-store.ts'
import type { LeadSettingRecords } from '../../ports/lead-settings.ts'
import type { StoredBrand } from '../../ports/organisation-records.ts'
import { readLogoSize } from '../files/logo-size.ts'
import { toServedForm } from './form-settings.ts'

/** Maximum size of a logo on web pages, in bytes. */
const logoBytesMax = 100 * 1024

export interface FormBrandingDependencies {
  /** Contacts are enabled, with an encryption secret. */
  isOn: boolean
  settings: Pick<LeadSettingRecords, 'of'>
  brand(organisationId: string): Promise<StoredBrand | undefined>
  /** Settings that are saved with a key's form. */
  saved: EmbedRecords['settings']
  now(): Date
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

/** What a form shows of its organisation: whether it may offer a contact, and its brand. */
const createOrganisationView =
  ({ isOn, settings, brand }: FormBrandingDependencies) =>
  async (organisationId: string) => {
    const [set, own] = await Promise.all([settings.of(organisationId), brand(organisationId)])
    return { leads: isOn && set?.termsVersion !== undefined, brand: own ? toBrandView(own) : null }
  }

const ofNobody = { leads: false, brand: null }

/** Form of a website key: its settings, whether it may offer a contact, and the brand of its agency. */
export const createFormBrandingFinder = (deps: FormBrandingDependencies) => {
  const viewOrganisation = createOrganisationView(deps)
  const found = async (keyId: string | undefined, organisationId: string | undefined) => {
    const [own, saved] = await Promise.all([
      organisationId === undefined ? ofNobody : viewOrganisation(organisationId),
      keyId === undefined ? undefined : deps.saved(keyId),
    ])
    const shown = { ...own, form: keyId === undefined ? null : toServedForm(saved, deps.now()) }
    const tag = createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, 11)
    return { shown, tag: `-${tag}` }
  }
  return ({ id, kind, ownerId, ownerKind }: Partial<Pick<ApiKey, 'id' | 'kind' | 'ownerId' | 'ownerKind'>>) => {
    const [keyId, organisationId] = [
      kind === 'publishable' ? id : undefined,
      ownerKind === 'organisation' ? ownerId : undefined,
    ]
    return keyId === undefined && organisationId === undefined ? undefined : found(keyId, organisationId)
  }
}

/** Counts the use of forms by day and host. */
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
