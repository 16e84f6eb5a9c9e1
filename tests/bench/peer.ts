import { fileURLToPath } from 'node:url'
import express from 'express'
import { EstimationInput } from '#contract/estimation'
import { estimator } from '#domain/estimation/estimate'
import { readPriceTables } from '#server/adapters/price-tables/price-tables'

/** The bare peer: Express 5 that only parses, validates with Zod and computes the same. No key, no count, no log. */
const estimate = estimator(readPriceTables(fileURLToPath(new URL('../../server/data', import.meta.url))))
const today = new Date().toISOString().slice(0, 10)
const app = express()
app.use(express.json())
app.post('/api/v1/estimation', (req, res) => {
  const input = EstimationInput.safeParse(req.body)
  if (!input.success) {
    res.status(400).json({ success: false, error: input.error.message })
    return
  }
  res.json({ success: true, data: estimate(input.data, today) })
})
const server = app.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.send?.({ url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}` })
})
process.on('message', () => process.send?.({ cpu: process.cpuUsage() }))
