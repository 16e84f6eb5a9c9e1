import type * as z from 'zod'
import type { Brand, Branding } from '#contract/account/brand'
import { Refusal } from '#domain/core/refusal'
import { hasRight } from '../../access/ownership.ts'
import type { Actor } from '../../ports/accounts.ts'
import type { OrganisationRecords, StoredBrand } from '../../ports/organisation-records.ts'
import type { PictureConverter } from '../../ports/pictures.ts'
import { readPicture } from '../files/read-picture.ts'
import { type FontCharacters, findUnprintableTexts } from '../report/print-check.ts'
import { withAccountErrors } from './account-errors.ts'
import type { Brandings } from './account-services.ts'
import { createAuditEvent } from './audit-note.ts'

export interface BrandingsDependencies {
  organisations: Pick<OrganisationRecords, 'membership' | 'brand' | 'saveBrand'>
  /** Characters of the report fonts, loaded when the first brand is saved. */
  letters(): Promise<FontCharacters>
  /** Converter of logos that cannot be printed as they are. */
  pictures: PictureConverter
  now(): Date
}

/** Linear value of a colour channel, 0 to 1 (WCAG 2.2, relative luminance). */
const convertToLinear = (channel: number): number => {
  const part = channel / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

/** Contrast of a colour with white, rounded down to one decimal (WCAG 2.2, contrast ratio): 4.48 does not meet 4.5. */
export const computeContrastWithWhite = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at =>
    convertToLinear(Number.parseInt(colour.slice(at, at + 2), 16)),
  )
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue
  return Math.floor(Number(((1.05 / (luminance + 0.05)) * 10).toPrecision(15))) / 10
}

/** Contrast with white from which a colour is the ground of a white logo. */
const groundContrast = 3
/** Ground of a white logo where the colour of the brand is too light. */
const darkGround = '#1A1A1A'

/** Logo of a brand whose texts are printable, ready for print and pages. @throws Refusal for any other brand. */
const validateBrand = async (
  { logo, ...brand }: z.infer<typeof Brand>,
  letters: FontCharacters,
  pictures: PictureConverter,
): Promise<Uint8Array | null> => {
  const { colour, ...texts } = brand
  const ground = computeContrastWithWhite(colour) >= groundContrast ? colour : darkGround
  const { bytes, issues } = await readPicture(logo, { path: 'logo', use: { name: 'logo', ground } }, pictures)
  const all = [...findUnprintableTexts(texts, letters), ...issues]
  if (all.length > 0) throw new Refusal('invalid_request', { issues: all })
  return bytes ?? null
}

const toBrandingView = ({ logo, ...brand }: StoredBrand): z.infer<typeof Branding> => ({
  ...brand,
  logo: logo && Buffer.from(logo).toString('base64'),
  contrast: computeContrastWithWhite(brand.colour),
})

export const createBrandings = ({ organisations, letters, pictures, now }: BrandingsDependencies): Brandings => {
  const ownOf = async ({ session }: Actor) => {
    const own = await organisations.membership(session.userId)
    if (!own) throw new Refusal('organisation_not_found')
    return own
  }
  return {
    of: actor =>
      withAccountErrors(async () => {
        const brand = await organisations.brand((await ownOf(actor)).id)
        return brand ? toBrandingView(brand) : null
      }),
    save: async (actor, wish) => {
      const known = await letters()
      return withAccountErrors(async () => {
        const own = await ownOf(actor)
        if (!hasRight(own.role, 'brand'))
          throw new Refusal('forbidden', { message: 'Administrators of the organisation change its brand.' })
        const logo = await validateBrand(wish, known, pictures)
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
          createAuditEvent(actor, at, 'branding.saved', { owner, targetId: own.id }),
        )
        return toBrandingView(brand)
      })
    },
  }
}
