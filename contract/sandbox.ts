import { initContract } from '@ts-rest/core'
import * as z from 'zod'
import { defineAccountEnvelope } from './account/envelope.ts'
import { Id } from './account/owner.ts'
import { type Access, KiB } from './shared/access.ts'
import { calculationFailures } from './shared/statuses.ts'
import { Day, Instant } from './shared/units.ts'

/** Seconds for which a private sandbox exists. */
export const sandboxSeconds = 3600

/** Private sandboxes that an address gets in an hour. */
export const sandboxesPerHour = 10

/** Most years between the day of a sandbox and today. */
export const sandboxClockYears = 10

/** Request for a private sandbox. */
export const NewSandbox = z
  .strictObject({
    clock: Day.optional().describe(
      `The day that it is now in the sandbox, as 2027-01-02, at most ${sandboxClockYears} years from today; the next one follows at midnight in Luxembourg. Calculations with its keys take it for today: law, prices, covered days. Limits, the account and market data keep the real one. Today when left out.`,
    ),
    webhookUrl: z
      .string()
      .min(1)
      .max(500)
      .optional()
      .describe('Https address that gets the contacts of the sandbox as webhooks; none when left out.'),
  })
  .meta({ id: 'NewSandbox', description: 'What a private sandbox shall be; everything may be left out.' })

/** Webhook of a new sandbox, with its secret. */
export const SandboxWebhook = z
  .strictObject({
    id: Id.describe('Id of the webhook.'),
    url: z.string().max(500).describe('Its address.'),
    secret: z.string().max(100).describe('Signs each call (`whsec_…`); answered this once.'),
  })
  .meta({ id: 'SandboxWebhook', description: 'The webhook of a new sandbox with its secret.' })

/** Key, account and organisation of a tester for an hour. */
export const PrivateSandbox = z
  .strictObject({
    id: Id.describe('Id of the sandbox.'),
    apiKey: z
      .string()
      .max(100)
      .nullable()
      .describe('Its secret key, answered this once; null where the key of the sandbox itself asked.'),
    sessionToken: z
      .string()
      .max(4000)
      .describe(
        'Session token of its owner for the routes of the account, for 15 minutes; the key of the sandbox gets another one by the same request.',
      ),
    sessionTokenExpiresAt: Instant.describe('When the token is over.'),
    webhook: SandboxWebhook.nullable().describe('Null without `webhookUrl`, and where the key of the sandbox asked.'),
    today: Day.describe('The day that it is now in the sandbox.'),
    createdAt: Instant.describe('When it was made.'),
    expiresAt: Instant.describe('When its keys end; everything in it is then deleted.'),
  })
  .meta({ id: 'PrivateSandbox', description: 'A private sandbox: a key, an account and an organisation for an hour.' })

/** The answer with a sandbox. */
export const PrivateSandboxResponse = defineAccountEnvelope('PrivateSandboxResponse', PrivateSandbox)

const { 409: _, ...failures } = calculationFailures

/** Private sandboxes for tests. */
export const sandbox = initContract().router(
  {
    createSandbox: {
      method: 'POST',
      path: '/sandbox',
      summary: 'Get a private sandbox for an hour',
      description: `Gives a tester a key that nobody else has, with its own quota, idempotency, usage, keys, organisation, contacts, webhooks and day: 409, 429 and a revoked key are real there, and the routes of the account can be tested with its session token. The key belongs to its organisation, which has accepted the terms for contacts. \`X-Sandbox-Scenario\` works with the key. An hour later all of it is deleted. ${sandboxesPerHour} an hour and address. With a key of the sandbox the answer is 200: the sandbox as it is, with a new session token. Letters of a sandbox are never sent. An \`Idempotency-Key\` is not read.`,
      body: NewSandbox,
      responses: { 200: PrivateSandboxResponse, 201: PrivateSandboxResponse },
      metadata: {
        credentials: ['secret', 'sandbox'],
        quota: 'sandbox',
        bodyLimitBytes: 4 * KiB,
        rules: [],
      } satisfies Access as Access,
    },
  },
  { pathPrefix: '/api/v1', strictStatusCodes: true, commonResponses: failures },
)
