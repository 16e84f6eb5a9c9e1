import type { ProviderKeys } from '../ports/provider-keys.ts'
import { CommandFault } from './run-command.ts'

/**
 * Rewraps all encrypted data with the active secret, the first of PROVIDER_KEY_SECRETS; may be repeated.
 * @throws CommandFault while no secret is set.
 */
export const runRewrap = async (sealed: Pick<ProviderKeys, 'isOn' | 'rewrap'>, json: boolean): Promise<string> => {
  if (!sealed.isOn) throw new CommandFault('PROVIDER_KEY_SECRETS is not set: provider keys and contacts are off.')
  const counts = await sealed.rewrap()
  if (json) return JSON.stringify(counts)
  const { rewrapped, already, unopened } = counts
  const lost = unopened > 0 ? '; their secrets are gone, or the rows were changed' : ''
  return `Wrapped anew: ${rewrapped}. Already under the active secret: ${already}. Not opened: ${unopened}${lost}.`
}
