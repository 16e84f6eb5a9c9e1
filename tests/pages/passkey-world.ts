import type { TestApp } from '../support/app.ts'
import { passkeyDevice, questionIn } from '../support/passkey-device.ts'
import { person as personOf } from '../support/person.ts'
import { password, type Seen, type Visitor, visitor } from './visitor.ts'

/** Where password and second step are. */
export const security = '/account/security'
/** Where passkeys are. */
export const page = `${security}/passkeys`

/** Whether an answer of the pages says that a passkey did not work. */
export const isRefused = ({ status, text }: Seen): boolean =>
  status === 400 && text.includes('This passkey did not work.')

/** An app by a name: browsers bind passkeys to names, never to an address of numbers. */
export const named = (app: TestApp): TestApp => ({ ...app, url: app.url.replace('127.0.0.1', 'localhost') })

/** People with passkeys on an app that has a name. */
export const passkeyWorld = (siteOf: () => TestApp) => {
  const signedIn = async (email: string): Promise<Visitor> =>
    visitor(siteOf(), 'en', (await personOf(siteOf(), { email, name: 'Pat', password })).cookie)
  /** Asks for a new passkey with the password; what the browser is asked. */
  const asked = async (person: Visitor, name = 'Phone') => questionIn(await person.post(page, { name, password }))
  return {
    signedIn,
    asked,
    /** Somebody with a passkey on a device of its own. */
    withPasskey: async (email: string) => {
      const person = await signedIn(email)
      const device = passkeyDevice(siteOf().url)
      const question = await asked(person)
      const added = await person.post(question.action, { ...question.fields, answer: device.create(question) })
      return { email, person, device, added }
    },
    /** A stranger who asks to sign in with a passkey. */
    asking: async (next = '') => {
      const stranger = visitor(siteOf())
      const question = questionIn(await stranger.post('/sign-in/passkey', next === '' ? {} : { next }))
      return { stranger, question }
    },
  }
}
