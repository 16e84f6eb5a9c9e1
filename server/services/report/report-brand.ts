import type * as z from 'zod'
import type { AgencyReportInput } from '#contract/agencies'
import { agencyReportRules as rules } from '#contract/rules/agency-report'
import { cleanText } from '#contract/shared/clean-text'
import { ruleIssues } from '#domain/core/broken-rule'
import type { RefusedField } from '#domain/core/refusal'
import type { ReportBrand } from '#domain/report/report'
import type { StoredBrand } from '../../ports/organisation-records.ts'
import type { PictureConverter } from '../../ports/pictures.ts'
import type { DrawnBrand } from '../../ports/report-drawing.ts'
import { checkPicture, readPicture } from '../files/read-picture.ts'
import { type FontCharacters, findUnprintableTexts } from './print-check.ts'

/** Characters of the fonts, and the converter of pictures. */
interface BrandReading {
  letters: FontCharacters
  pictures: PictureConverter
}

/** Texts and visual parts of a brand. */
type PrintedBrand = ReportBrand & Omit<DrawnBrand, 'photo'>

/** Page on which a saved brand is corrected. */
const brandingPage = '/account/organisation/branding'

/** Cleaned text of a saved brand; undefined where none was saved. */
const cleanBrandText = (text: string | null): string | undefined => (text === null ? undefined : cleanText(text).trim())

/** Printable brand, and its issues, by path in a request. */
interface ReadBrand {
  brand: PrintedBrand | undefined
  issues: RefusedField[]
}

const logoPlace = { path: 'brand.logo', use: { name: 'logo' } } as const

const readOrganisationBrand = async (
  saved: StoredBrand | undefined,
  { letters, pictures }: BrandReading,
): Promise<ReadBrand> => {
  const name = cleanBrandText(saved?.name ?? null)
  if (!saved || !name) return { brand: undefined, issues: ruleIssues(rules, 'brand_required.organisation', true) }
  const texts = {
    name,
    address: cleanBrandText(saved.address),
    phone: cleanBrandText(saved.phone),
    email: cleanBrandText(saved.email),
    website: cleanBrandText(saved.website),
    legalMention: cleanBrandText(saved.legalMention),
  }
  const paths = Object.fromEntries(Object.entries(texts).map(([field, text]) => [`brand.${field}`, text]))
  const logo = saved.logo ? await checkPicture(saved.logo, logoPlace, pictures) : { bytes: undefined, issues: [] }
  const issues = [...findUnprintableTexts(paths, letters), ...logo.issues]
  return {
    brand: { ...texts, colour: saved.colour, logo: logo.bytes },
    // Brands that were saved before texts were checked for printable characters.
    issues: issues.map(issue => ({ ...issue, message: `${issue.message} Mend it on the page ${brandingPage}.` })),
  }
}

/** Brand of a report: that of the request, or that of the organisation whose session or key made it; and its issues. */
export const resolveBrand = async (
  { brand: sent }: Pick<z.output<typeof AgencyReportInput>, 'brand'>,
  organisation: { brand: StoredBrand | undefined; mayBring?: boolean } | undefined,
  reading: BrandReading,
): Promise<ReadBrand> => {
  if (organisation && !(organisation.mayBring && (sent || !organisation.brand?.name))) {
    const own = await readOrganisationBrand(organisation.brand, reading)
    if (!sent) return own
    // One issue per field is enough.
    const issues = own.brand ? own.issues : []
    return { ...own, issues: [...ruleIssues(rules, 'brand_from_organisation', true), ...issues] }
  }
  if (!sent) return { brand: undefined, issues: ruleIssues(rules, 'brand_required', true) }
  const { logo: text, colour, ...texts } = sent
  const logo = await readPicture(text, logoPlace, reading.pictures)
  const paths = Object.fromEntries(Object.entries(texts).map(([name, value]) => [`brand.${name}`, value]))
  return {
    brand: { ...texts, colour, logo: logo.bytes },
    issues: [...findUnprintableTexts(paths, reading.letters), ...logo.issues],
  }
}
