import { buildPluginArchive, type PluginPreset, pluginFileName, pluginType } from '../../http/files/wordpress.ts'
import type { Outcome, OwnCall } from './call.ts'

/** Path of the plugin for WordPress with the settings of a key. */
export const getPluginPath = (keyId: string): string => `/account/keys/${keyId}/wordpress.zip`

/** Selects the settings of a form that the plugin knows; empty ones are left out. */
const createPreset = (service: string, key: string, settings: Readonly<Record<string, string>>): PluginPreset => {
  const { accent = '', agency = '', 'privacy-url': privacy = '' } = settings
  const preset = { service, key, accent, agency, privacy: /^https?:\/\//i.test(privacy) ? privacy : '' }
  return Object.fromEntries(Object.entries(preset).filter(([, value]) => value !== ''))
}

/** Handles GET: sends the plugin with service, key and settings filled in; a key whose text is unknown has none. */
export const downloadPlugin = async (call: OwnCall): Promise<Outcome> => {
  const { accounts, actor, id, place, words } = call
  const key = await accounts.keys.one(actor, id)
  if (key.kind !== 'publishable' || key.text === null || key.revokedAt !== null) return { to: '/account/embed' }
  const settings = (await accounts.leads.embeds.settings(actor, id)) ?? {}
  const bytes = buildPluginArchive(createPreset(place.origin, key.text, settings))
  return { fileName: pluginFileName, bytes, type: pluginType, language: words.language }
}
