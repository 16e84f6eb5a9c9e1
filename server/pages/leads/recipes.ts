import { crmRecipes, getRecipePath, sharedRecipeFile } from '../../http/files/recipes.ts'
import type { Outcome, OwnCall } from '../account/call.ts'
import { type Html, html } from '../html.ts'
import type { Words } from '../words.ts'
import { webhooksPath } from './webhooks.ts'

/** Path of the page that leads to the recipes for a CRM. */
export const recipesPath = `${webhooksPath}/recipes`

/** Text of each recipe: what it makes of a contact. */
const recipeTexts = {
  hubspot: 'recipes.hubspot',
  onoffice: 'recipes.onoffice',
  apimo: 'recipes.apimo',
  sheets: 'recipes.sheets',
  n8n: 'recipes.n8n',
} as const

const renderRecipe = ({ text, markup }: Words, { key, name, file, settings }: (typeof crmRecipes)[number]): Html => {
  const names = ['WEBHOOK_SECRET', ...settings].map(
    (setting, index) => html`${index > 0 && ' '}<code>${setting}</code>`,
  )
  return html`<h2>${name}</h2>
<p>${text(recipeTexts[key])} ${markup('recipes.needs', { settings: html`${names}` })}</p>
<p><a class="button quiet" href="${getRecipePath(file)}" download>${text('recipes.download', { file })}</a></p>
`
}

/** Renders the recipes, and the steps from a recipe to the first contact. */
export const renderRecipes = (words: Words): Html => {
  const { text, markup } = words
  const shared = html`<a href="${getRecipePath(sharedRecipeFile)}" download><code>${sharedRecipeFile}</code></a>`
  const connections = html`<a href="${webhooksPath}">${text('webhooks.title')}</a>`
  return html`<p>${text('recipes.lead')}</p>
<ol><li>${markup('recipes.step1', { shared })}</li>
<li>${markup('recipes.step2', { connections })}</li>
<li>${text('recipes.step3')}</li></ol>
${crmRecipes.map(recipe => renderRecipe(words, recipe))}<p><a href="/docs/webhooks">${text('webhooks.docs')}</a></p>
`
}

/** Shows the recipes by which a CRM receives contacts. */
export const showRecipes = async ({ words }: OwnCall): Promise<Outcome> => ({
  title: words.text('recipes.title'),
  main: renderRecipes(words),
  here: recipesPath,
  status: 200,
})
