import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { generateText } from 'ai'
import express from 'express'
import { AnalyzeInput } from '#contract/ai/text'
import { commentaryInstructions } from '#server/services/ai/prompts/assistant'

/**
 * The bare peer of a commentary: Express 5 that parses, validates with Zod, asks the same model by `fetch` with a text of the
 * same length, reads its answer and sends it on. With `CALL=sdk` it asks through the AI SDK, as the service does. No key, no
 * count, no law, no look at its figures, no log.
 */
const lawCharacters = 6000
const system = `${commentaryInstructions}\n${'x'.repeat(lawCharacters)}`
const { GROQ_URL = '', CALL = 'fetch' } = process.env
const maxOutputTokens = 2048

const askByFetch = async (content: string): Promise<string | undefined> => {
  const messages = [
    { role: 'system', content: system },
    { role: 'user', content },
  ]
  const answer = await fetch(`${GROQ_URL}/chat/completions`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ model: 'stand-in', messages, max_tokens: maxOutputTokens }),
  })
  // The model of the bench answers in this form.
  const { choices } = (await answer.json()) as { choices: { message: { content: string } }[] }
  return choices[0]?.message.content
}

const model = createOpenAICompatible({ name: 'stand-in', baseURL: GROQ_URL })('stand-in')
const askBySdk = async (content: string): Promise<string> =>
  (await generateText({ model, system, prompt: content, maxOutputTokens, maxRetries: 0 })).text

const ask = CALL === 'sdk' ? askBySdk : askByFetch
const app = express()
app.use(express.json({ limit: '256kb' }))
app.post('/api/v1/ai/analyze', async (req, res) => {
  const input = AnalyzeInput.safeParse(req.body)
  if (!input.success) {
    res.status(400).json({ success: false, error: input.error.message })
    return
  }
  res.json({ text: await ask(`${input.data.context}\n${input.data.prompt}`) })
})
const server = app.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.send?.({ url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}` })
})
process.on('message', () => process.send?.({ cpu: process.cpuUsage() }))
