import type { EmbedSettings } from '../../ports/embeds.ts'

/**
 * Settings of a form: the saved ones, or else the contact form that is on by default where the key has a receiver of
 * contacts.
 */
export const applyContactDefault = (saved: EmbedSettings | undefined, hasReceiver: boolean): EmbedSettings =>
  saved ?? (hasReceiver ? { lead: 'service' } : {})

/** Tests whether a form has what its code needs: a contact form links a privacy notice. */
export const isFormComplete = ({ lead, 'privacy-url': privacyUrl }: EmbedSettings): boolean =>
  lead === undefined || privacyUrl !== undefined
