import { logoBytesMax } from '#contract/account/brand'
import { Refusal } from '#domain/core/refusal'
import { may } from '../../access/ownership.ts'
import type { OrganisationRecords, StoredBrand } from '../../ports/account-records.ts'
import type { Actor, Membership } from '../../ports/accounts.ts'
import { isJpeg, jpegFault } from '../logo/jpeg.ts'
import type { LogoFault } from '../logo/logo-fault.ts'
import { isPng, pngFault } from '../logo/png.ts'
import { onAccounts } from './account-away.ts'
import { auditEvent } from './audit-note.ts'
import { refusedField } from './refused-field.ts'
import type { Brandings } from './seam.ts'

/** What brands are made of. */
export interface BrandingsDependencies {
  organisations: Pick<OrganisationRecords, 'membership' | 'brand' | 'saveBrand'>
  now(): Date
}

const sentences: Readonly<Record<LogoFault | 'logo_not_base64', string>> = {
  logo_not_base64: 'Must be base64 with its padding, without line breaks and without `data:`.',
  logo_kind: 'Must be a PNG of 8 bits that is not interlaced, or a JPEG of 8 bits in grey or three colours.',
  logo_damaged: 'Is cut or damaged.',
  logo_dimensions: 'Must have at most 4000 pixels a side and 1 000 000 in all.',
}

const logoRefusal = (code: keyof typeof sentences, text: string): Refusal =>
  refusedField('logo', code, sentences[code], `(${text.length} characters)`)

const tooLarge = (text: string): Refusal =>
  new Refusal('body_too_large', {
    message: 'The logo is larger than 1 MiB.',
    issues: [
      {
        path: 'logo',
        code: 'logo_size',
        message: 'Is larger than 1 MiB.',
        received: `(${text.length} characters)`,
        allowed: [`at most ${logoBytesMax} bytes`],
      },
    ],
  })

const strictBase64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/

const faultOf = (bytes: Buffer): LogoFault | undefined => {
  if (isPng(bytes)) return pngFault(bytes)
  return isJpeg(bytes) ? jpegFault(bytes) : 'logo_kind'
}

/** The bytes of a logo that can be printed. @throws Refusal for any other. */
const printableLogo = (text: string): Uint8Array => {
  if (Buffer.byteLength(text, 'base64') > logoBytesMax) throw tooLarge(text)
  if (text === '' || !strictBase64.test(text)) throw logoRefusal('logo_not_base64', text)
  const bytes = Buffer.from(text, 'base64')
  const fault = faultOf(bytes)
  if (fault) throw logoRefusal(fault, text)
  return new Uint8Array(bytes)
}

/** Relative luminance of one channel of sRGB (WCAG 2.2, definition of relative luminance). */
const linear = (channel: number): number => {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

/** Contrast of a colour `#RRGGBB` with white, one decimal, from 1 to 21 (WCAG 2.2, definition of contrast ratio). */
export const contrastWithWhite = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => linear(Number.parseInt(colour.slice(at, at + 2), 16)))
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue
  return Math.round((1.05 / (luminance + 0.05)) * 10) / 10
}

const shown = (brand: StoredBrand) => ({
  ...brand,
  contrast: contrastWithWhite(brand.colour),
  logo: brand.logo && Buffer.from(brand.logo).toString('base64'),
})

/** The brands of organisations: seen by every member, saved by those who administer it. */
export const brandings = ({ organisations, now }: BrandingsDependencies): Brandings => {
  const ownOf = async ({ session }: Actor): Promise<Membership> => {
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
    save: (
      actor,
      { logo, name, colour, address = null, phone = null, email = null, website = null, legalMention = null },
    ) =>
      onAccounts(async () => {
        const { id, role } = await ownOf(actor)
        if (!may(role, 'brand'))
          throw new Refusal('forbidden', { message: 'Your role in the organisation does not allow this.' })
        const brand: StoredBrand = {
          ...{ name, colour, address, phone, email, website, legalMention },
          logo: logo === undefined ? null : printableLogo(logo),
          updatedAt: now().toISOString(),
        }
        const owner = { kind: 'organisation', id } as const
        await organisations.saveBrand(id, brand, auditEvent(actor, brand.updatedAt, 'branding.saved', { owner }))
        return shown(brand)
      }),
  }
}
