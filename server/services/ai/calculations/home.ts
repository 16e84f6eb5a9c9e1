import * as contract from '#contract/ai/calculations/home'
import { Refusal } from '#domain/core/refusal'
import { type CalculationTools, pickResultFields } from './calculation-tool.ts'

/** Most reasons for the width of a range that a model receives. */
const reasonsMax = 5
/** Most years of a municipality that a model receives. */
const yearsMax = 15

/** Renames a refused field of a batch item, since a model sends a single item. */
const renameBatchField = ({ path, message }: { path: string; message: string }) => ({
  path: path.replace(/^items\[0\]\.?/, ''),
  message,
})

/** Value of a dwelling, prices around it and its location: as of today, whatever the law date. */
export const homeTools: CalculationTools<'estimate' | 'revalue' | 'commune' | 'places'> = {
  estimate: {
    says: 'Indicative value of an apartment in Luxembourg today or on a day since 2014, its range and why it is so wide.',
    make: async (sent, { run, days }) => {
      const input = { ...sent, valuationDate: sent.valuationDate ?? days.today }
      const { data } = await run('estimate', { body: input, day: days.today })
      const { valuationDate, estimationBasse, estimationCentrale, estimationHaute } = data
      const { intervals, prixM2Ajuste, confiance } = data
      const reasons = [...data.evidence].sort((one, other) => other.points - one.points).slice(0, reasonsMax)
      const result = {
        ...{ valuationDate, estimationBasse, estimationCentrale, estimationHaute },
        ...{ intervals, prixM2Ajuste, confiance, evidence: reasons.map(({ message }) => message) },
      }
      return { input, result, law: [] }
    },
  },
  revalue: {
    says: 'Carries the value of an apartment in Luxembourg from one day since 2014 to another by the prices of its municipality.',
    make: async (sent, { run, days }) => {
      const input = { ...sent, valuationDate: sent.valuationDate ?? days.today }
      const { results } = await run('revalue', { body: { items: [input] }, day: days.today })
      const [item] = results
      if (!item) throw new Error('A batch of one item has no result.')
      if (!item.success) {
        const { issues = [], suggestions = [] } = item
        const code = item.code === 'municipality_not_found' ? item.code : 'invalid_request'
        throw new Refusal(code, { issues: issues.map(renameBatchField), suggestions })
      }
      return { input, result: pickResultFields(contract.revalue.result, item.data), law: [] }
    },
  },
  commune: {
    says: 'Prices per m² and sales of existing apartments in a municipality of Luxembourg, year by year.',
    make: async (input, { run, days }) => {
      const { data } = await run('commune', { params: input, day: days.today })
      const years = data.years.slice(-yearsMax).map(({ year, sales, publishedPriceM2, modelledPriceM2 }) => ({
        year,
        sales,
        publishedPriceM2,
        modelledPriceM2,
      }))
      return { input, result: { commune: data.commune, canton: data.canton, years }, law: [] }
    },
  },
  places: {
    says: 'The municipality of Luxembourg that a name stands for, its canton and districts.',
    make: async (input, { run, days }) => {
      // One operation knows every name, the other the districts.
      const { data: found } = await run('commune', { params: input, day: days.today })
      const { data } = await run('places', { day: days.today })
      const place = data.communes.find(({ name }) => name === found.commune)
      if (!place) throw new Error(`${found.commune} is no place of the tables.`)
      const { name, canton, quartierRefines, quartiers } = place
      return {
        input,
        result: { name, canton, quartierRefines, quartiers: quartiers.map(district => district.name) },
        law: [],
      }
    },
  },
}
