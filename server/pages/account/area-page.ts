import type * as z from 'zod'
import type { Key } from '#contract/account/key'
import type { Places } from '#contract/estimation/places'
import { texts as areaTexts } from '#languages/derived/area'
import { fillGaps } from '#languages/text'
import { createFormFields, renderPostForm } from '../form.ts'
import { type Html, html } from '../html.ts'
import { escapeAttribute } from '../snippet.ts'
import type { Words } from '../words.ts'
import type { Outcome, OwnCall } from './call.ts'
import { isWebUrl } from './embed-settings.ts'
import { shopWindowPath } from './shop-window.ts'

/** Page of the code for a page about a place. */
export const areaPagePath = '/account/embed/area'

/** Municipalities that a page may be about, with their districts. */
type PlaceList = Pick<z.infer<typeof Places>, 'communes'>

/** Data of the page. */
export interface AreaPage {
  places: PlaceList
  /** Active site codes with their text. */
  keys: readonly { id: string; name: string; text: string }[]
  service: string
  /** What was chosen; the first site code by default. */
  wish: { site: string; place: string; formAddress: string }
}

/** A place as its page names it: names in French, German and Luxembourgish, and the attributes of its element. */
interface ListedPlace {
  /** Value in the list: the municipality, with its district behind a slash. */
  value: string
  names: { fr: string; de: string; lb: string }
  attributes: { commune: string; quartier?: string }
}

/** Lists the municipalities, and below the one with prices by district its districts. */
const listPlaces = ({ communes }: PlaceList): ListedPlace[] =>
  communes.flatMap(({ name, names, quartierRefines, quartiers }) => [
    { value: name, names, attributes: { commune: name } },
    ...(quartierRefines ? quartiers : []).map(quartier => ({
      value: `${name}/${quartier.name}`,
      names: quartier.names,
      attributes: { commune: name, quartier: quartier.name },
    })),
  ])

const namePlace = ({ language }: Words, { names }: ListedPlace): string =>
  language === 'de' || language === 'lb' ? names[language] : names.fr

/** Name of a place in the list: of a district behind its municipality. */
const labelPlace = (words: Words, place: ListedPlace): string =>
  [place.attributes.quartier && place.attributes.commune, namePlace(words, place)].filter(Boolean).join(' · ')

/** Describes the page for search engines: what it is about, and no figure, which would grow old. */
const buildPageData = (words: Words, title: string, place: ListedPlace): string =>
  JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    name: title,
    inLanguage: words.language,
    about: {
      '@type': 'AdministrativeArea',
      name: namePlace(words, place),
      containedInPlace: { '@type': 'Country', name: 'Luxembourg' },
    },
  }).replaceAll('<', '\\u003c')

/** Builds the head and the body of a page about a place, in the language of the account. */
export const buildAreaCode = (
  words: Words,
  { service, key, place, formAddress }: { service: string; key: string; place: ListedPlace; formAddress: string },
): { head: string; body: string; shortcode: string } => {
  const { text, language } = words
  const name = namePlace(words, place)
  const title = fillGaps(areaTexts[language].title, { place: name })
  const wanted = { ...place.attributes, ...(formAddress !== '' && { 'estimate-url': formAddress }) }
  const attributes = Object.entries(wanted)
    .map(([attribute, value]) => ` ${attribute}="${escapeAttribute(value)}"`)
    .join('')
  return {
    head: `<title>${escapeAttribute(title)}</title>
<meta name="description" content="${escapeAttribute(text('areaPage.description', { place: name }))}">
<script type="application/ld+json">${buildPageData(words, title, place)}</script>`,
    body: `<h1>${escapeAttribute(title)}</h1>
<script async src="${service}/widget/v1/valorem-area.js"></script>
<valorem-area api-key="${key}" base-url="${service}" lang="${language}"${attributes}><p>${escapeAttribute(text('areaPage.description', { place: name }))}</p></valorem-area>`,
    shortcode: `[valorem-area lang="${language}"${attributes}]`,
  }
}

