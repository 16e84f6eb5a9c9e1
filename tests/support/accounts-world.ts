import type { AccountServices } from '#server/services/account/account-services'
import { startApp, type TestApp } from './app.ts'
import { type Person, person } from './person.ts'

/** An app with its account services, and the links of the letters that it sent. */
export interface AccountsWorld {
  app: TestApp
  services: AccountServices
  /** The printed lines about letters: recipient, kind, link. */
  letters(): { to: string; kind: string; link: string }[]
  /** A signed-in person with the password `four words make one`. */
  signedIn(name: string): Promise<Person>
}

/** The password of every person in these tests. */
export const password = 'four words make one'

/** Starts an app whose services a test calls; it ends with `app.close()`. */
export const accountsWorld = async (env: Record<string, string> = {}): Promise<AccountsWorld> => {
  const app = await startApp({ env })
  const services = app.deps.account?.services
  if (!services) throw new Error('This app has no accounts.')
  return {
    app,
    services,
    letters: () =>
      app.printed.flatMap(line => {
        const [, to = '', kind = '', link = ''] = /^Letter for (\S+) \((\w+)\): (\S+)$/.exec(line) ?? []
        return kind === '' ? [] : [{ to, kind, link }]
      }),
    signedIn: name => person(app, { name, password }),
  }
}
