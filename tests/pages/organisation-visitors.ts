import type { TestApp } from '../support/app.ts'
import { nthLetter, password, type Seen, signedIn, type Visitor } from './visitor.ts'

/** The page of an organisation. */
export const page = '/account/organisation'

let people = 0

/** Somebody signed in, with an e-mail of their own. */
export const somebody = async (app: TestApp, name: string): Promise<{ visitor: Visitor; email: string }> => {
  people += 1
  const email = `${name.toLowerCase().replaceAll(' ', '-')}-${people}@agency.example`
  return { visitor: await signedIn(app, email, name), email }
}

/** Somebody signed in who has founded an organisation. */
export const founder = async (app: TestApp) => {
  const owner = await somebody(app, 'Owner')
  await owner.visitor.post(page, { name: 'Agence Exemple' })
  return owner
}

/** Sends an invitation; the path of its letter's link. */
export const invited = async (app: TestApp, by: Visitor, email: string, role: 'admin' | 'member'): Promise<string> => {
  const { status, text } = await by.post(`${page}/invitations`, { email, role, password })
  if (status !== 303) throw new Error(`An invitation was refused: ${text}`)
  const { id } = await app.db
    .selectFrom('auth_invitation')
    .select('id')
    .where('email', '=', email)
    .where('status', '=', 'pending')
    .orderBy('createdAt', 'desc')
    .executeTakeFirstOrThrow()
  // Letters leave after the answer, also those of other invitations.
  return nthLetter(app, 0, `/invitations/${id}`)
}

/** Somebody who was invited and has joined. */
export const joined = async (app: TestApp, by: Visitor, name: string, role: 'admin' | 'member') => {
  const person = await somebody(app, name)
  await person.visitor.post(`${await invited(app, by, person.email, role)}/accept`, {})
  return person
}

/** The row of a table that has a text in it. */
export const rowWith = ({ text }: Seen, part: string): string =>
  text.split('<tr role="row">').find(row => row.includes(part)) ?? ''

/** Where the form of a member sends, as the page of the organisation shows it to a visitor. */
export const memberForm = async (by: Visitor, email: string, what: 'role' | 'remove'): Promise<string> => {
  const row = rowWith(await by.get(page), email)
  const found = new RegExp(`action="(${page}/members/[\\w-]+/${what})"`).exec(row)?.[1]
  if (found === undefined) throw new Error(`The page has no form to change ${email}.`)
  return found
}
