import type { ParameterObject, PathItemObject } from 'openapi3-ts/oas31'
import type * as z from 'zod'
import { getSchemaId, webhookEvents } from './schemas.ts'

const defineWebhookHeader = (
  name: string,
  description: string,
  pattern: string,
  maxLength: number,
): ParameterObject => ({
  ...{ name, in: 'header', required: true, description },
  schema: { type: 'string', pattern, maxLength },
})

/** The three headers of Standard Webhooks. */
const signed: readonly ParameterObject[] = [
  defineWebhookHeader(
    'webhook-id',
    'Id of the delivery, the same at each attempt: what has been received under it before is a repeat.',
    '^dlv_[A-Za-z0-9_-]+$',
    64,
  ),
  defineWebhookHeader(
    'webhook-timestamp',
    'Seconds since 1970 at which this attempt was sent; refuse what is five minutes away from your clock.',
    '^[0-9]+$',
    16,
  ),
  defineWebhookHeader(
    'webhook-signature',
    '`v1,` and the base64 of HMAC-SHA-256 over `{webhook-id}.{webhook-timestamp}.{body}`; two of them with a blank in between for a day after the secret was replaced, of which one must fit.',
    '^v1,[A-Za-z0-9+/]{43}=( v1,[A-Za-z0-9+/]{43}=)?$',
    128,
  ),
]

const description =
  'Sent by POST to each webhook of the organisation, signed as [Standard Webhooks](https://www.standardwebhooks.com) asks. Any 2xx within ten seconds takes it. 410 turns the webhook off; anything else, a redirect too, is tried again for 72 hours, not before `Retry-After`.'

const buildPathItem = (type: string, schema: z.ZodType, summary: string): PathItemObject => ({
  post: {
    operationId: type.replace(/\.(\w)/, (_, letter: string) => letter.toUpperCase()),
    summary,
    description,
    // No key is sent: the signature authenticates the sender.
    security: [],
    parameters: [...signed],
    requestBody: {
      required: true,
      content: { 'application/json': { schema: { $ref: `#/components/schemas/${getSchemaId(schema)}` } } },
    },
    responses: {
      '2XX': { description: 'Taken; the body of the answer is not read.' },
      '410': { description: 'The receiver is gone; the webhook is turned off.' },
    },
  },
})

/** Webhooks of the service, for `webhooks` of OpenAPI. */
export const buildWebhookItems = (): Record<string, PathItemObject> =>
  Object.fromEntries(
    Object.entries(webhookEvents).map(([type, { schema, summary }]) => [type, buildPathItem(type, schema, summary)]),
  )
