/** Receives the contacts of visitors, and writes each into a list once. README.md says how it is started. */
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { verifyWebhook, WebhookError } from '@valorem/sdk/webhooks'
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express'
import { openContacts } from './contacts.ts'
import { listPage } from './list.ts'
import { settings } from './settings.ts'

const { secrets, file, port, listPort, isClosed } = settings()
const contacts = openContacts(file)

/** Checks first, writes, and answers: within milliseconds. What takes longer, as calling a CRM, begins after the answer. */
const receive: RequestHandler = async (req, res) => {
  const event = await verifyWebhook(req.body ?? '', req.headers, secrets)
  // Only a signed request may learn that nothing is wanted any more; the service then switches the webhook off.
  if (isClosed) return void res.sendStatus(410)
  const isNew = contacts.take(String(req.headers['webhook-id']), event)
  // Never what it holds: a log outlives the contact.
  console.log(`${event.type} ${isNew ? 'taken' : 'known already'}`)
  // The same answer to a repeat, or it would come again.
  res.sendStatus(204)
}

/** 401 where nobody proved who sent it, 413 for too much; anything else is a fault of ours, and the service sends again. */
const refuse: ErrorRequestHandler = (error, _req, res, _next) => {
  if (error instanceof WebhookError)
    return void res
      .status(error.reason === 'json' ? 400 : 401)
      .type('text')
      .send(error.reason)
  const status = typeof error.status === 'number' ? error.status : 500
  if (status >= 500) console.error(error)
  res.sendStatus(status)
}

const webhooks = express().disable('x-powered-by')
// The bytes as they came: a body that was parsed and printed again has another signature.
webhooks.post('/valorem', express.raw({ type: () => true, limit: '64kb' }), receive)
webhooks.use(refuse)

const list = express().disable('x-powered-by')
// Pages of others cannot read it under a name that they let point here.
list.use((req, res, next) => (/^(127\.0\.0\.1|localhost)$/.test(req.hostname) ? next() : void res.sendStatus(403)))
list.get('/', (_req, res) => {
  res.set({
    'Cache-Control': 'no-store',
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:",
  })
  res.type('html').send(listPage(contacts.list()))
})

const listening = (app: Express, port: number): Promise<string> =>
  new Promise((resolve, reject) => {
    const server: Server = app.listen(port, '127.0.0.1', error => {
      if (error) reject(error)
      else resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
    })
  })

console.log(`Webhooks: ${await listening(webhooks, port)}/valorem`)
console.log(`Contacts: ${await listening(list, listPort)}/`)
