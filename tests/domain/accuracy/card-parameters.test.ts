import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ModelCard } from '#contract/estimation/model-card'
import { cardParameters } from '#domain/accuracy/card-parameters'

const domain = join(import.meta.dirname, '../../../server/domain')
/** What a refresh of the tables is checked by: no estimate rests on it. */
const besideTheModel = 'new-tables.ts'
const files = ['estimation/parameters', 'accuracy/parameters'].flatMap(folder =>
  readdirSync(join(domain, folder))
    .filter(name => name !== besideTheModel)
    .map(name => join(folder, name)),
)

/** One figure of a parameter module, and how to set it. */
interface Figure {
  path: string
  value: number
  set(value: number): void
}

const figuresIn = (path: string, owner: object): Figure[] =>
  Object.entries(owner).flatMap(([key, value]): Figure[] => {
    const where = `${path}.${key}`
    if (typeof value === 'object' && value !== null) return figuresIn(where, value)
    if (typeof value !== 'number') return []
    return [{ path: where, value, set: next => Object.assign(owner, { [key]: next }) }]
  })

const figures = (
  await Promise.all(
    files.map(async file => {
      const exported: Record<string, unknown> = await import(join(domain, file))
      return figuresIn(file.replace(/^.*\//, '').replace('.ts', ''), exported)
    }),
  )
).flat()

/** Figures that another parameter takes over when it is loaded: the card shows them there. */
const copies: Readonly<Record<string, string>> = {
  'price-system.priceSystem.sale.value': 'uncertainty.uncertainty.sale.value',
  'price-system.priceSystem.saleNorth.value': 'uncertainty.uncertainty.saleNorth.value',
}

describe('every figure of the parameters stands in the card', () => {
  test('which are read from all their files', () => {
    expect(files.length).toBeGreaterThanOrEqual(7)
    expect(figures.length).toBeGreaterThan(60)
    expect(figures.map(({ path }) => path)).toEqual(expect.arrayContaining(Object.keys(copies)))
  })

  test.each(figures.map(figure => [figure.path, figure] as const))('%s', (path, { value, set }) => {
    const copy = figures.find(figure => figure.path === copies[path])
    if (copy) {
      expect(copy.value).toBe(value)
      return
    }
    // Not the value alone: two figures may be equal. What changes with it is where it stands.
    const before = cardParameters()
    const other = value + 0.123456
    try {
      set(other)
      const changed = cardParameters().filter((parameter, at) => parameter.value !== before[at]?.value)
      const renamed = cardParameters().filter(({ id }, at) => id !== before[at]?.id)
      expect(changed.length + renamed.length).toBeGreaterThan(0)
      for (const parameter of changed) expect(parameter.value).toBe(other)
      // A coverage names the quantile that reaches it.
      for (const { id } of renamed) expect(id).toContain(String(other))
    } finally {
      set(value)
    }
    expect(cardParameters()).toEqual(before)
  })
})

describe('the list', () => {
  const parameters = cardParameters()

  test('names each figure once', () => {
    const ids = parameters.map(({ id }) => id)
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  })

  test('fits the contract, and says a source of each', () => {
    expect(ModelCard.shape.parameters.parse(parameters)).toEqual(parameters)
    for (const { id, source } of parameters) expect(`${id}: ${source}`).toMatch(/: .{10,}/)
  })

  test('calls a judgement low, and what the average home has reference', () => {
    for (const { source, sureness } of parameters) {
      if (source.startsWith('judgement')) expect([null, 'low']).toContain(sureness)
      if (sureness === 'reference') expect(source).toContain('average')
    }
  })

  // The page that decides the model, sections 1, 3, 4 and 7.
  test.each([
    ['estimation.uncertainty.sale', 0.19],
    ['estimation.uncertainty.saleNorth', 0.205],
    ['estimation.priceSystem.cantonMovement', 0.025],
    ['estimation.priceSystem.communeMovement', 0.02],
    ['estimation.priceSystem.communeLevel', 0.09],
    ['estimation.priceSystem.cantonLevel', 0.15],
    ['estimation.priceSystem.growthCorrelation', 0.85],
    ['estimation.priceSystem.growth', 0.022],
    ['estimation.priceSystem.indexNoise', 0.0075],
    ['estimation.priceSystem.indexMovement', 0.012],
    ['estimation.movements.floor', 0.01],
    ['estimation.movements.home', 0.06],
    ['estimation.movements.homeMax', 0.24],
    ['estimation.timid.exponent', 0.45],
    ['estimation.uncertainty.capital', 0.08],
    ['estimation.uncertainty.newBuildPremium', 0.1],
    ['estimation.uncertainty.newBuildMovement', 0.033],
    ['estimation.uncertainty.point', 0.02],
    ['estimation.explainedShares.surface', 0.05],
    ['estimation.explainedShares.classeEnergie', 0.04],
    ['estimation.explainedShares.etage', 0.02],
    ['estimation.prices.leastPublishedSales', 10],
    ['estimation.prices.table.indexed', 0.08],
    ['estimation.prices.table.imputed_adverts', 0.09],
    ['estimation.prices.advertHalves.Vianden', 5752],
    ['estimation.adjustments.surface.exponent', -0.2],
    ['estimation.adjustments.etat.neuf', 10],
    ['estimation.adjustments.etat.rafraichir', -7],
    ['estimation.adjustments.neuf', 19],
    ['estimation.confidence.forteMax', 0.19],
    ['estimation.confidence.moyenneMax', 0.21],
    ['estimation.coverages.0.5', 0.6744897502],
    ['estimation.coverages.0.8', 1.2815515594],
    ['accuracy.backTest.leastSales', 30],
    ['accuracy.backTest.fewSales', 100],
    ['accuracy.iaao.cod.high', 15],
    ['accuracy.iaao.prb.low', -0.05],
  ])('has %s at %d', (id, value) => {
    expect(parameters.find(parameter => parameter.id === id)?.value).toBe(value)
  })
})
