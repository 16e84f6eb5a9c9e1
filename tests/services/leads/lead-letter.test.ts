import { expect, test } from 'vitest'
import type { LeadSettings } from '#server/ports/lead-settings'
import type { ClaimedDelivery, LeadContent } from '#server/ports/leads'
import { createLeadLetters } from '#server/services/leads/lead-letter'

const letters = createLeadLetters({
  origin: 'https://valorem.example',
  stopLinks: { linkOf: () => 'https://valorem.example/stop' } as never,
})

const at = '2026-11-22T10:00:00.000Z'
const content: LeadContent = {
  contact: { name: 'a', message: 'See www.evil.example' },
  consent: { text: 'Yes', privacyUrl: 'https://agency.lu/privacy', at },
  home: { commune: 'Mamer', surface: 80 },
  page: 'https://agency.lu/a',
  language: 'en',
  estimate: { low: 500_000, mid: 600_000, high: 700_000 },
  official: { commune: 'Mamer', quartier: null },
}
const settings = { organisationId: 'org', keepDays: 0, locale: 'en' } as LeadSettings
const delivery = { id: 'dlv_0', lead: { receivedAt: at, isTest: false } } as ClaimedDelivery
const { html = '', text } = letters.written(delivery, content, settings, {
  email: 'ada@agency.example',
  locale: 'en',
} as never)

test('words of a visitor are marked off where they stand, not where our own label has the same letters', () => {
  expect(html).toContain('Name: <bdi>a</bdi>')
  expect(text).toContain('Name: a\n')
})

test('nothing that a visitor wrote is an address in one piece; the plain text has it as it was typed', () => {
  expect(html).not.toMatch(/evil\.example|agency\.lu/)
  expect(html).toContain('www.<wbr>evil.<wbr>example')
  expect(text).toContain('> See www.evil.example\n')
})
