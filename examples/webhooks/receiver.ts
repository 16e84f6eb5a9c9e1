/** Receives the contacts of visitors, and stores each in a list once. README.md explains how to start it. */
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { verifyWebhook, WebhookError } from '@valorem/sdk/webhooks'
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express'
import { openContacts } from './contacts.ts'
import { renderContactList } from './list.ts'
import { readReceiverSettings } from './settings.ts'

const { secrets, file, port, listPort, isClosed } = readReceiverSettings()
const contacts = openContacts(file)

/** Verifies, stores and answers within milliseconds. Longer work, such as calling a CRM, starts after the answer. */
const receive: RequestHandler = async (req, res) => {
  const event = await verifyWebhook(req.body ?? '', req.headers, secrets)
  // Only a signed request may learn that the receiver is closed; the service then disables the webhook.
  if (isClosed) return void res.sendStatus(410)
  const isNew = contacts.take(String(req.headers['webhook-id']), event)
  // Never logs the content: a log outlives the contact.
  console.log(`${event.type} ${isNew ? 'taken' : 'known already'}`)
  // A repeat gets the same answer, or it would be sent again.
  res.sendStatus(204)
}

/** Answers 401 to an unproven sender, 413 to too much data; anything else is our fault, and the service sends again. */
const handleWebhookError: ErrorRequestHandler = (error, _req, res, _next) => {
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
// Bytes as received: a body that was parsed and printed again has another signature.
webhooks.post('/valorem', express.raw({ type: () => true, limit: '64kb' }), receive)
webhooks.use(handleWebhookError)

const list = express().disable('x-powered-by')
// Rejects other host names, which protects the list from DNS rebinding.
list.use((req, res, next) => (/^(127\.0\.0\.1|localhost)$/.test(req.hostname) ? next() : void res.sendStatus(403)))
list.get('/', (_req, res) => {
  res.set({
    'Cache-Control': 'no-store',
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:",
  })
  res.type('html').send(renderContactList(contacts.list()))
})

const listenOnLoopback = (app: Express, port: number): Promise<string> =>
  new Promise((resolve, reject) => {
    const server: Server = app.listen(port, '127.0.0.1', error => {
      if (error) reject(error)
      else resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
    })
  })

console.log(`Webhooks: ${await listenOnLoopback(webhooks, port)}/valorem`)
console.log(`Contacts: ${await listenOnLoopback(list, listPort)}/`)
