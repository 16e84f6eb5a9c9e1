import { agencyReportRules as rules } from '#contract/rules/agency-report'
import { cleanText } from '#contract/shared/clean-text'
import { ruleIssues } from '#domain/core/broken-rule'
import type { RefusedField } from '#domain/core/refusal'
import type { ReportBrand } from '#domain/report/report'
import type { StoredBrand } from '../../ports/organisation-records.ts'
import type { DrawnBrand } from '../../ports/report-drawing.ts'
import { checkSavedLogo, type FontCharacters, findUnprintableTexts } from './print-check.ts'

/** Texts and visual parts of a brand. */
export type PrintedBrand = ReportBrand & DrawnBrand

/** Page on which a saved brand is corrected. */
const brandingPage = '/account/organisation/branding'

/** Cleaned text of a saved brand; undefined where none was saved. */
const cleanBrandText = (text: string | null): string | undefined => (text === null ? undefined : cleanText(text).trim())

/** Printable brand of an organisation, and its issues, by path in a request. */
export const readOrganisationBrand = (
  saved: StoredBrand | undefined,
  letters: FontCharacters,
): { brand: PrintedBrand | undefined; issues: RefusedField[] } => {
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
  const logo = checkSavedLogo(saved.logo, 'brand.logo')
  const issues = [...findUnprintableTexts(paths, letters), ...logo.issues]
  return {
    brand: { ...texts, colour: saved.colour, logo: logo.bytes },
    // Brands that were saved before texts were checked for printable characters.
    issues: issues.map(issue => ({ ...issue, message: `${issue.message} Mend it on the page ${brandingPage}.` })),
  }
}
