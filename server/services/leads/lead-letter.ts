import { texts } from '#languages/derived/leads'
import { amountText, dayText, instantText } from '#languages/formats'
import { type Language, languages, registry } from '#languages/registry'
import { filled, pieces } from '#languages/text'
import type { DeliveredLetter } from '../../ports/lead-mail.ts'
import type { LeadSettings, ToldOwner } from '../../ports/lead-settings.ts'
import type { ClaimedDelivery, LeadContent } from '../../ports/leads.ts'
import { campaignText } from './campaign-text.ts'
import { areaText, homeFacts, reportQuery } from './home-of-lead.ts'
import type { StopLinks } from './stop-links.ts'

/** Writes the letter of a contact. */
export interface LeadLetters {
  written(delivery: ClaimedDelivery, content: LeadContent, settings: LeadSettings, owner: ToldOwner): DeliveredLetter
}

/** A stretch of a line: our words, or those of the visitor, which are marked off. */
type Stretch = string | { said: string }

/** A line of the letter. */
interface Line {
  stretches: readonly Stretch[]
  /** A link of ours. */
  link?: string
}

/** A line of ours alone. */
const ours = (text: string, link?: string): Line => ({ stretches: [text], ...(link !== undefined && { link }) })

/** A line of ours with words of the visitor in its gaps, and values of ours in others. */
const withSaid = (
  text: string,
  said: Readonly<Record<string, string>>,
  own: Readonly<Record<string, string>> = {},
): Line => ({
  stretches: pieces(text).map((piece, index) =>
    index % 2 === 0 ? piece : (own[piece] ?? { said: said[piece] ?? '' }),
  ),
})

const plainLine = ({ stretches, link }: Line): string => {
  const text = stretches.map(stretch => (typeof stretch === 'string' ? stretch : stretch.said)).join('')
  return link === undefined ? text : `${text} ${link}`
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escaped = (text: string): string => text.replace(/[&<>"]/g, sign => escapes[sign] ?? sign)

/**
 * Words of a visitor in HTML: by themselves, so that they turn nothing round, and with a break allowed after each point
 * and colon, which keeps mail programs from making a link of what looks like an address. Who copies them gets what was typed.
 */
const saidHtml = (said: string): string => `<bdi>${escaped(said).replace(/[.:]/g, '$&<wbr>')}</bdi>`

const ascii = /^[\x21-\x7E]+$/

/** Short facts on one line. */
const joined = (lines: readonly Line[]): Line => ({
  stretches: lines.flatMap(({ stretches }, index) => (index === 0 ? stretches : [' · ', ...stretches])),
})

const paragraphsOf = (
  { lead }: ClaimedDelivery,
  content: LeadContent,
  { keepDays, language, origin, stop }: { keepDays: number; language: Language; origin: string; stop: string },
): Line[][] => {
  const { lead: say } = texts[language]
  const { contact, consent, estimate, page, reference } = content
  const money = (value: number): string => amountText(value, language)
  const optional = (text: string, name: string, value: string | undefined): Line[] =>
    value === undefined ? [] : [withSaid(text, { [name]: value })]
  const keptUntil = new Date(Date.parse(lead.receivedAt) + keepDays * 86_400_000).toISOString().slice(0, 10)
  return [
    [withSaid(say.intro, { page }, { instant: instantText(lead.receivedAt, language) })],
    [
      ...optional(say.name, 'name', contact.name),
      ...optional(say.email, 'email', contact.email),
      ...optional(say.phone, 'phone', contact.phone),
      ...(contact.message === undefined
        ? []
        : [ours(say.message), ...contact.message.split(/\r\n|\r|\n/).map(said => ({ stretches: ['> ', { said }] }))]),
      ours(contact.email === undefined ? say.unchecked : `${say.unchecked} ${say.reply}`),
    ],
    [
      ours(filled(say.home, { home: homeFacts(content, language).join(' · ') })),
      ours(filled(say.estimate, { mid: money(estimate.mid), low: money(estimate.low), high: money(estimate.high) })),
      joined([
        ours(filled(say.language, { language: registry[content.language].name })),
        ...optional(say.reference, 'reference', reference),
        ...optional(say.campaign, 'utm', campaignText(content)),
      ]),
    ],
    [
      ours(filled(say.consentAt, { at: instantText(consent.at, language) })),
      withSaid(say.consent, { consent: consent.text }),
      withSaid(say.privacy, { privacyUrl: consent.privacyUrl }),
    ],
    [ours(say.report, `${origin}/account/reports/new?${reportQuery(content)}`)],
    [
      ours(keepDays === 0 ? say.notKept : filled(say.kept, { day: dayText(keptUntil, language) })),
      ours(say.stop, stop),
    ],
  ]
}

/** A line in HTML; never a link of the visitor's. */
const htmlLine = ({ stretches, link }: Line): string => {
  const html = stretches
    .map(stretch => (typeof stretch === 'string' ? escaped(stretch) : saidHtml(stretch.said)))
    .join('')
  return link === undefined ? html : `${html} <a href="${escaped(link)}">${escaped(link)}</a>`
}

const htmlOf = (paragraphs: readonly Line[][], language: Language, title: string): string =>
  `<!doctype html><html lang="${registry[language].tag}"><head><meta charset="utf-8"><title>${escaped(title)}</title></head><body style="font-family:sans-serif;line-height:1.5">${paragraphs
    .map(lines => `<p>${lines.map(htmlLine).join('<br>')}</p>`)
    .join('')}</body></html>`

/** Letters of contacts, in the language of the organisation. */
export const leadLetters = ({ origin, stopLinks }: { origin: string; stopLinks: StopLinks }): LeadLetters => ({
  written: (delivery, content, settings, owner) => {
    const language = settings.locale ?? owner.locale ?? languages[0]
    const isConfirmed = settings.email !== undefined && settings.emailConfirmedAt !== undefined
    const to = isConfirmed ? (settings.email ?? owner.email) : owner.email
    const stop = isConfirmed ? stopLinks.linkOf(settings.organisationId, to) : `${origin}/account/leads`
    const paragraphs = paragraphsOf(delivery, content, { keepDays: settings.keepDays, language, origin, stop })
    const { subject, test } = texts[language].lead
    // Nothing of the visitor's: the municipality by its official name, the area as a number.
    const plain = filled(subject, {
      surface: areaText(content.home.surface, language),
      commune: content.official.commune,
    })
    const shown = delivery.lead.isTest ? `${test} ${plain}` : plain
    const email = content.contact.email
    return {
      to,
      replyTo: email !== undefined && ascii.test(email.slice(0, email.lastIndexOf('@'))) ? email : undefined,
      subject: shown,
      text: `${paragraphs.map(lines => lines.map(plainLine).join('\n')).join('\n\n')}\n`,
      html: htmlOf(paragraphs, language, shown),
      messageId: delivery.id,
    }
  },
})
