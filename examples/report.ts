/** A branded report for a client, saved under the name that the service suggests. The folder is the first argument. */
import { writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { createClient } from '@valorem/sdk'
import { apiKey, baseUrl } from './service.ts'

const valorem = createClient({ apiKey, baseUrl })
const [folder = '.'] = process.argv.slice(2)

// A logo is a PNG or JPEG in base64: (await readFile('logo.png')).toString('base64')
const { data, type, fileName } = await valorem.agencies.estimationReport({
  property: { commune: 'Luxembourg', quartier: 'Belair', surface: 92, etage: 'dernier', parking: true },
  purchase: { use: 'mainResidence', buyers: [{}, {}], loanAmount: 700_000 },
  language: 'fr',
  brand: { name: 'Agence Exemple', colour: '#0B5D4E', phone: '+352 00 00 00' },
  clientName: 'Emma et Luc Exemple',
  reference: 'AE-2026-118',
})

// Only the base name of a file name from the network is used, without its folders.
const path = join(folder, basename(fileName ?? 'estimation.pdf'))
await writeFile(path, data)
console.log(`${path}: ${type}, ${Math.round(data.length / 1024)} KiB`)
