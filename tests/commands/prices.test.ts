import { expect, test } from 'vitest'
import { pricesCommand } from '#server/commands/prices-command'
import { tables } from '../domain/estimation/prices/real-tables.ts'

const never = (): never => {
  throw new Error('nothing is written')
}

test('accuracy says how well the model foretells', () => {
  const { output, exitCode } = pricesCommand(['accuracy'], { tables, write: never })
  expect(exitCode).toBe(0)
  expect(output).toContain('407 pairs')
  expect(output).toContain('from the last mean 5.71 %, by the model 5.31 %')
})

test('build writes the table of modelled prices', () => {
  const written: string[] = []
  expect(pricesCommand(['build'], { tables, write: text => written.push(text) }).exitCode).toBe(0)
  expect(written[0]?.split('\n')[0]).toBe('commune,year,model_price_m2,model_standard_error,national_index')
})

test('another word is answered with the usage', () => {
  expect(pricesCommand(['refresh', 'now'], { tables, write: never })).toMatchObject({ exitCode: 2, output: '' })
})
