/** One home: its value, how far sales lie around it, and why. Prints what tests/examples/programs.slow.test.ts expects. */
import { createClient } from '@valorem/sdk'
import { apiKey, baseUrl } from './service.ts'

const valorem = createClient({ apiKey, baseUrl })

const { data, rate, requestId } = await valorem.estimation.estimate({
  commune: 'Luxembourg',
  quartier: 'Belair',
  surface: 85,
  nbChambres: 2,
  etage: 'dernier',
  etat: 'renove',
  exterieur: 'terrasse',
  parking: true,
  classeEnergie: 'C',
})

console.log(`${data.estimationCentrale} EUR, FSD ${data.fsdPct} %`)
for (const { coverage, low, high } of data.intervals)
  console.log(`  ${100 * coverage} % of sales of comparable flats: ${low} – ${high} EUR`)
for (const { labelKey, pct } of data.ajustements) console.log(`  ${labelKey} ${pct > 0 ? '+' : ''}${pct} %`)

const { basePriceM2, kind, period, source } = data.reference
console.log(`from ${basePriceM2} EUR/m², ${kind}, ${period}, ${source}`)
console.log(`request ${requestId === '' ? 'without' : 'with'} a name, ${rate?.limit} a window`)
