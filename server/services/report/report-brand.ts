import { agencyReportRules as rules } from '#contract/rules/agency-report'
import { cleanText } from '#contract/shared/clean-text'
import { broken } from '#domain/core/broken-rule'
import type { RefusedField } from '#domain/core/refusal'
import type { ReportBrand } from '#domain/report/report'
import type { StoredBrand } from '../../ports/account-records.ts'
import type { DrawnBrand } from '../../ports/report-drawing.ts'
import { type Letters, savedLogo, unprintableTexts } from './print-check.ts'

/** A brand as it is printed and drawn. */
export type PrintedBrand = ReportBrand & DrawnBrand

/** Where a saved brand that cannot be printed is mended. */
const brandingPage = '/account/organisation/branding'

/** A text of a saved brand as it is printed; undefined where none was saved. */
const cleanedText = (text: string | null): string | undefined => (text === null ? undefined : cleanText(text).trim())

/** The brand that an organisation saved, as it is printed; and what is wrong with it, by its place in a request. */
export const ofOrganisation = (
  saved: StoredBrand | undefined,
  letters: Letters,
): { brand: PrintedBrand | undefined; issues: RefusedField[] } => {
  const name = cleanedText(saved?.name ?? null)
  if (!saved || !name) return { brand: undefined, issues: broken(rules, 'brand_required.organisation', true) }
  const texts = {
    name,
    address: cleanedText(saved.address),
    phone: cleanedText(saved.phone),
    email: cleanedText(saved.email),
    website: cleanedText(saved.website),
    legalMention: cleanedText(saved.legalMention),
  }
  const paths = Object.fromEntries(Object.entries(texts).map(([field, text]) => [`brand.${field}`, text]))
  const logo = savedLogo(saved.logo, 'brand.logo')
  const issues = [...unprintableTexts(paths, letters), ...logo.issues]
  return {
    brand: { ...texts, colour: saved.colour, logo: logo.bytes },
    // Brands that were saved before texts were checked for printable characters.
    issues: issues.map(issue => ({ ...issue, message: `${issue.message} Mend it on the page ${brandingPage}.` })),
  }
}
