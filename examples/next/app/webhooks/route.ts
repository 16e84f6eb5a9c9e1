import { verifyWebhook, WebhookError } from '@valorem/sdk/webhooks'

/** Receives the contacts of visitors: `request.text()` is the body before any parsing. */
export const POST = async (request: Request): Promise<Response> => {
  try {
    const event = await verifyWebhook(await request.text(), request.headers, process.env.WEBHOOK_SECRET)
    return Response.json({ received: event.type })
  } catch (error) {
    if (error instanceof WebhookError) return Response.json({ refused: error.reason }, { status: 400 })
    throw error
  }
}
