import type { ProviderKeys } from '../ports/provider-keys.ts'
import { CommandFault } from './run-command.ts'

/**
 * Wraps every provider key with the active secret, the first of PROVIDER_KEY_SECRETS; may be repeated.
 * @throws CommandFault while no secret is set.
 */
export const rewrap = async (keys: Pick<ProviderKeys, 'isOn' | 'rewrap'>, json: boolean): Promise<string> => {
  if (!keys.isOn) throw new CommandFault('PROVIDER_KEY_SECRETS is not set: provider keys are off.')
  const counts = await keys.rewrap()
  if (json) return JSON.stringify(counts)
  const { rewrapped, already, unopened } = counts
  const lost = unopened > 0 ? '; their secrets are gone, or the rows were changed' : ''
  return `Wrapped anew: ${rewrapped}. Already under the active secret: ${already}. Not opened: ${unopened}${lost}.`
}
