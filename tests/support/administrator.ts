import type { TestApp } from './app.ts'
import { person } from './person.ts'

/** Header with the session of a new user who has just founded an organisation, whose name no brand has yet. */
export const administrator = async (app: TestApp): Promise<Record<string, string>> => {
  const somebody = await person(app)
  await app.deps.account?.services.organisations.found(somebody.actor, 'Agence Exemple')
  return { Authorization: `Bearer ${await somebody.token()}` }
}
