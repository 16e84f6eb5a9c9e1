import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { examples } from '#contract/examples/recorded'
import { post, startApp, type TestApp } from '../support/app.ts'
import { until } from '../support/until.ts'
import { page as organisationPage, somebody } from './organisation-visitors.ts'
import type { Visitor } from './visitor.ts'

/** Path of the contacts. */
export const page = '/account/leads'
const origin = 'https://agency.example'
const [full] = examples.create ?? []
// The first documented request has everything that may be said.
const sample = { ...Object(full?.request && 'body' in full.request && full.request.body) }

/** Starts an app whose contacts are encrypted. */
export const startAgencies = (): Promise<TestApp> =>
  startApp({ env: { TRUST_PROXY: '1', PROVIDER_KEY_SECRETS: `one:${'A'.repeat(43)}=` } })

/** A text with plain spaces. */
export const plain = (text: string): string => text.replaceAll(/[\u00A0\u202F]/g, ' ')

/** An agency founded on its page, with a site code. */
export const openAgency = async (app: TestApp, fields: Record<string, string> = {}) => {
  const { visitor: owner, email } = await somebody(app, 'Owner')
  expect((await owner.post(organisationPage, { name: 'Agence Exemple', ...fields })).status).toBe(303)
  const key = { name: 'Site', kind: 'publishable', tier: 'free', owner: 'organisation', creation: email }
  await owner.post('/account/keys', { ...key, origins: origin })
  const row = await app.db
    .selectFrom('api_key')
    .select('public_text')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .where(
      'owner_id',
      'in',
      app.db
        .selectFrom('auth_member')
        .innerJoin('auth_user', 'auth_user.id', 'auth_member.userId')
        .select('organizationId')
        .where('email', '=', email),
    )
    .executeTakeFirstOrThrow()
  return { owner, key: String(row.public_text) }
}

/** Lets a page of the agency tell that its form was opened, so that the start page has its figures. */
export const showForm = async (app: TestApp, key: string): Promise<void> => {
  const told = { method: 'POST', body: JSON.stringify({ key, what: 'forms', page: '/' }) }
  expect((await fetch(`${app.url}/widget/seen`, { ...told, headers: { Origin: origin } })).status).toBe(204)
  await app.leads.seen.flush()
}

/** Sends a contact as a website does, and waits until its letter was taken. */
export const receive = async (app: TestApp, key: string, changes: object = {}): Promise<string> => {
  const sent = { ...sample, id: randomUUID(), ...changes }
  expect((await post(app, '/leads', sent, { 'X-API-Key': key, Origin: origin })).status).toBe(201)
  await until(async () => {
    const lead = await app.db.selectFrom('lead').select('state').where('id', '=', sent.id).executeTakeFirst()
    return lead?.state === 'delivered' || undefined
  }, 'delivery')
  return sent.id
}

/** The row of a contact in the list, as a person sees it. */
export const rowOf = async (person: Visitor, id: string): Promise<string> =>
  plain((await person.get(page)).text)
    .split('<li class="who')
    .find(row => row.includes(id)) ?? ''
