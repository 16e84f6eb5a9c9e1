import type * as z from 'zod'
import type { NewSandbox } from '../sandbox.ts'
import { type ExampleRequest, withBody, withWrongBody } from './example.ts'
import { createFailureExample, wrongScenario, wrongVersion } from './failures.ts'

type Body = z.input<typeof NewSandbox>

const smallest: Body = {}

const createSandbox: readonly ExampleRequest<Body>[] = [
  {
    ...createFailureExample('made', 'A sandbox for an hour', 'fixedToken'),
    request: { body: smallest },
  },
  {
    ...createFailureExample('ofNewYear', 'A sandbox in which it is 2 January 2027, with a webhook', 'fixedToken'),
    request: { body: { clock: '2027-01-02', webhookUrl: 'https://tester.example/hooks' } },
  },
  {
    ...createFailureExample('again', 'With its own key: the sandbox as it is, with a new session token', 'sandboxMade'),
    request: { body: smallest },
  },
  withWrongBody('wrongFields', 'A clock that is no day, and a field that is none', { clock: 'tomorrow', days: 2 }),
  withBody('farAway', 'A day too far from today', { clock: '2099-01-01' }),
  withBody('wrongWebhook', 'An address that no webhook may have', { webhookUrl: 'https://10.0.0.1/hooks' }),
  { name: 'brokenJson', summary: 'A body that is not JSON', request: { wrong: '{"clock": ' } },
  { ...createFailureExample('noCredential', 'No API key', 'noCredential'), request: { body: smallest } },
  { ...createFailureExample('unknownKey', 'An API key that nobody has', 'unknownKey'), request: { body: smallest } },
  {
    ...createFailureExample('pageKey', 'A publishable key, which is for web pages', 'publishableKey'),
    request: { body: smallest },
  },
  createFailureExample('slowBody', 'A body that stops half-way', 'slowBody'),
  createFailureExample('bodyAboveLimit', 'A body above the limit of the operation', 'bodyAboveLimit'),
  {
    name: 'textBody',
    summary: 'A body of another media type',
    request: { headers: { 'Content-Type': 'text/plain' }, wrong: 'clock=2027-01-02' },
  },
  {
    ...createFailureExample('minuteUsedUp', 'The minute of the key is full', 'minuteUsedUp'),
    request: { body: smallest },
  },
  {
    ...createFailureExample('brokenInside', 'Something fails inside', 'brokenAccount'),
    request: { body: smallest },
  },
  {
    ...createFailureExample('keysAway', 'The store of keys does not answer', 'brokenKeys'),
    request: { body: smallest },
  },
  wrongScenario,
  wrongVersion,
]

/** Examples of private sandboxes. */
export const sandbox = { createSandbox }
