import { randomBytes } from 'node:crypto'
import { expect } from 'vitest'
import { wordsOf } from '../services/leads/world.ts'
import type { TestApp } from '../support/app.ts'
import type { LeadReceivers } from '../support/lead-receivers.ts'
import { contactOf, sendContact } from '../support/lead-world.ts'
import { type Person, person } from '../support/person.ts'
import { until } from '../support/until.ts'
import { memberForm, page } from './organisation-visitors.ts'
import { password, visitor } from './visitor.ts'

/** Proof of every person here. */
export const proven = { cookie: '', proof: { password } }
/** Page of what former members made. */
export const madePage = '/account/organisation/keys'

/** An agency with its owner and a person who makes things in it, at two replicas of one service. */
export interface Agency {
  one: TestApp
  other: TestApp
  receivers: LeadReceivers
  owner: Person
  maker: Person
  organisationId: string
  /** A secret key that the owner made. */
  key: string
}

/** What a person made, as it is after the person is gone. */
interface Made {
  /** What the letter to the owner says of it. */
  named: string
  /** What the page of the owner says of it; undefined where it ended at once. */
  listed: string | undefined
  /** Fails where it still works for the person; the contact sent since then is given by its id. */
  check?(): Promise<void>
  /** Key to send the contact with. */
  key?: string
}

/** Services of an app. */
export const services = ({ deps }: TestApp) => {
  const found = deps.account?.services
  if (!found) throw new Error('This app has no accounts.')
  return found
}

const newPerson = (app: TestApp, name: string): Promise<Person> =>
  person(app, { name, email: `${name.toLowerCase()}-${randomBytes(5).toString('hex')}@agency.example`, password })

/** A visitor with the session of a person. */
export const as = (app: TestApp, { cookie }: Person) => visitor(app, 'en', cookie)

/** The link of the confirmation letter to an address. */
const confirmLink = async ({ receivers }: Agency, email: string): Promise<string> => {
  const letter = await until(
    () => receivers.notices.find(raw => raw.includes(`To: ${email}`) && wordsOf(raw).includes('/contacts/confirm')),
    `letter to ${email}`,
  )
  return /token=([\w.-]+)/.exec(wordsOf(letter))?.[1] ?? ''
}

const askForAddress = async (agency: Agency) => {
  const email = `private-${randomBytes(5).toString('hex')}@elsewhere.example`
  const { outcome } = await services(agency.one).leads.setting.setAddress(agency.maker.actor, email, proven)
  expect(outcome).toBe('done')
  return { email, token: await confirmLink(agency, email) }
}

const pressLink = (app: TestApp, token: string) => visitor(app).post('/contacts/confirm', { token })

const newKey = (app: TestApp, { actor }: Person, name: string, origins?: string[]) =>
  services(app).keys.create(
    actor,
    { name, tier: 'free', owner: 'organisation', ...(origins ? { kind: 'publishable', origins } : { kind: 'secret' }) },
    undefined,
  )

/** Each thing that a person can make in an organisation. */
export const makings: Readonly<Record<string, (agency: Agency) => Promise<Made>>> = {
  'a webhook': async ({ one, maker, receivers }) => {
    const url = `${receivers.hookUrl}?me=${randomBytes(4).toString('hex')}`
    expect((await services(one).leads.webhooks.add(maker.actor, { url }, proven)).outcome).toBe('done')
    return { named: `CRM connection ${new URL(url).origin}: paused`, listed: 'stopped, waits for you' }
  },
  'an address': async agency => {
    const { email, token } = await askForAddress(agency)
    expect((await pressLink(agency.other, token)).status).toBe(200)
    return { named: `Contacts to ${email}: paused`, listed: email }
  },
  'an address that is not confirmed': async agency => {
    const { email, token } = await askForAddress(agency)
    const check = async () => expect((await pressLink(agency.one, token)).status).toBe(400)
    return { named: `Contacts to ${email}, still to be confirmed: ended`, listed: undefined, check }
  },
  'an invitation': async ({ one, other, maker }) => {
    const second = await newPerson(one, 'Second')
    const wish = { email: second.email, role: 'admin' } as const
    const result = await services(one).organisations.invite(maker.actor, wish, proven)
    const id = 'invitation' in result ? result.invitation.id : ''
    const check = async () => {
      const { status } = await as(other, second).post(`/invitations/${id}/accept`, {})
      expect([400, 404]).toContain(status)
    }
    return { named: `Invitation of ${second.email}: ended`, listed: undefined, check }
  },
  'a key': async ({ one, maker }) => {
    const { secret } = await newKey(one, maker, 'Server of the maker')
    return { named: 'Site code or key “Server of the maker”: still works', listed: 'Server of the maker', key: secret }
  },
  'settings of a form': async ({ one, owner, maker }) => {
    const { key } = await newKey(one, owner, 'Shop window', ['https://agency.example'])
    await services(one).leads.embeds.save(maker.actor, key.id, { accent: '#1F3A5F' })
    return { named: 'Settings of the form of “Shop window”: unchanged', listed: 'Settings of a form' }
  },
  'a provider key': async ({ one, maker }) => {
    const wish = { key: 'sk-proj-A1b2C3d4E5f6G7h8', owner: 'organisation' } as const
    await services(one).providerKeys.save(maker.actor, 'openai', wish)
    return { named: 'AI provider openai: still works', listed: 'Key of an AI provider' }
  },
}

