import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp } from '../support/app.ts'
import { leadReceivers } from '../support/lead-receivers.ts'
import { secretsOfContacts } from '../support/lead-world.ts'
import { pickSample } from '../support/long.ts'
import { until } from '../support/until.ts'
import {
  type Agency,
  as,
  departureLetters,
  departures,
  foundAgency,
  madePage,
  makings,
  proven,
  roles,
  services,
  whereContactGoes,
} from './made-items-world.ts'
import { password } from './visitor.ts'

/** The end of what a person made in an organisation, on two replicas with the engine of an environment. */
export const madeItems = (engine: string, environment: () => Promise<Record<string, string>>): void => {
  let world: Pick<Agency, 'one' | 'other' | 'receivers'>
  beforeAll(async () => {
    const receivers = await leadReceivers()
    const env: Record<string, string> = {
      ...{ TRUST_PROXY: '1', MAIL_URL: receivers.mailUrl, PROVIDER_KEY_SECRETS: secretsOfContacts },
      ...{ TIER_LIMITS: '{"free":{"perMinute":100000,"perDay":null}}', ...(await environment()) },
    }
    const one = await startApp({ env })
    const isShared = 'DATABASE_URL' in env
    world = { one, other: isShared ? await startApp({ env }) : one, receivers }
  })
  afterAll(async () => {
    await world.one.close()
    if (world.other !== world.one) await world.other.close()
    await world.receivers.close()
  })

  const cases = roles.flatMap(role =>
    Object.keys(makings).flatMap(what => Object.keys(departures).map(way => [role, way, what] as const)),
  )
  test.each(pickSample(cases, 14, `items made on ${engine}`))(
    'of the %s who %s, %s does not go on by itself',
    async (role, way, what) => {
      const { agency, handOver } = await foundAgency(world, role)
      const made = await makings[what]?.(agency)
      await handOver()
      expect(await departures[way]?.(agency)).toMatch(/^\/(account|sign-in)/)
      await made?.check?.()
      expect(await whereContactGoes(agency, made?.key)).toEqual({ letters: [agency.owner.email], webhooks: 0 })
      const letter = await until(() => departureLetters(agency)[0], 'letter to the owner')
      expect(letter.replaceAll(/\s+/g, ' ')).toContain(made?.named)
      expect(departureLetters(agency)).toHaveLength(1)
      const listed = (await as(world.one, agency.owner).get(madePage)).text
      if (made?.listed === undefined) expect(listed).toContain('Nothing was left')
      else expect(listed).toContain(made.listed)
    },
  )

  test('the owner keeps a webhook with a new secret and the address, and contacts go there again', async () => {
    const { agency } = await foundAgency(world, 'administrator')
    const { one, owner, organisationId } = agency
    await makings['a webhook']?.(agency)
    const address = await makings['an address']?.(agency)
    const sealed = async () =>
      await one.db
        .selectFrom('webhook')
        .selectAll()
        .where('organisation_id', '=', organisationId)
        .executeTakeFirstOrThrow()
    const before = await sealed()
    await departures['is removed']?.(agency)
    // The secret that the person saw is replaced at once.
    expect((await sealed()).ciphertext).not.toBe(before.ciphertext)
    const by = as(one, owner)
    const form = { kind: 'webhook', item: before.id }
    expect((await by.post(`${madePage}/keep`, form)).text).toContain('Confirm that it’s you')
    expect((await by.post(`${madePage}/keep`, { ...form, password: 'not these four words' })).text).toContain(
      'This password is wrong.',
    )
    expect((await by.post(`${madePage}/keep`, { ...form, password })).text).toMatch(/whsec_[A-Za-z0-9+/]{43}=/)
    expect((await by.post(`${madePage}/keep`, { kind: 'address', item: '', password })).to).toBe(
      `${madePage}?done=kept`,
    )
    expect(await whereContactGoes(agency)).toEqual({ letters: [address?.listed], webhooks: 1 })
    expect((await by.get(madePage)).text).toContain('Nothing was left')
    expect((await by.get('/account/webhooks')).text).toContain('Olive')
    // What is no longer listed, unknown or of nobody is not found.
    for (const item of [before.id, 'whk_unknown', ''])
      expect((await by.post(`${madePage}/end`, { kind: 'webhook', item })).status).toBe(404)
    expect((await by.post(`${madePage}/end`, { kind: 'nothing', item: '' })).status).toBe(400)
  })

  test('the owner ends each, and nothing of them is left', async () => {
    const { agency } = await foundAgency(world, 'administrator')
    for (const what of ['a webhook', 'an address', 'a key', 'settings of a form', 'a provider key'])
      await makings[what]?.(agency)
    await departures['becomes a member']?.(agency)
    const items = await services(world.one).madeItems.list(agency.owner.actor)
    expect(items.map(({ kind }) => kind).sort()).toEqual(['address', 'form', 'key', 'providerKey', 'webhook'])
    const by = as(world.other, agency.owner)
    for (const { kind, id } of items)
      expect((await by.post(`${madePage}/end`, { kind, item: id })).to).toBe(`${madePage}?done=ended`)
    expect((await by.get(madePage)).text).toContain('Nothing was left')
    expect(await as(world.one, agency.maker).get(madePage)).toMatchObject({ status: 403 })
  })

  test('a former member, or a member, who was removed while it adds receivers leaves none behind', async () => {
    const { agency } = await foundAgency(world, 'administrator')
    const { one, maker, organisationId, receivers } = agency
    const { leads } = services(one)
    const [, ...added] = await Promise.allSettled([
      departures['is removed']?.(agency),
      leads.webhooks.add(maker.actor, { url: receivers.hookUrl }, proven),
      leads.setting.setAddress(maker.actor, 'late@elsewhere.example', proven),
    ])
    expect(added).toHaveLength(2)
    const active = await one.db
      .selectFrom('webhook')
      .select('id')
      .where('organisation_id', '=', organisationId)
      .where('off_why', 'is', null)
      .execute()
    expect(active).toEqual([])
    expect((await leads.setting.settings(agency.owner.actor)).email).toBeNull()
  })
}
