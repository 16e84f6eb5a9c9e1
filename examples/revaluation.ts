/** A bank's portfolio carried to one day: each home with its 80 % interval and the mean of six years, and the total. */
import { createClient } from '@valorem/sdk'
import { apiKey, baseUrl } from './service.ts'

/** Day to which all values are carried; today when left out. */
const valuationDate = '2025-08-01'

const portfolio = [
  { id: 'loan-1', commune: 'Mamer', value: 700_000, valuedOn: '2019-05-05' },
  { id: 'loan-2', commune: 'Esch-sur-Alzette', value: 380_000, valuedOn: '2022-07-01' },
  { id: 'loan-3', commune: 'Ettelbrik', value: 410_000, valuedOn: '2020-02-14' },
  { id: 'loan-4', commune: 'Wiltz', value: 350_000, valuedOn: '2025-09-30' },
]

const valorem = createClient({ apiKey, baseUrl })
const { data } = await valorem.estimation.revalue(portfolio.map(item => ({ ...item, valuationDate })))

for (const result of data.results) {
  const sent = portfolio[result.index]
  if (!result.success) {
    console.log(`${sent?.id}: ${result.code}, ${result.suggestions?.join()}?`)
    continue
  }
  const { value, homeLow, homeHigh, fsdPct, homeFsdPct, sixYearMean, aboveSixYearMean } = result.data
  const mean = `mean of six years ${sixYearMean}${aboveSixYearMean ? ', which it exceeds' : ''}`
  const deviations = `deviation ${fsdPct} %, of a home ${homeFsdPct} %`
  console.log(`${sent?.id}: ${sent?.value} to ${value} EUR (${homeLow} – ${homeHigh}, ${deviations}), ${mean}`)
}

// Places share errors, so the range of the total is not the root of the squares of the others.
const { total } = data
if (total)
  console.log(
    `${total.items} together: ${total.value} EUR (${total.low} – ${total.high}, deviation ${total.homeFsdPct} %)`,
  )

// Path of the first value: on both days and on each 1 July between.
const [first] = data.results
if (first?.success) console.log(first.data.path.map(({ day, value }) => `${day} ${value}`).join(', '))
console.log(`${data.succeeded} of ${data.count} carried to ${valuationDate}`)
