import { expect, test } from 'vitest'
import { texts } from '#languages/derived/leads'
import { languages } from '#languages/registry'
import type { Actor } from '#server/ports/accounts'
import { createTestLead } from '#server/services/leads/test-lead'

const at = new Date('2026-11-29T06:43:00Z')

test.each(languages)('a test contact in %s has whole texts, none of them a label of the letter', locale => {
  const actor = {
    session: { user: { email: 'claire@agency.example' } },
    place: { locale, origin: 'https://valorem.example' },
  } as unknown as Actor // the only parts that are read
  const { contact, consent, reference, language } = createTestLead('test', actor, at)
  const labels = Object.values(texts[locale].lead).filter(text => typeof text === 'string')
  for (const text of [contact.name, contact.message, consent.text, reference]) {
    expect(text).toMatch(/\p{L}/u)
    // No brackets, gaps or ends of a label.
    expect(text).not.toMatch(/[[\]{}]|:$/)
    for (const label of labels.map(label => label.split(/[:{]/)[0]?.trim() ?? '').filter(label => label.length > 3))
      expect(text).not.toBe(label)
  }
  expect(contact.message).toMatch(/test/i)
  expect([contact.email, language, consent.at]).toEqual(['claire@agency.example', locale, at.toISOString()])
})
