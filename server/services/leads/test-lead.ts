import { texts } from '#languages/derived/leads'
import type { Actor } from '../../ports/accounts.ts'
import type { SentLead } from './receiving.ts'

/** Contact of a fictitious visitor, by which an organisation tests its delivery; replies go to the tester. */
export const createTestLead = (id: string, { session, place }: Actor, now: Date): SentLead => {
  const { locale, origin } = place
  const { name, message, consent, reference } = texts[locale].testContact
  return {
    id,
    contact: { name, email: session.user.email, phone: '+352 000 000', message },
    consent: { text: consent, privacyUrl: `${origin}/terms/contacts`, at: now.toISOString() },
    home: { commune: 'Mamer', surface: 80, etat: 'bon' },
    page: `${origin}/account/leads`,
    language: locale,
    reference,
  }
}
