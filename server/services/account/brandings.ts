import type * as z from 'zod'
import { type Brand, type Branding, logoBytesMax } from '#contract/account/brand'
import { Refusal } from '#domain/core/refusal'
import { may } from '../../access/ownership.ts'
import type { OrganisationRecords, StoredBrand } from '../../ports/account-records.ts'
import type { Actor } from '../../ports/accounts.ts'
import { onAccounts } from './account-away.ts'
import { auditEvent } from './audit-note.ts'
import { bytesOfBase64, type LogoFault, logoFault } from './logo.ts'
import type { Brandings } from './seam.ts'

/** What brands are made of. */
export interface BrandingsDependencies {
  organisations: Pick<OrganisationRecords, 'membership' | 'brand' | 'saveBrand'>
  now(): Date
}

const sentences: Readonly<Record<LogoFault, string>> = {
  logo_not_base64: 'Must be base64 (RFC 4648, section 4), padded, without line breaks and without `data:`.',
  logo_kind: 'Must be a PNG (8 bit, not interlaced) or a JPEG (RGB or grey, 8 bit).',
  logo_damaged: 'Is cut or damaged; save the picture anew.',
  logo_dimensions: 'Must have at most 4000 pixels a side and 1 000 000 in all.',
}

/** A refusal at the logo; of the picture only its length is repeated. */
const refusedLogo = (fault: LogoFault, logo: string): Refusal =>
  new Refusal('invalid_request', {
    issues: [{ path: 'logo', code: fault, message: sentences[fault], received: `(${logo.length} characters)` }],
  })

/** The bytes of a logo that can be printed. @throws Refusal for any other. */
const checkedLogo = (logo: string | undefined): Uint8Array | null => {
  if (logo === undefined) return null
  const bytes = bytesOfBase64(logo)
  if (!bytes) throw refusedLogo('logo_not_base64', logo)
  if (bytes.length > logoBytesMax)
    throw new Refusal('file_too_large', {
      issues: [
        {
          path: 'logo',
          code: 'logo_size',
          message: 'Must have at most 1 MiB decoded.',
          received: `(${bytes.length} bytes)`,
          allowed: [`at most ${logoBytesMax} bytes`],
        },
      ],
    })
  const fault = logoFault(bytes)
  if (fault) throw refusedLogo(fault, logo)
  return bytes
}

/** The light of one channel of a colour, 0 to 1 (WCAG 2.2, relative luminance). */
const linear = (channel: number): number => {
  const part = channel / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

/** The contrast of a colour with white, to one decimal (WCAG 2.2, contrast ratio). */
export const contrastWithWhite = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => linear(Number.parseInt(colour.slice(at, at + 2), 16)))
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue
  return Math.round((1.05 / (luminance + 0.05)) * 10) / 10
}

const shown = ({ logo, ...brand }: StoredBrand): z.infer<typeof Branding> => ({
  ...brand,
  logo: logo && Buffer.from(logo).toString('base64'),
  contrast: contrastWithWhite(brand.colour),
})

/** The brands of organisations. */
export const brandings = ({ organisations, now }: BrandingsDependencies): Brandings => {
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
    save: (actor, { name, colour, logo, address, phone, email, website, legalMention }: z.infer<typeof Brand>) =>
      onAccounts(async () => {
        const own = await ownOf(actor)
        if (!may(own.role, 'brand'))
          throw new Refusal('forbidden', { message: 'Administrators of the organisation change its brand.' })
        const at = now().toISOString()
        const brand: StoredBrand = {
          ...{ name, colour, logo: checkedLogo(logo), updatedAt: at },
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
      }),
  }
}
