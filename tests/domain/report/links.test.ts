import { describe, expect, test } from 'vitest'
import { emailLink, phoneLink, websiteLink } from '#domain/report/links'

describe('a link of an agency', () => {
  test.each([
    ['contact@agency.example', 'mailto:contact@agency.example'],
    ['a+b@agency.example', 'mailto:a%2Bb@agency.example'],
    // Nothing of an address begins a header of the letter.
    ['a?subject=x@agency.example', 'mailto:a%3Fsubject%3Dx@agency.example'],
    // A host of other letters is encoded (RFC 6068).
    ['info@müller.lu', 'mailto:info@m%C3%BCller.lu'],
    ['a@b@agency.example', undefined],
    ['somebody@nowhere', undefined],
    ['a@agency.example?bcc=x', undefined],
  ])('by e-mail: %s', (email, href) => {
    expect(emailLink(email)).toEqual({ text: email, ...(href !== undefined && { href }) })
  })

  test.each([
    ['+352 26 12 34 56', 'tel:+35226123456'],
    ['26 12-34/56', 'tel:26123456'],
    ['(+352) 26 12 34', 'tel:+352261234'],
    ['+352 (0) 26 12 34', 'tel:+352261234'],
    ['00352 (0) 26 12 34', 'tel:+352261234'],
    ['(00352) 26 12 34', 'tel:+352261234'],
    ['(0) 26 12 34', 'tel:0261234'],
    ['26+12', undefined],
    ['on request', undefined],
    ['12', undefined],
  ])('by telephone: %s', (phone, href) => {
    expect(phoneLink(phone)).toEqual({ text: phone, ...(href !== undefined && { href }) })
  })

  test.each([
    ['www.agency.example', 'https://www.agency.example'],
    ['http://agency.example/fr', 'http://agency.example/fr'],
    ['agency.example/é', 'https://agency.example/%C3%A9'],
    ['agency.example/a%20b', 'https://agency.example/a%20b'],
    ['javascript:alert(1)', undefined],
    ['https://somebody:secret@agency.example', undefined],
    ['our website', undefined],
    ['agency', undefined],
  ])('to a website: %s', (website, href) => {
    expect(websiteLink(website)).toEqual({ text: website, ...(href !== undefined && { href }) })
  })
})
