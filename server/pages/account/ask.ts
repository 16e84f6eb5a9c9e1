import { policy, scriptPath, stylePath } from '../ask/files.ts'
import { askTitle, askView } from '../ask/view.ts'
import { askPath } from '../paths.ts'
import type { Call, Outcome, OwnCall } from './call.ts'

/** A request of whoever is signed in or not. */
type VisitorCall = Call & { actor?: OwnCall['actor'] }

/** Providers of which a person or its organisation has a key, each once; none for a stranger. */
const ownProvidersOf = async ({ accounts, actor }: VisitorCall): Promise<string[]> => {
  const keys = actor ? await accounts.providerKeys.list(actor) : []
  return [...new Set(keys.map(({ provider }) => provider))]
}

/** Shows the page of questions: whoever is signed in asks with its session, everybody else with a key. */
export const showAsk = async (call: VisitorCall): Promise<Outcome> => {
  const { words, models, actor } = call
  const ownProviders = await ownProvidersOf(call)
  return {
    title: askTitle(words),
    main: askView(words, { ...models, isSignedIn: actor !== undefined, ownProviders, hasAccounts: true }),
    here: askPath,
    headers: { 'Content-Security-Policy': policy },
    styles: [stylePath],
    scripts: [scriptPath],
  }
}