const renderCode = (label: string, id: string, code: string, copy: Html): Html => html`<h3>${label}</h3>
<pre tabindex="0" role="region" aria-label="${label}"><code id="${id}">${code}</code></pre>
${copy}`

const renderCopyButton = ({ text }: Words, id: string): Html =>
  html`<p hidden><button type="button" class="quiet" data-copies="${id}" data-copied="${text('embed.copied')}">${text('embed.copy')}</button> <span role="status"></span></p>
`

/** Renders the code of a place: head and body of its page, and the shortcode of WordPress. */
const renderAreaCode = (words: Words, code: ReturnType<typeof buildAreaCode>): Html => {
  const { text } = words
  const parts = [
    [text('areaPage.head'), 'area-head', code.head],
    [text('areaPage.body'), 'area-body', code.body],
    [text('areaPage.shortcode'), 'area-shortcode', code.shortcode],
  ] as const
  return html`<h2>${text('embed.code')}</h2>
${parts.map(([label, id, part]) => renderCode(label, id, part, renderCopyButton(words, id)))}<p>${text('areaPage.qr')} <a href="${shopWindowPath}">${text('qr.title')}</a></p>
`
}

/** Renders the choice of a place, and the code of its page. */
export const renderAreaPage = (words: Words, { places, keys, service, wish }: AreaPage): Html => {
  const { text } = words
  const listed = listPlaces(places)
  const place = listed.find(({ value }) => value === wish.place)
  const key = keys.find(({ id }) => id === wish.site) ?? keys[0]
  if (!key)
    return html`<p>${text('embed.none')}</p>
<p><a class="button" href="/account/keys?kind=publishable#create">${text('embed.make')}</a></p>`
  const isUrlWrong = wish.formAddress !== '' && !isWebUrl(wish.formAddress)
  const faults = isUrlWrong ? [{ field: 'formAddress', text: text('fault.pageAddress') }] : []
  const { select, input } = createFormFields(words, 'area', { form: 'area', values: wish, faults })
  const code = place && !isUrlWrong && buildAreaCode(words, { ...wish, service, key: key.text, place })
  return html`<p>${text('areaPage.lead')}</p>
${renderPostForm(
  areaPagePath,
  html`${
    keys.length > 1 &&
    select(
      'site',
      keys.map(({ id, name }) => ({ value: id, text: name })),
      { label: 'embed.choose' },
    )
  }${select(
    'place',
    listed.map(one => ({ value: one.value, text: labelPlace(words, one) })),
  )}${input('formAddress', { type: 'url', isOptional: true })}
<button>${text('areaPage.submit')}</button>`,
)}
${code && renderAreaCode(words, code)}`
}

const isUsable = ({ kind, revokedAt, text }: z.infer<typeof Key>): boolean =>
  kind === 'publishable' && revokedAt === null && text !== null

/** Shows the choice of a place, and with one its code. */
export const showAreaPage = async ({ accounts, actor, words, query, place, places }: OwnCall): Promise<Outcome> => {
  const keys = (await accounts.keys.list(actor)).filter(isUsable)
  const read = (name: string): string => (query.get(name) ?? '').trim().slice(0, 300)
  return {
    title: words.text('areaPage.title'),
    main: renderAreaPage(words, {
      places: places(),
      keys: keys.map(({ id, name, text }) => ({ id, name, text: text ?? '' })),
      service: place.origin,
      wish: { site: read('site'), place: read('place'), formAddress: read('formAddress') },
    }),
    here: query.size > 0 ? `${areaPagePath}?${query}` : areaPagePath,
    scripts: ['/pages/copy.js'],
  }
}

/** Handles POST: leads to the code of the chosen place; shows kept entries at once. */
export const chooseAreaPage = async (call: OwnCall): Promise<Outcome> => {
  const query = new URLSearchParams()
  for (const name of ['site', 'place', 'formAddress']) query.set(name, call.form.text(name))
  return call.isReturned ? showAreaPage({ ...call, query }) : { to: `${areaPagePath}?${query}` }
}
