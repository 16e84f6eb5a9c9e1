import { expect, test } from 'vitest'
import type { LeadSettings } from '#server/ports/lead-settings'
import { getContactAddress } from '#server/services/leads/contact-address'

const day = '2026-11-21T12:00:00.000Z'

test.each([
  ['confirmed', { emailConfirmedAt: day }, 'desk@agency.example'],
  ['not confirmed', {}, undefined],
  ['suspended', { emailConfirmedAt: day, emailSuspendedAt: day }, undefined],
])('contacts go to an address that is %s: %j', (_, state, expected) => {
  // What is read of the settings.
  expect(getContactAddress({ email: 'desk@agency.example', ...state } as unknown as LeadSettings)).toBe(expected)
})
