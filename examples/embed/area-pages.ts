import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Area, createClient } from '@valorem/sdk'

/*
 * A page for each place on the website of an agency, with its prices as text and as data for search engines:
 *
 *   AGENCY_SITE=https://agency.example AGENCY_KEY=vp_live_… node examples/embed/area-pages.ts pages Mamer Bertrange Luxembourg/Belair
 *
 * Run it when a new file of prices is out, three or four times a year; the element of each page is always up to date.
 */
const [folder = 'pages', ...places] = process.argv.slice(2)
const { AGENCY_SITE: site = 'https://agency.example', AGENCY_KEY: key = 'vp_live_…' } = process.env
const service = process.env.VALOREM_BASE_URL ?? 'http://127.0.0.1:3000'
const valorem = createClient({ baseUrl: service, apiKey: process.env.VALOREM_API_KEY ?? 'vk_sandbox_public' })

const toMarkup = (text: string): string => text.replace(/[&<>"]/g, sign => `&#${sign.charCodeAt(0)};`)
const amount = (value: number): string => `${value.toLocaleString('fr-FR')} €`
const day = (text: string): string => new Date(text).toLocaleDateString('fr-FR', { dateStyle: 'long', timeZone: 'UTC' })

/** File of the page of a place: `esch-sur-alzette.html`. */
const fileOf = ({ names }: Area): string =>
  `${names.fr
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')}.html`

/** Description of 160 characters at most. */
const describe = ({ names, priceM2, lowM2, highM2, year }: Area): string =>
  `${names.fr} : ${amount(priceM2)} le m² en ${year}. La moitié des appartements se vend entre ${amount(lowM2)} et ${amount(highM2)} le m².`

/** Data of schema.org: what the page says, and nothing else. */
const dataOf = (area: Area): string => {
  const { names, history, year, priceM2, source, dataUntil } = area
  const data = {
    ...{ '@context': 'https://schema.org', '@type': 'Dataset', inLanguage: 'fr', url: `${site}/${fileOf(area)}` },
    name: `Prix des appartements : ${names.fr}`,
    description: `${describe(area)} Source : ${source}, ventes jusqu’au ${day(dataUntil)}.`,
    temporalCoverage: `${history.first}/${year}`,
    spatialCoverage: {
      ...{ '@type': 'AdministrativeArea', name: names.fr },
      containedInPlace: { '@type': 'Country', name: 'Luxembourg' },
    },
    variableMeasured: {
      ...{ '@type': 'PropertyValue', name: `Prix au m² des appartements existants, ${year}`, unitText: 'EUR/m²' },
      value: priceM2,
    },
    isBasedOn: 'https://data.public.lu/fr/datasets/prix-de-vente-des-appartements-par-commune/',
  }
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}

/** The whole page; the text in the element is what stands there before its script runs. */
const pageOf = (area: Area, others: readonly Area[]): string => {
  const { commune, quartier, names, source, dataUntil } = area
  const title = toMarkup(`Prix des appartements : ${names.fr}`)
  const links = others.map(other => `<li><a href="${fileOf(other)}">${toMarkup(other.names.fr)}</a></li>`)
  return `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Agence Exemple</title>
<meta name="description" content="${toMarkup(describe(area))}">
<link rel="canonical" href="${toMarkup(`${site}/${fileOf(area)}`)}">
<script type="application/ld+json">${dataOf(area)}</script>
<style>
valorem-area { --valorem-accent: #7a1f4b }
valorem-area:not(:defined) { display: block; min-height: 30rem }
</style>
</head>
<body>
<main>
<h1>${title}</h1>
<script async src="${toMarkup(service)}/widget/v1/valorem-area.js"></script>
<valorem-area api-key="${toMarkup(key)}" base-url="${toMarkup(service)}" lang="fr" commune="${toMarkup(commune)}"${quartier === null ? '' : ` quartier="${toMarkup(quartier)}"`} estimate-url="/estimation"><p>${toMarkup(describe(area))} Source : ${toMarkup(source)}, ventes jusqu’au ${day(dataUntil)}.</p><p><a href="/estimation">Combien vaut mon appartement ?</a></p></valorem-area>
<h2>Autres lieux</h2>
<ul>${links.join('')}</ul>
</main>
</body>
</html>
`
}

/** A place as the command names it: a municipality, or one of its districts behind a slash. */
const ask = async (place: string): Promise<Area> => {
  const [commune = '', ...quartier] = place.split('/')
  const query = quartier.length > 0 ? { commune, quartier: quartier.join('/') } : { commune }
  return (await valorem.market.area(query)).data
}

if (places.length === 0) throw new Error('Name the places of your pages, such as Mamer Bertrange Luxembourg/Belair.')
const areas: Area[] = []
for (const place of places) areas.push(await ask(place))
await mkdir(folder, { recursive: true })
for (const area of areas) {
  const file = join(folder, fileOf(area))
  await writeFile(
    file,
    pageOf(
      area,
      areas.filter(other => other !== area),
    ),
  )
  console.log(file)
}
