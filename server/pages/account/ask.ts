import { policy, scriptPath, stylePath } from '../ask/files.ts'
import { getAskTitle, renderAsk } from '../ask/view.ts'
import { askPath } from '../paths.ts'
import type { Call, Outcome, OwnCall } from './call.ts'

/** A request with or without a session. */
type VisitorCall = Call & { actor?: OwnCall['actor'] }

/** Distinct providers for which the person or its organisation has a key; empty without a session. */
const listOwnProviders = async ({ accounts, actor }: VisitorCall): Promise<string[]> => {
  const keys = actor ? await accounts.providerKeys.list(actor) : []
  return [...new Set(keys.map(({ provider }) => provider))]
}

/** Shows the question page: signed-in users authenticate with their session, others with a key. */
export const showAsk = async (call: VisitorCall): Promise<Outcome> => {
  const { words, models, actor } = call
  const ownProviders = await listOwnProviders(call)
  return {
    title: getAskTitle(words),
    main: renderAsk(words, { ...models, isSignedIn: actor !== undefined, ownProviders, hasAccounts: true }),
    here: askPath,
    headers: { 'Content-Security-Policy': policy },
    styles: [stylePath],
    scripts: [scriptPath],
  }
}
