import { rowOf } from '#languages/registry'
import { subject } from './dwelling.ts'
import { pageOne } from './page-one.ts'
import { pageTwo } from './page-two.ts'
import type { Report, ReportInput } from './report.ts'
import { voice } from './say.ts'

/**
 * The report that an agency hands to its client, as data: what is printed, in the words and figures of its language.
 * Every figure is one of the two answers; nothing is calculated anew but the loan beside the price.
 */
export const estimationReport = (content: ReportInput): Report => {
  const { input, brand, day, number, specimen } = content
  const say = voice(input.language)
  const { name, address, phone, email, website, legalMention } = brand
  const dwelling = subject(say, content)
  return {
    language: input.language,
    locale: rowOf(input.language).tag,
    title: `${say.text('title')} – ${dwelling}`,
    author: name,
    number,
    day,
    ...(specimen && { specimen: say.text('specimen') }),
    head: {
      name,
      contacts: [address, phone, email, website].filter(contact => contact !== undefined),
      logoAlt: say.text('logo', { name }),
      runningTitle: say.text('title'),
    },
    pages: [{ blocks: pageOne(say, content) }, { blocks: pageTwo(say, content) }],
    foot: {
      caveat: say.text('caveat'),
      ...(legalMention !== undefined && { mention: legalMention }),
      line: `${say.day(day)} · ${number}`,
      page: say.text('page', { page: '{page}', pages: '{pages}' }),
    },
  }
}
