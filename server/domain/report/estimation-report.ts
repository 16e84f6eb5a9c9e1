import { getLanguageRow } from '#languages/registry'
import { commentaryPage } from './commentary.ts'
import { commentaryFacts } from './commentary-sources.ts'
import { dwellingSubject } from './dwelling.ts'
import { emailLink, phoneLink, websiteLink } from './links.ts'
import { pageOne, titleOf } from './page-one.ts'
import { pageTwo } from './page-two.ts'
import type { Report, ReportInput } from './report.ts'
import { voice } from './say.ts'
import { sellerPage } from './seller-page.ts'

/** Keywords that mark generated content for programs (Regulation (EU) 2024/1689, article 50). */
const generatedKeywords = ['AI-generated commentary', 'Regulation (EU) 2024/1689, article 50']

/**
 * The report of an agency for its client, as data: the printed words and figures in its language.
 * Every figure comes from the answers, except the loan as a share of the price and the proceeds of a seller.
 */
export const estimationReport = (content: ReportInput): Report => {
  const { input, brand, day, number, specimen, commentary } = content
  const say = voice(input.language)
  const { name, address, phone, email, website, legalMention } = brand
  const dwelling = dwellingSubject(say, content)
  const isForSeller = input.audience === 'seller'
  return {
    language: input.language,
    locale: getLanguageRow(input.language).tag,
    title: `${titleOf(say, content)} – ${dwelling}`,
    author: name,
    number,
    ...(commentary && { keywords: generatedKeywords }),
    day,
    ...(specimen && { specimen: say.text('specimen') }),
    head: {
      name,
      contacts: [
        ...(address === undefined ? [] : [{ text: address }]),
        ...(phone === undefined ? [] : [phoneLink(phone)]),
        ...(email === undefined ? [] : [emailLink(email)]),
        ...(website === undefined ? [] : [websiteLink(website)]),
      ],
      logoAlt: say.text('logo', { name }),
      runningTitle: titleOf(say, content),
    },
    pages: [
      { blocks: pageOne(say, content) },
      { blocks: isForSeller ? sellerPage(say, content) : pageTwo(say, content) },
      ...(commentary ? [{ blocks: commentaryPage(say, commentary, commentaryFacts(say, content)) }] : []),
    ],
    foot: {
      caveat: isForSeller ? say.sell('caveat') : say.text('caveat'),
      ...(legalMention !== undefined && { mention: legalMention }),
      line: `${say.day(day)} · ${number}`,
      page: say.text('page', { page: '{page}', pages: '{pages}' }),
    },
  }
}
