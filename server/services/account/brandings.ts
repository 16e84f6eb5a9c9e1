import type * as z from 'zod'
import type { Brand, Branding } from '#contract/account/brand'
import { Refusal } from '#domain/core/refusal'
import { may } from '../../access/ownership.ts'
import type { OrganisationRecords, StoredBrand } from '../../ports/account-records.ts'
import type { Actor } from '../../ports/accounts.ts'
import { type Letters, readLogo, unprintableTexts } from '../report/print-check.ts'
import { onAccounts } from './account-away.ts'
import type { Brandings } from './account-services.ts'
import { auditEvent } from './audit-note.ts'

/** What brands are made of. */
export interface BrandingsDependencies {
  organisations: Pick<OrganisationRecords, 'membership' | 'brand' | 'saveBrand'>
  /** The letters of the fonts of reports, which are read when the first brand is saved. */
  letters(): Promise<Letters>
  now(): Date
}

/** The bytes of the logo of a brand whose texts can be printed too. @throws Refusal for any other brand. */
const checked = ({ logo, ...brand }: z.infer<typeof Brand>, letters: Letters): Uint8Array | null => {
  const { colour: _colour, ...texts } = brand
  const { bytes, issues } = readLogo(logo, 'logo')
  const all = [...unprintableTexts(texts, letters), ...issues]
  if (all.length > 0) throw new Refusal('invalid_request', { issues: all })
  return bytes ?? null
}

/** The light of one channel of a colour, 0 to 1 (WCAG 2.2, relative luminance). */
const linear = (channel: number): number => {
  const part = channel / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

/** The contrast of a colour with white, rounded down to one decimal (WCAG 2.2, contrast ratio): 4.48 is not enough where 4.5 is asked. */
export const contrastWithWhite = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => linear(Number.parseInt(colour.slice(at, at + 2), 16)))
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue
  return Math.floor(Number(((1.05 / (luminance + 0.05)) * 10).toPrecision(15))) / 10
}

const shown = ({ logo, ...brand }: StoredBrand): z.infer<typeof Branding> => ({
  ...brand,
  logo: logo && Buffer.from(logo).toString('base64'),
  contrast: contrastWithWhite(brand.colour),
})

/** The brands of organisations. */
export const brandings = ({ organisations, letters, now }: BrandingsDependencies): Brandings => {
  const ownOf = async ({ session }: Actor) => {
    const own = await organisations.membership(session.userId)
    if (!own) throw new Refusal('organisation_not_found')
    return own
  }
  return {
    of: actor =>
      onAccounts(async () => {
        const brand = await organisations.brand((await ownOf(actor)).id)
        return brand ? shown(brand) : null
      }),
    save: async (actor, wish) => {
      const known = await letters()
      return onAccounts(async () => {
        const own = await ownOf(actor)
        if (!may(own.role, 'brand'))
          throw new Refusal('forbidden', { message: 'Administrators of the organisation change its brand.' })
        const logo = checked(wish, known)
        const at = now().toISOString()
        const { name, colour, address, phone, email, website, legalMention } = wish
        const brand: StoredBrand = {
          ...{ name, colour, logo, updatedAt: at },
          ...{ address: address ?? null, phone: phone ?? null, email: email ?? null, website: website ?? null },
          legalMention: legalMention ?? null,
        }
        const owner = { kind: 'organisation' as const, id: own.id }
        await organisations.saveBrand(
          own.id,
          brand,
          auditEvent(actor, at, 'branding.saved', { owner, targetId: own.id }),
        )
        return shown(brand)
      })
    },
  }
}
