import type { LeadInput, LeadReceipt, Meta } from './derived/types.ts'
import type { CallOptions } from './options.ts'
import type { Result } from './result.ts'

/** Contacts of visitors, forwarded to the agency. */
export interface Leads {
  /**
   * Sends a contact to the organisation of the key, by e-mail and webhook; each `id` is received once, so that a retry
   * is safe. Nothing is ever sent to the visitor.
   * @example
   * const { data } = await client.leads.create({
   *   id: crypto.randomUUID(),
   *   contact: { name: 'Ada Exemple', phone: '+352 00 00 00' },
   *   consent: { text: 'I agree …', privacyUrl: 'https://agency.example/privacy', at: new Date().toISOString() },
   *   home: { commune: 'Mamer', surface: 82 },
   *   page: 'https://agency.example/estimate',
   *   language: 'en',
   * })
   * @throws PermissionError (`leads_off`) where no contact can be received with this key.
   * @throws NotFoundError where no municipality has the name, and what README, *Errors*, lists for every call.
   */
  create(input: LeadInput, options?: CallOptions): Promise<Result<LeadReceipt, Meta>>
}
