/** A conversation of three turns about a purchase; the service calculates its costs, with the law applied. */
import { type ChatAnswer, type ChatTurnInput, createClient } from '@valorem/sdk'
import { apiKey, baseUrl } from './service.ts'

const valorem = createClient({ apiKey, baseUrl })
const messages: ChatTurnInput[] = []
let after: ChatAnswer | undefined

const ask = async (content: string): Promise<void> => {
  messages.push({ role: 'user', content })
  console.log(`> ${content}`)
  const { data } = await valorem.ai.chat(
    { messages, after },
    { onProgress: ({ step, operation }) => console.log(`… ${operation ?? step}`) },
  )
  messages.push({ role: 'assistant', content: data.text.slice(0, 4000) })
  console.log(data.text)
  // Calculations of earlier turns, which were sent back, come first.
  for (const calculation of data.calculations.slice(after?.calculations.length)) {
    if (calculation.operation !== 'acquisitionCosts') continue
    const { input, result, law } = calculation
    console.log(
      `  calculated for ${JSON.stringify(input)}: ${result.totals.buyer} EUR, by ${law.length} parameters of law`,
    )
  }
  // Makes the figures of these calculations known to the next turn.
  after = data
  if (data.unverifiedFigures.length > 0) console.log(`  nothing supports ${data.unverifiedFigures.join(', ')}`)
}

await ask('Bonjour, je voudrais acheter pour y habiter.')
await ask('Que paierais-je pour 700 000 EUR à Esch-sur-Alzette ?')
await ask('Quels documents dois-je apporter chez le notaire ?')
