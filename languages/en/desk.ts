/** What the pages of an agency’s desk say: first steps, contacts, webhooks, reports, the form on a website. */
export const words = {
  'organisation.deletePassword': 'The owner’s password proves it. An e-mail tells you that it is done.',
  'organisation.deleted': 'The organisation is deleted.',
  'key.lastUsed': 'Last used on {day}.',
  'key.unused': 'Not used in the last 30 days.',
  'key.worksOn': 'It works on: {hosts}. The form disappears there at once; visitors see your own link instead.',
  'keys.restOf': '{left} left',
  'fault.logo.again': 'Please choose the file again: browsers do not keep it.',
} as const
