import type * as z from 'zod'
import type { LeadInput } from '../leads.ts'
import { type ExampleRequest, withBody, withWrongBody } from './example.ts'
import { createFailureExample } from './failures.ts'

type Body = z.input<typeof LeadInput>

const smallest: Body = {
  id: '6f1c1c1e-0b1a-4c55-9a53-0d6b6a3f6f10',
  contact: { phone: '+352 00 00 00' },
  consent: {
    text: 'J’accepte que mes coordonnées et mon estimation soient utilisées par Agence Exemple pour me contacter.',
    privacyUrl: 'https://agency.example/privacy',
    at: '2026-11-21T11:59:30.000Z',
  },
  home: { commune: 'Mamer', surface: 80 },
  page: 'https://agency.example/estimer',
  language: 'fr',
}

const full: Body = {
  ...smallest,
  id: '2b7d3b52-6a53-4b0e-8f57-5f2b1c9d0e21',
  contact: {
    name: 'Ada Exemple',
    email: 'ada@visitor.example',
    phone: '+352 00 00 00',
    message: 'Bonjour,\nje vends au printemps.',
  },
  home: { commune: 'Luxembourg', quartier: 'Belair', surface: 85, nbChambres: 2, etat: 'renove', parking: true },
  page: 'https://agency.example/estimer?utm_source=newsletter',
  reference: 'Page d’accueil',
  utm: { utm_source: 'newsletter', utm_campaign: 'automne' },
  elapsedSeconds: 42,
}

const sendFromPage = (headers: Record<string, string>, body: Body) => ({ request: { headers, body } })

const create: readonly ExampleRequest<Body>[] = [
  {
    ...createFailureExample('received', 'A contact with all that may be said', 'agencyKey'),
    ...sendFromPage({ Origin: 'https://agency.example' }, full),
  },
  {
    ...createFailureExample('receivedBefore', 'The same id again: nothing is sent twice', 'leadSentBefore'),
    ...sendFromPage({ Origin: 'https://agency.example' }, full),
  },
  {
    ...createFailureExample('proofRequired', 'The third contact of an address within a minute', 'visitorSentTwice'),
    ...sendFromPage({ Origin: 'https://agency.example' }, full),
  },
  withBody('discarded', 'The sandbox checks everything, and keeps and sends nothing', smallest),
  withBody('noWay', 'Neither an e-mail address nor a telephone number', {
    ...smallest,
    contact: { name: 'Ada Exemple' },
  }),
  withWrongBody('wrongFields', 'Fields that are wrong; what a visitor typed is not repeated', {
    ...smallest,
    id: '1',
    contact: { email: 'ada(at)visitor.example', phone: 'call me' },
    home: { commune: 'Mamer', surface: 80, estimationCentrale: 1 },
  }),
  withBody('unknownMunicipality', 'A name that nobody has, with the nearest one', {
    ...smallest,
    home: { commune: 'Ettelbrik', surface: 80 },
  }),
  { name: 'brokenJson', summary: 'A body that is not JSON', request: { wrong: '{"commune": "Mamer", ' } },
  { ...createFailureExample('noCredential', 'No API key', 'noCredential'), request: { body: smallest } },
  { ...createFailureExample('unknownKey', 'An API key that nobody has', 'unknownKey'), request: { body: smallest } },
  {
    ...createFailureExample('foreignOrigin', 'A publishable key from a page that is not its own', 'publishableKey'),
    ...sendFromPage({ Origin: 'https://elsewhere.example' }, smallest),
  },
  {
    ...createFailureExample('noOrganisation', 'A key that belongs to no organisation', 'publishableKey'),
    ...sendFromPage({ Origin: 'https://agency.example' }, smallest),
  },
  createFailureExample('slowBody', 'A body that stops half-way', 'slowBody'),
  createFailureExample('bodyAboveLimit', 'A body above the limit of the operation', 'bodyAboveLimit'),
  {
    name: 'textBody',
    summary: 'A body of another media type',
    request: { headers: { 'Content-Type': 'text/plain' }, wrong: 'commune=Mamer' },
  },
  {
    ...createFailureExample('minuteUsedUp', 'The minute of the key is full', 'minuteUsedUp'),
    request: { body: smallest },
  },
  { ...createFailureExample('brokenInside', 'Something fails inside', 'brokenPrices'), request: { body: smallest } },
  {
    ...createFailureExample('keysAway', 'The store of keys does not answer', 'brokenKeys'),
    request: { body: smallest },
  },
]

/** Examples of the contacts of visitors. */
export const leads = { create }
