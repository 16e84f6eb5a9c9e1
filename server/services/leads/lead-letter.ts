import { texts } from '#languages/derived/leads'
import { formatAmount, formatDay, formatInstant } from '#languages/formats'
import { type Language, languages, registry } from '#languages/registry'
import { fillGaps, splitAtGaps } from '#languages/text'
import type { DeliveredLetter } from '../../ports/lead-mail.ts'
import type { LeadSettings, NotifiedOwner } from '../../ports/lead-settings.ts'
import type { ClaimedDelivery, LeadContent } from '../../ports/leads.ts'
import { formatCampaign } from './campaign-text.ts'
import { getContactAddress } from './contact-address.ts'
import { formatArea, listHomeFacts, reportQuery } from './home-of-lead.ts'
import type { StopLinks } from './stop-links.ts'

/** Composes the letter about a contact. */
export interface LeadLetters {
  written(
    delivery: ClaimedDelivery,
    content: LeadContent,
    settings: LeadSettings,
    owner: NotifiedOwner,
  ): DeliveredLetter
}

/** Part of a line: our text, or the visitor's, which is marked. */
type LinePart = string | { said: string }

interface LetterLine {
  stretches: readonly LinePart[]
  /** Link of the service. */
  link?: string
}

/** Line of our text only. */
const createOwnLine = (text: string, link?: string): LetterLine => ({
  stretches: [text],
  ...(link !== undefined && { link }),
})

/** Line of our text with the visitor's words and our values in its placeholders. */
const withSaid = (
  text: string,
  said: Readonly<Record<string, string>>,
  own: Readonly<Record<string, string>> = {},
): LetterLine => ({
  stretches: splitAtGaps(text).map((piece, index) =>
    index % 2 === 0 ? piece : (own[piece] ?? { said: said[piece] ?? '' }),
  ),
})

