import { texts } from '#languages/derived/leads'
import { amountText, dayText, instantText } from '#languages/formats'
import { type Language, languages, registry } from '#languages/registry'
import { filled } from '#languages/text'
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

/** A line of the letter: ours alone, or with words of the visitor, which are marked off. */
interface Line {
  text: string
  /** Words of the visitor within `text`, in their order. */
  visitor?: readonly string[]
  /** A link of ours. */
  link?: string
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text in HTML; no program makes a link of an address whose points are followed by nothing that shows. */
const escaped = (text: string): string => text.replace(/[&<>"]/g, sign => escapes[sign] ?? sign)

const ascii = /^[\x21-\x7E]+$/

/** Short facts on one line. */
const joined = (lines: readonly Line[]): Line => ({
  text: lines.map(({ text }) => text).join(' · '),
  visitor: lines.flatMap(({ visitor = [] }) => visitor),
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
    value === undefined ? [] : [{ text: filled(text, { [name]: value }), visitor: [value] }]
  const keptUntil = new Date(Date.parse(lead.receivedAt) + keepDays * 86_400_000).toISOString().slice(0, 10)
  return [
    [{ text: filled(say.intro, { page, instant: instantText(lead.receivedAt, language) }), visitor: [page] }],
    [
      ...optional(say.name, 'name', contact.name),
      ...optional(say.email, 'email', contact.email),
      ...optional(say.phone, 'phone', contact.phone),
      ...(contact.message === undefined
        ? []
        : [
            { text: say.message },
            ...contact.message.split(/\r\n|\r|\n/).map(text => ({ text: `> ${text}`, visitor: [text] })),
          ]),
      { text: contact.email === undefined ? say.unchecked : `${say.unchecked} ${say.reply}` },
    ],
    [
      { text: filled(say.home, { home: homeFacts(content, language).join(' · ') }) },
      {
        text: filled(say.estimate, {
          mid: money(estimate.mid),
          low: money(estimate.low),
          high: money(estimate.high),
        }),
      },
      joined([
        { text: filled(say.language, { language: registry[content.language].name }) },
        ...optional(say.reference, 'reference', reference),
        ...optional(say.campaign, 'utm', campaignText(content)),
      ]),
    ],
    [
      { text: filled(say.consentAt, { at: instantText(consent.at, language) }) },
      { text: filled(say.consent, { consent: consent.text }), visitor: [consent.text] },
      { text: filled(say.privacy, { privacyUrl: consent.privacyUrl }), visitor: [consent.privacyUrl] },
    ],
    [{ text: say.report, link: `${origin}/account/reports/new?${reportQuery(content)}` }],
    [
      { text: keepDays === 0 ? say.notKept : filled(say.kept, { day: dayText(keptUntil, language) }) },
      { text: say.stop, link: stop },
    ],
  ]
}

/** A line in HTML: words of the visitor by themselves, so that they turn nothing round; never a link of theirs. */
const htmlLine = ({ text, visitor = [], link }: Line): string => {
  const before = escaped(text)
  if (link !== undefined) return `${before} <a href="${escaped(link)}">${escaped(link)}</a>`.trim()
  let [html, rest] = ['', text]
  for (const words of visitor.filter(said => said !== '')) {
    const at = rest.indexOf(words)
    html += `${escaped(rest.slice(0, at))}<bdi>${escaped(words)}</bdi>`
    rest = rest.slice(at + words.length)
  }
  return html + escaped(rest)
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
      text: `${paragraphs.map(lines => lines.map(({ text, link }) => [text, ...(link === undefined ? [] : [link])].join(' ')).join('\n')).join('\n\n')}\n`,
      html: htmlOf(paragraphs, language, shown),
      messageId: delivery.id,
    }
  },
})
