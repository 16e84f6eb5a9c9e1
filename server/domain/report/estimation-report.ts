import { rowOf } from '#languages/registry'
import { commentaryPage } from './commentary.ts'
import { commentaryFacts } from './commentary-sources.ts'
import { subject } from './dwelling.ts'
import { emailLink, phoneLink, websiteLink } from './links.ts'
import { pageOne, titleOf } from './page-one.ts'
import { pageTwo } from './page-two.ts'
import type { Report, ReportInput } from './report.ts'
import { voice } from './say.ts'
import { sellerPage } from './seller-page.ts'

/** By which programs tell that a part was generated (Regulation (EU) 2024/1689, article 50). */
const generatedKeywords = ['AI-generated commentary', 'Regulation (EU) 2024/1689, article 50']

/**
 * The report that an agency hands to its client, as data: what is printed, in the words and figures of its language.
 * Every figure is one of the answers; nothing is calculated anew but the loan beside the price, and what is left to a seller.
 */
export const estimationReport = (content: ReportInput): Report => {
  const { input, brand, day, number, specimen, commentary } = content
  const say = voice(input.language)
  const { name, address, phone, email, website, legalMention } = brand
  const dwelling = subject(say, content)
  const isForSeller = input.audience === 'seller'
  return {
    language: input.language,
    locale: rowOf(input.language).tag,
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
