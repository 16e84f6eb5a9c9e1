import type { TestApp } from './app.ts'
import { type Person, person } from './person.ts'

/** An organisation with its owner and a key of a website. */
export interface Agency {
  owner: Person
  organisationId: string
  /** A publishable key of the organisation, for pages of `origin`. */
  key: string
  keyId: string
}

/** The page of every agency of these tests. */
export const origin = 'https://agency.example'

/**
 * Founds an organisation, which accepts the terms, and makes a key for its website.
 * @param password of its owner, who has none where it is left out.
 */
export const agency = async (
  app: TestApp,
  kind: 'publishable' | 'secret' = 'publishable',
  password?: string,
): Promise<Agency> => {
  const services = app.deps.account?.services
  if (!services) throw new Error('This app has no accounts.')
  const owner = await person(app, password === undefined ? {} : { password })
  await services.organisations.found(owner.actor, 'Agence Exemple')
  const { id: organisationId = '' } = (await services.organisations.membership(owner.actor.session.userId)) ?? {}
  const wish = { name: 'Site', kind, tier: 'free' as const, owner: 'organisation' as const }
  const { key, secret } = await services.keys.create(
    owner.actor,
    kind === 'publishable' ? { ...wish, origins: [origin] } : wish,
    undefined,
  )
  return { owner, organisationId, key: secret, keyId: key.id }
}
