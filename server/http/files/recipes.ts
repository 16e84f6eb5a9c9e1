import { readFileSync } from 'node:fs'
import { Router } from 'express'
import { cacheForHour, serveLazyBytes } from './static-file.ts'

const folder = new URL('../../../examples/webhooks/crm/', import.meta.url)

/** File that the recipes written in TypeScript share. */
export const sharedRecipeFile = 'receive.ts'

/** Recipes by which a CRM receives contacts: name of the CRM, file, and the settings that it asks for. */
export const crmRecipes = [
  { key: 'hubspot', name: 'HubSpot', file: 'hubspot.ts', settings: ['HUBSPOT_TOKEN'] },
  {
    key: 'onoffice',
    name: 'onOffice',
    file: 'onoffice.ts',
    settings: ['ONOFFICE_TOKEN', 'ONOFFICE_SECRET', 'ONOFFICE_NOTE_FIELD'],
  },
  {
    key: 'apimo',
    name: 'Apimo',
    file: 'apimo.ts',
    settings: ['APIMO_PROVIDER', 'APIMO_TOKEN', 'APIMO_AGENCY'],
  },
  {
    key: 'sheets',
    name: 'Google Sheets',
    file: 'google-sheets.ts',
    settings: ['SHEET_ID', 'SHEET_NAME', 'GOOGLE_EMAIL', 'GOOGLE_KEY'],
  },
  {
    key: 'n8n',
    name: 'n8n',
    file: 'n8n.json',
    settings: ['NODE_FUNCTION_ALLOW_BUILTIN=crypto', 'N8N_BLOCK_ENV_ACCESS_IN_NODE=false'],
  },
] as const

const recipeFiles = [sharedRecipeFile, ...crmRecipes.map(({ file }) => file)]

/** Path at which a file of the recipes is downloaded. */
export const getRecipePath = (file: string): string => `/webhooks/crm/${file}`

export const recipePaths: readonly string[] = recipeFiles.map(getRecipePath)

/** Serves the recipes as files to download. */
export const createRecipesRouter = (): Router => {
  const router = Router({ caseSensitive: true, strict: true })
  for (const file of recipeFiles) {
    const contentType = file.endsWith('.json') ? 'application/json' : 'text/plain; charset=utf-8'
    const read = (): Uint8Array => readFileSync(new URL(file, folder))
    router.get(getRecipePath(file), serveLazyBytes(read, { contentType, cacheControl: cacheForHour }))
  }
  return router
}
