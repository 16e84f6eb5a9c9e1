import express from 'express'
import { AnalyzeInput } from '#contract/ai/text'
import { commentaryInstructions } from '#server/services/ai/prompts/assistant'

/**
 * The bare peer of a commentary: Express 5 that parses, validates with Zod, asks the same model by `fetch` with a text of the
 * same length, reads its answer and sends it on. No key, no count, no law, no look at its figures, no log.
 */
const lawCharacters = 6000
const system = `${commentaryInstructions}\n${'x'.repeat(lawCharacters)}`
const { GROQ_URL = '' } = process.env
const app = express()
app.use(express.json({ limit: '256kb' }))
app.post('/api/v1/ai/analyze', async (req, res) => {
  const input = AnalyzeInput.safeParse(req.body)
  if (!input.success) {
    res.status(400).json({ success: false, error: input.error.message })
    return
  }
  const messages = [
    { role: 'system', content: system },
    { role: 'user', content: `${input.data.context}\n${input.data.prompt}` },
  ]
  const answer = await fetch(`${GROQ_URL}/chat/completions`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ model: 'stand-in', messages, max_tokens: 2048 }),
  })
  // The model of the bench answers in this form.
  const { choices } = (await answer.json()) as { choices: { message: { content: string } }[] }
  res.json({ text: choices[0]?.message.content })
})
const server = app.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.send?.({ url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}` })
})
process.on('message', () => process.send?.({ cpu: process.cpuUsage() }))
