import type { RuleCase } from './rule-case.ts'

const lead = {
  id: '6f1c1c1e-0b1a-4c55-9a53-0d6b6a3f6f10',
  contact: { phone: '+352 00 00 00' },
  consent: {
    text: 'I agree that my details and my estimate may be used by Agence Exemple to contact me.',
    privacyUrl: 'https://agency.example/privacy',
    at: '2026-11-21T11:59:30.000Z',
  },
  home: { commune: 'Mamer', surface: 80 },
  page: 'https://agency.example/estimate',
  language: 'en',
}

/** Contacts, each of which breaks one rule of `x-rules` and nothing else; those of its home are the estimate's. */
export const leadRuleCases = (ofHome: readonly RuleCase[]): readonly RuleCase[] => [
  {
    description: 'a name without a way to answer',
    code: 'contact_missing',
    path: 'contact',
    body: { ...lead, contact: { name: 'Ada Exemple' } },
  },
  {
    description: 'an address of a page in the name',
    code: 'link_in_name',
    path: 'contact.name',
    body: { ...lead, contact: { ...lead.contact, name: 'see https://spam.example' } },
  },
  ...ofHome.map(({ path, body, ...rule }) => ({ ...rule, path: `home.${path}`, body: { ...lead, home: body } })),
]
