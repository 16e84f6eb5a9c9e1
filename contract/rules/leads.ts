/** Rules of a contact that a visitor sends. */
export const leadRules = {
  contact_missing: { message: 'Needs an e-mail address or a telephone number.', fields: ['contact'] },
  link_in_name: { message: 'Is a name, and holds no address of a page.', fields: ['contact.name'] },
} as const