const formatPlainLine = ({ stretches, link }: LetterLine): string => {
  const text = stretches.map(stretch => (typeof stretch === 'string' ? stretch : stretch.said)).join('')
  return link === undefined ? text : `${text} ${link}`
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escapeLetterHtml = (text: string): string => text.replace(/[&<>"]/g, sign => escapes[sign] ?? sign)

/**
 * Visitor's words in HTML: isolated, so that they cannot change the text direction, and with a line break opportunity
 * after each dot and colon, which prevents mail programs from creating links. Copied text is what was typed.
 */
const formatVisitorHtml = (said: string): string => `<bdi>${escapeLetterHtml(said).replace(/[.:]/g, '$&<wbr>')}</bdi>`

const ascii = /^[\x21-\x7E]+$/

/** Joins short facts on one line. */
const joinFacts = (lines: readonly LetterLine[]): LetterLine => ({
  stretches: lines.flatMap(({ stretches }, index) => (index === 0 ? stretches : [' · ', ...stretches])),
})

/** Quotes the message of a contact below a heading; nothing without a message. */
const quoteMessage = (heading: string, message: string | undefined): LetterLine[] =>
  message === undefined
    ? []
    : [createOwnLine(heading), ...message.split(/\r\n|\r|\n/).map(said => ({ stretches: ['> ', { said }] }))]

/** Says on which page and when a contact was sent, and why it comes later. */
const buildIntroduction = (
  { receivedAt, hold }: ClaimedDelivery['lead'],
  page: string,
  language: Language,
): LetterLine[] => {
  const { lead: say } = texts[language]
  const first = withSaid(say.intro, { page }, { instant: formatInstant(receivedAt, language) })
  return hold ? [first, createOwnLine(say.held[hold.reason])] : [first]
}

const buildLeadParagraphs = (
  { lead }: ClaimedDelivery,
  content: LeadContent,
  { keepDays, language, origin, stop }: { keepDays: number; language: Language; origin: string; stop: string },
): LetterLine[][] => {
  const { lead: say } = texts[language]
  const { contact, consent, estimate, page, reference } = content
  const money = (value: number): string => formatAmount(value, language)
  const optional = (text: string, name: string, value: string | undefined): LetterLine[] =>
    value === undefined ? [] : [withSaid(text, { [name]: value })]
  const keptUntil = new Date(Date.parse(lead.hold?.releasedAt ?? lead.receivedAt) + keepDays * 86_400_000)
    .toISOString()
    .slice(0, 10)
  return [
    buildIntroduction(lead, page, language),
    [
      ...optional(say.name, 'name', contact.name),
      ...optional(say.email, 'email', contact.email),
      ...optional(say.phone, 'phone', contact.phone),
      ...quoteMessage(say.message, contact.message),
      createOwnLine(contact.email === undefined ? say.unchecked : `${say.unchecked} ${say.reply}`),
    ],
    [
      createOwnLine(fillGaps(say.home, { home: listHomeFacts(content, language).join(' · ') })),
      createOwnLine(
        fillGaps(say.estimate, { mid: money(estimate.mid), low: money(estimate.low), high: money(estimate.high) }),
      ),
      joinFacts([
        createOwnLine(fillGaps(say.language, { language: registry[content.language].name })),
        ...optional(say.reference, 'reference', reference),
        ...optional(say.campaign, 'utm', formatCampaign(content)),
      ]),
    ],
    [
      createOwnLine(fillGaps(say.consentAt, { at: formatInstant(consent.at, language) })),
      withSaid(say.consent, { consent: consent.text }),
      withSaid(say.privacy, { privacyUrl: consent.privacyUrl }),
    ],
    [createOwnLine(say.report, `${origin}/account/reports/new?${reportQuery(content)}`)],
    [
      createOwnLine(keepDays === 0 ? say.notKept : fillGaps(say.kept, { day: formatDay(keptUntil, language) })),
      createOwnLine(say.stop, stop),
    ],
  ]
}

/** Line in HTML; never with a link from the visitor. */
const formatHtmlLine = ({ stretches, link }: LetterLine): string => {
  const html = stretches
    .map(stretch => (typeof stretch === 'string' ? escapeLetterHtml(stretch) : formatVisitorHtml(stretch.said)))
    .join('')
  return link === undefined ? html : `${html} <a href="${escapeLetterHtml(link)}">${escapeLetterHtml(link)}</a>`
}

const buildLetterHtml = (paragraphs: readonly LetterLine[][], language: Language, title: string): string =>
  `<!doctype html><html lang="${registry[language].tag}"><head><meta charset="utf-8"><title>${escapeLetterHtml(title)}</title></head><body style="font-family:sans-serif;line-height:1.5">${paragraphs
    .map(lines => `<p>${lines.map(formatHtmlLine).join('<br>')}</p>`)
    .join('')}</body></html>`

/** Letters about contacts, in the language of the organisation. */
export const createLeadLetters = ({ origin, stopLinks }: { origin: string; stopLinks: StopLinks }): LeadLetters => ({
  written: (delivery, content, settings, owner) => {
    const language = settings.locale ?? owner.locale ?? languages[0]
    const address = getContactAddress(settings)
    const to = address ?? owner.email
    const stop = address !== undefined ? stopLinks.linkOf(settings.organisationId, to) : `${origin}/account/leads`
    const paragraphs = buildLeadParagraphs(delivery, content, { keepDays: settings.keepDays, language, origin, stop })
    const { subject, test } = texts[language].lead
    // Without the visitor's text: the official name of the municipality, and the area as a number.
    const plain = fillGaps(subject, {
      surface: formatArea(content.home.surface, language),
      commune: content.official.commune,
    })
    const shown = delivery.lead.isTest ? `${test} ${plain}` : plain
    const email = content.contact.email
    return {
      to,
      replyTo: email !== undefined && ascii.test(email.slice(0, email.lastIndexOf('@'))) ? email : undefined,
      subject: shown,
      text: `${paragraphs.map(lines => lines.map(formatPlainLine).join('\n')).join('\n\n')}\n`,
      html: buildLetterHtml(paragraphs, language, shown),
      messageId: delivery.id,
    }
  },
})
