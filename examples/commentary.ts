/** An estimate, then a commentary on it by a language model: its citations, and the unsupported figures. */
import { createClient } from '@valorem/sdk'
import { apiKey, baseUrl } from './service.ts'

const valorem = createClient({ apiKey, baseUrl })

const home = { commune: 'Luxembourg', quartier: 'Belair', surface: 85, etat: 'renove' } as const
const { data: value } = await valorem.estimation.estimate(home)
const context = [
  `Appartement de ${home.surface} m² à ${home.commune}, ${home.quartier}`,
  `Valeur basse ${value.estimationBasse} EUR, centrale ${value.estimationCentrale} EUR, haute ${value.estimationHaute} EUR`,
  ...value.intervals.map(
    ({ coverage, low, high }) => `${100 * coverage} % des ventes comparables se situent entre ${low} et ${high} EUR`,
  ),
  `Prix ajusté ${value.prixM2Ajuste} EUR/m², écart-type des ventes ${value.fsdPct} %`,
  ...value.evidence.map(({ message }) => message),
].join('\n')

// The context goes to a provider of language models, and nothing else of you: see server/AI.md, *What is sent to providers*.
const { data } = await valorem.ai.analyze({ context, prompt: 'Que faut-il savoir de cette valeur avant un achat ?' })
console.log(data.text)
console.log(data.notice)
for (const [at, { says, title, article, certainty }] of data.references.entries())
  console.log(`[${at + 1}] ${says} ${title}, ${article} (${certainty})`)
console.log(
  data.unverifiedFigures.length > 0
    ? `nothing supports ${data.unverifiedFigures.join(', ')}`
    : 'every figure is supported',
)
const { provider, model, at } = data.meta.generated
console.log(`written by ${provider} ${model} at ${at}, ${data.remaining} calls left today`)
