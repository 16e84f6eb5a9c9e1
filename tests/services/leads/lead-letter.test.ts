import { describe, expect, test } from 'vitest'
import { languages } from '#languages/registry'
import type { DeliveredLetter } from '#server/ports/lead-mail'
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
const delivery = { id: 'dlv_0', lead: { receivedAt: at, isTest: false } } as ClaimedDelivery

const composeLetter = (contact: LeadContent['contact'], locale: (typeof languages)[number] = 'en'): DeliveredLetter =>
  letters.written(
    delivery,
    { ...content, contact },
    { organisationId: 'org', keepDays: 0, locale } as LeadSettings,
    { email: 'ada@agency.example', locale } as never,
  )

test('words of a visitor are marked off in HTML, and our own words that have the same letters are not', () => {
  const { html = '', text } = composeLetter(content.contact)
  expect(html).toContain('><bdi>a</bdi></span>')
  expect(text).toMatch(/^a\nFlat in Mamer · 80 m²\n\n> See www\.evil\.example\n/)
})

test('nothing that a visitor wrote is an address in one piece; the plain text has it as it was typed', () => {
  const { html = '', text } = composeLetter(content.contact)
  expect(html).not.toMatch(/evil\.example|agency\.lu/)
  expect(html).toContain('www.<wbr>evil.<wbr>example')
  expect(text).toContain('> See www.evil.example\n')
})

describe('a letter that can be answered from a phone', () => {
  const contact = { name: 'Zoë Thill', phone: '+352 691/123.456', email: 'zoe@example.org', message: 'Please call.' }

  test.each(languages)('has name, home, number and address before anything else, in %s', language => {
    const { text, subject } = composeLetter(contact, language)
    const [head = '', ways = '', message = ''] = text.split('\n\n')
    expect(head.split('\n')[0]).toBe('Zoë Thill')
    expect(head).toContain('Mamer')
    expect(ways.split('\n').map(line => line.split(/\s?: /)[1])).toEqual(['+352 691/123.456', 'zoe@example.org'])
    expect(message).toMatch(/^> Please call\.\n.*Zoë Thill/)
    expect(subject).toContain('Zoë Thill')
    expect(subject).toContain('Mamer')
  })

  test('keeps the plus of a number in brackets, and offers no call to what is no number', () => {
    expect(composeLetter({ phone: '(+352) 691 123 456' }).html).toContain('<a href="tel:+352691123456"')
    const { html, text } = composeLetter({ phone: '...' })
    expect(html).not.toContain('tel:')
    expect(text).toContain('...')
  })

  test('quotes the lines of a message in one block, without a line break about it', () => {
    const { html = '' } = composeLetter({ name: 'Zoë Thill', email: 'zoe@example.org', message: 'One\n\nThree' })
    const block = /<p>(<span style="display:block[^>]*>.*?<\/p>)/.exec(html)?.[1] ?? ''
    expect(block).toMatch(
      /^<span style="display:block[^>]*><bdi>One<\/bdi><br><bdi><\/bdi><br><bdi>Three<\/bdi><\/span>[^<]*<bdi>Zoë Thill/,
    )
  })

  test('shows a host with its letters, also where the browser has encoded it, and writes to the encoded one', () => {
    const { html = '', text, replyTo } = composeLetter({ email: 'info@xn--mller-kva.lu' })
    expect(text).toContain('info@müller.lu')
    expect(html).toContain('mailto:info@xn--mller-kva.lu')
    expect(replyTo).toBe('info@xn--mller-kva.lu')
    // Cyrillic letters that look like those of another name stay encoded.
    expect(composeLetter({ email: 'info@xn--80ak6aa92e.com' }).text).toContain('info@xn--80ak6aa92e.com')
  })

  test('dials digits alone, and writes to the encoded address', () => {
    const { html } = composeLetter(contact)
    expect(html).toContain('<a href="tel:+352691123456"')
    expect(html).toContain('<a href="mailto:zoe@example.org"')
  })

  test('adds no field to a letter and leaves no attribute, whatever an address holds', () => {
    const { html = '' } = composeLetter({ email: 'a?cc=b&bcc=c%0A"\'<x>@example.org' })
    expect(/href="(mailto:[^"]*)"/.exec(html)?.[1]).toBe("mailto:a%3Fcc%3Db%26bcc%3Dc%250A%22'%3Cx%3E@example.org")
  })

  test('has no link for an address that mail programs may not take; the address is still read', () => {
    const { html = '', text } = composeLetter({ email: 'zoë@example.org' })
    expect(html).not.toContain('mailto:')
    expect(text).toContain('Write: zoë@example.org')
  })
})

describe('the subject of a contact', () => {
  test('is the person and the home', () => {
    expect(composeLetter({ name: 'Zoë Thill' }).subject).toBe('Zoë Thill: flat in Mamer, 80 m²')
    expect(composeLetter({ name: 'Zoë Thill' }, 'de').subject.replaceAll('\u00a0', ' ')).toBe(
      'Zoë Thill: Wohnung in Mamer, 80 m²',
    )
  })

  test('does without a name, and shortens a long one by whole characters', () => {
    expect(composeLetter({ phone: '123' }).subject).toBe('New contact: flat in Mamer, 80 m²')
    expect(composeLetter({ name: '🏡'.repeat(200) }).subject).toBe(`${'🏡'.repeat(59)}…: flat in Mamer, 80 m²`)
  })
})