/** Each way in which a person loses the right to what it made, at one replica. */
export const departures: Readonly<Record<string, (agency: Agency) => Promise<string>>> = {
  'is removed': async ({ other, owner, maker }) => {
    const by = as(other, owner)
    return (await by.post(await memberForm(by, maker.email, 'remove'), {})).to
  },
  leaves: async ({ other, maker }) => (await as(other, maker).post(`${page}/leave`, {})).to,
  'becomes a member': async ({ other, owner, maker }) => {
    const by = as(other, owner)
    return (await by.post(await memberForm(by, maker.email, 'role'), { role: 'member' })).to
  },
  'deletes its account': async ({ other, maker }) =>
    (await as(other, maker).post('/account/privacy/delete', { password })).to,
}

/** Roles in which a person makes things: as an administrator, or as the owner who then hands over. */
export const roles = ['administrator', 'former owner'] as const

/** Founds an agency in which the maker has a role. */
export const foundAgency = async (
  { one, other, receivers }: Pick<Agency, 'one' | 'other' | 'receivers'>,
  role: (typeof roles)[number],
) => {
  const { organisations } = services(one)
  const [owner, maker] = [await newPerson(one, 'Olive'), await newPerson(one, 'Anton')]
  const [first, second] = role === 'administrator' ? [owner, maker] : [maker, owner]
  await organisations.found(first.actor, 'Agence Exemple')
  const invited = await organisations.invite(first.actor, { email: second.email, role: 'admin' }, proven)
  await organisations.accept(second.actor, 'invitation' in invited ? invited.invitation.id : '')
  const { id: organisationId = '' } = (await organisations.membership(owner.userId)) ?? {}
  const { secret: key } = await newKey(one, owner, 'Server')
  await one.db.updateTable('account_profile').set({ locale: 'en' }).where('user_id', '=', owner.userId).execute()
  await one.db
    .insertInto('account_profile')
    .values({ user_id: owner.userId, locale: 'en', mailbox_proven_at: null })
    .onConflict(conflict => conflict.column('user_id').doUpdateSet({ locale: 'en' }))
    .execute()
  /** Makes the maker an administrator, where it was the owner. */
  const handOver = async (): Promise<void> => {
    if (role === 'administrator') return
    const { members } = await organisations.view(first.actor)
    const id = members.find(({ email }) => email === second.email)?.id ?? ''
    expect((await organisations.setRole(first.actor, id, 'owner', proven)).outcome).toBe('done')
  }
  return { agency: { one, other, receivers, owner, maker, organisationId, key }, handOver }
}

/** Where a contact went: recipients of letters, and how often a webhook got it. */
export const whereContactGoes = async ({ one, receivers, key: own }: Agency, key = own) => {
  const contact = contactOf('after the departure')
  expect(await sendContact(one.url, key, contact)).toBe(201)
  const rows = await until(async () => {
    const found = await one.db.selectFrom('lead_delivery').selectAll().where('lead_id', '=', contact.id).execute()
    return found.length > 0 && found.every(({ done_at }) => done_at !== null) ? found : undefined
  }, 'delivery of the contact')
  const ids = new Set(rows.map(({ id }) => id))
  const arrived = receivers.arrivals.filter(({ id }) => ids.has(id))
  return {
    letters: arrived.flatMap(({ way, raw }) => (way === 'letter' ? (/^To: (.+)\r$/m.exec(raw)?.[1] ?? '') : [])),
    webhooks: arrived.filter(({ way }) => way === 'webhook').length,
  }
}

/** Letters to the owner about the departure. */
export const departureLetters = ({ receivers, owner }: Agency): string[] =>
  receivers.notices
    .filter(raw => raw.includes(`To: ${owner.email}`))
    .map(wordsOf)
    .filter(text => text.includes('had set up'))
