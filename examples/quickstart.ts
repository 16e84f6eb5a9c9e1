/** One home: its value, how sure it is, and why. Prints what tests/examples/programs.test.ts expects. */
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

console.log(`${data.estimationBasse} – ${data.estimationCentrale} – ${data.estimationHaute} EUR, ${data.confiance}`)
for (const { labelKey, pct } of data.ajustements) console.log(`  ${labelKey} ${pct > 0 ? '+' : ''}${pct} %`)

const { basePriceM2, kind, period, source } = data.reference
console.log(`from ${basePriceM2} EUR/m², ${kind}, ${period}, ${source}`)
console.log(`request ${requestId === '' ? 'without' : 'with'} a name, ${rate?.limit} a window`)
