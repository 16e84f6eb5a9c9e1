import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser } from 'playwright-core'
import { Webhook } from 'standardwebhooks'
import { startApp, type TestApp } from '../support/app.ts'
import { openBrowser } from '../support/browser.ts'
import { type MailServer, mailServer } from '../support/mail-server.ts'
import { freePort } from '../support/process.ts'

/** A contact as a small customer file keeps it. */
interface CrmContact {
  id: string
  name: string
  email: string
  home: string
  isTest: boolean
}

/** The program of an agency that keeps contacts: it takes nothing whose signature is wrong. */
interface Crm {
  url: string
  /** The secret that the page of webhooks showed; without one nothing is taken. */
  secret: string
  contacts: CrmContact[]
  /** Kinds of all events that it took, oldest first. */
  taken: string[]
  /** How many requests it refused. */
  refused: number
}

/** The website of an agency: a plain page, into which somebody pastes what the service's page gave them. */
interface AgencySite {
  url: string
  html: string
}

/** The service with a real mail server, a browser, the website of an agency and its customer file. */
export interface WalkWorld {
  app: TestApp
  browser: Browser
  mail: MailServer
  site: AgencySite
  crm: Crm
  close(): Promise<void>
}

const listening = async (server: Server): Promise<string> => {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const bodyOf = async (req: IncomingMessage): Promise<string> => {
  let text = ''
  for await (const part of req) text += part
  return text
}

interface LeadEvent {
  type: string
  data: {
    id: string
    contact: { name: string; email: string }
    home: { commune: string; surface: number }
    test: boolean
  }
}

/** Keeps what an event tells, once its signature was proved by the package of Standard Webhooks itself. */
const keep = (crm: Crm, body: string, headers: IncomingMessage['headers']): number => {
  try {
    const { type, data } = new Webhook(crm.secret).verify(body, headers as Record<string, string>) as LeadEvent
    crm.taken.push(type)
    if (type !== 'lead.created') return 204
    const { id, contact, home, test: isTest } = data
    crm.contacts.push({ id, ...contact, home: `${home.commune}, ${home.surface} m²`, isTest })
    return 204
  } catch {
    crm.refused += 1
    return 400
  }
}

/** Starts the service, its mail server, the browser, the website and the customer file. */
export const walkWorld = async (): Promise<WalkWorld> => {
  const [mail, browser] = await Promise.all([mailServer(), openBrowser()])
  // The letter of a contact leaves without a request whose address it could take: its links need the port beforehand.
  const env = { PORT: await freePort(), MAIL_URL: mail.url, PROVIDER_KEY_SECRETS: `one:${'A'.repeat(43)}=` }
  const app = await startApp({ env })
  app.leads.start()
  const site = { url: '', html: '' }
  const siteServer = createServer((_req, res) => {
    res.setHeader('Content-Type', 'text/html; charset=utf-8')
    res.end(
      `<!doctype html><html lang="en"><title>Agency</title><link rel="icon" href="data:,"><body>${site.html}</body>`,
    )
  })
  const crm: Crm = { url: '', secret: '', contacts: [], taken: [], refused: 0 }
  const crmServer = createServer(async (req, res) => {
    res.writeHead(keep(crm, await bodyOf(req), req.headers)).end()
  })
  ;[site.url, crm.url] = await Promise.all([listening(siteServer), listening(crmServer)])
  return {
    ...{ app, browser, mail, site, crm },
    close: async () => {
      await browser.close()
      for (const server of [siteServer, crmServer]) {
        server.closeAllConnections()
        server.close()
      }
      await app.close()
      await mail.close()
    },
  }
}
