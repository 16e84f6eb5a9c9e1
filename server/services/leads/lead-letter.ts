import { emailLink, type LinkedText, phoneLink } from '#domain/report/links'
import { texts } from '#languages/derived/leads'
import { formatAmount, formatDay, formatInstant } from '#languages/formats'
import { type Language, languages, registry } from '#languages/registry'
import { fillGaps } from '#languages/text'
import type { DeliveredLetter } from '../../ports/lead-mail.ts'
import type { LeadSettings, NotifiedOwner } from '../../ports/lead-settings.ts'
import type { ClaimedDelivery, LeadContent } from '../../ports/leads.ts'
import { formatCampaign } from './campaign-text.ts'
import { getContactAddress } from './contact-address.ts'
import { formatArea, listHomeFacts, reportQuery } from './home-of-lead.ts'
import {
  buildLetterHtml,
  createOwnLine,
  createVisitorLine,
  formatPlainLetter,
  joinFacts,
  type LetterLine,
} from './letter-lines.ts'
import { showEmail, showPage } from './shown-host.ts'
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

const ascii = /^[\x21-\x7E]+$/

/** Whether the part of an address before the last @ is plain ASCII, which every mail program takes. */
const isPlainAddress = (email: string): boolean => ascii.test(email.slice(0, email.lastIndexOf('@')))

/** Longest name in a subject, in characters: the home behind it is still read in a list of letters. */
const subjectNameMax = 60

const shortenName = (name: string): string => {
  const characters = [...name]
  return characters.length <= subjectNameMax ? name : `${characters.slice(0, subjectNameMax - 1).join('')}…`
}

/** Line that is tapped as a button, where there is a link; else a line. */
const toButton = (line: LetterLine, { href }: LinkedText): LetterLine =>
  href === undefined ? line : { ...line, tap: href, look: 'button' }

/** Quotes the message of a contact line by line; nothing without a message. */
const quoteMessage = (message: string | undefined): LetterLine[] =>
  message === undefined ? [] : message.split(/\r\n|\r|\n/).map(said => ({ stretches: [{ said }], look: 'quote' }))

/** Says whose contact it is and about which home. */
const buildHead = (content: LeadContent, language: Language): LetterLine[] => {
  const { lead: say } = texts[language]
  const { name } = content.contact
  return [
    { ...(name === undefined ? createOwnLine(say.unnamed) : createVisitorLine(say.name, { name })), look: 'name' },
    createOwnLine(fillGaps(say.home, { home: listHomeFacts(content, language).join(' · ') })),
  ]
}

/** The number and the address, each to tap. */
const buildWays = ({ contact: { phone, email } }: LeadContent, language: Language): LetterLine[] => {
  const { lead: say } = texts[language]
  const mail = (address: string): LinkedText => (isPlainAddress(address) ? emailLink(address) : { text: address })
  return [
    ...(phone === undefined ? [] : [toButton(createVisitorLine(say.phone, { phone }), phoneLink(phone))]),
    ...(email === undefined ? [] : [toButton(createVisitorLine(say.email, { email: showEmail(email) }), mail(email))]),
  ]
}

/** What the visitor wrote, and how to answer. */
const buildMessage = ({ contact: { name, email, message } }: LeadContent, language: Language): LetterLine[] => {
  const { lead: say } = texts[language]
  const reply = name === undefined ? createOwnLine(say.unnamedReply) : createVisitorLine(say.reply, { name })
  return [...quoteMessage(message), ...(email === undefined ? [] : [reply])]
}

/** Says on which page and when a contact was sent, and why it comes later. */
const buildOrigin = ({ lead }: ClaimedDelivery, content: LeadContent, language: Language): LetterLine[] => {
  const { lead: say } = texts[language]
  const { page, reference } = content
  const campaign = formatCampaign(content)
  return [
    createVisitorLine(say.intro, { page: showPage(page) }, { instant: formatInstant(lead.receivedAt, language) }),
    ...(lead.hold ? [createOwnLine(say.held[lead.hold.reason])] : []),
    joinFacts([
      createOwnLine(fillGaps(say.language, { language: registry[content.language].name })),
      ...(reference === undefined ? [] : [createVisitorLine(say.reference, { reference })]),
      ...(campaign === undefined ? [] : [createVisitorLine(say.campaign, { utm: campaign })]),
    ]),
    createOwnLine(say.unchecked),
  ]
}

const buildLeadParagraphs = (
  delivery: ClaimedDelivery,
  content: LeadContent,
  { keepDays, language, origin, stop }: { keepDays: number; language: Language; origin: string; stop: string },
): LetterLine[][] => {
  const { lead: say } = texts[language]
  const { consent, estimate } = content
  const { lead } = delivery
  const money = (value: number): string => formatAmount(value, language)
  const keptUntil = new Date(Date.parse(lead.hold?.releasedAt ?? lead.receivedAt) + keepDays * 86_400_000)
    .toISOString()
    .slice(0, 10)
  const small = (lines: readonly LetterLine[]): LetterLine[] => lines.map(line => ({ ...line, look: 'small' }))
  return [
    buildHead(content, language),
    buildWays(content, language),
    buildMessage(content, language),
    [
      createOwnLine(
        fillGaps(say.estimate, { mid: money(estimate.mid), low: money(estimate.low), high: money(estimate.high) }),
      ),
      {
        ...createOwnLine(say.report, `${origin}/account/reports/new?${reportQuery(content)}`),
        look: 'button' as const,
      },
    ],
    small(buildOrigin(delivery, content, language)),
    small([
      createOwnLine(fillGaps(say.consentAt, { at: formatInstant(consent.at, language) })),
      createVisitorLine(say.consent, { consent: consent.text }),
      createVisitorLine(say.privacy, { privacyUrl: consent.privacyUrl }),
    ]),
    small([
      createOwnLine(keepDays === 0 ? say.notKept : fillGaps(say.kept, { day: formatDay(keptUntil, language) })),
      createOwnLine(say.stop, stop),
    ]),
  ].filter(lines => lines.length > 0)
}

/** Subject: the visitor's name, with the official name of the municipality and the area. */
const composeSubject = ({ contact, home, official }: LeadContent, isTest: boolean, language: Language): string => {
  const { subject, unnamedSubject, test } = texts[language].lead
  const values = { surface: formatArea(home.surface, language), commune: official.commune }
  const plain =
    contact.name === undefined
      ? fillGaps(unnamedSubject, values)
      : fillGaps(subject, { ...values, name: shortenName(contact.name) })
  return isTest ? `${test} ${plain}` : plain
}

/** Letters about contacts, in the language of the organisation. */
export const createLeadLetters = ({ origin, stopLinks }: { origin: string; stopLinks: StopLinks }): LeadLetters => ({
  written: (delivery, content, settings, owner) => {
    const language = settings.locale ?? owner.locale ?? languages[0]
    const address = getContactAddress(settings)
    const to = address ?? owner.email
    const stop = address !== undefined ? stopLinks.linkOf(settings.organisationId, to) : `${origin}/account/leads`
    const paragraphs = buildLeadParagraphs(delivery, content, { keepDays: settings.keepDays, language, origin, stop })
    const shown = composeSubject(content, delivery.lead.isTest, language)
    const { email } = content.contact
    return {
      to,
      replyTo: email !== undefined && isPlainAddress(email) ? email : undefined,
      subject: shown,
      text: formatPlainLetter(paragraphs),
      html: buildLetterHtml(paragraphs, language, shown),
      messageId: delivery.id,
    }
  },
})
