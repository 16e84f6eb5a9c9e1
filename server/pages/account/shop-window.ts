import { createFormFields, type Fault, type Refused, renderFaultSummary, renderPostForm } from '../form.ts'
import { type Html, html } from '../html.ts'
import type { Words } from '../words.ts'
import { createFault, createRefusedForm, findMissingFields, type Outcome, type OwnCall } from './call.ts'
import { isWebUrl } from './embed-settings.ts'
import { renderQrCode } from './qr-code.ts'
import { drawQrPng, drawQrSvg } from './qr-image.ts'

/** Page of the codes for shop windows and letters. */
export const shopWindowPath = '/account/embed/qr'

/** Most characters of an address: its code can still be read from a window. */
const addressMax = 300
/** Names of campaigns: at most 40 small letters, digits, hyphens and underscores. */
const campaignPattern = /^[a-z0-9_-]{1,40}$/

const form = { form: 'qr', fields: ['pageAddress', 'campaign'] } as const

/** Address of a page with its campaign, which the form on it sends along with a contact. */
export const buildCampaignAddress = (address: string, campaign: string): string => {
  const url = new URL(address)
  url.searchParams.set('utm_medium', 'qr')
  url.searchParams.set('utm_campaign', campaign)
  return url.href
}

/** Converts a typed name to a campaign: `Vitrine Noël` is `vitrine-noel`. */
export const toCampaignName = (typed: string): string =>
  typed
    .trim()
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[\s.]+/g, '-')

interface CodeWish {
  pageAddress: string
  campaign: string
}

const readWish = (read: (name: string) => string): CodeWish => ({
  pageAddress: read('pageAddress').trim(),
  campaign: toCampaignName(read('campaign')),
})

const isGoodWish = ({ pageAddress, campaign }: CodeWish): boolean =>
  pageAddress.length <= addressMax && isWebUrl(pageAddress) && campaignPattern.test(campaign)

/** Data of the page. */
export interface ShopWindowPage {
  wish?: CodeWish | undefined
  refused?: Refused | undefined
}

const renderCode = ({ text }: Words, wish: CodeWish): Html => {
  const address = buildCampaignAddress(wish.pageAddress, wish.campaign)
  const query = new URLSearchParams({ ...wish }).toString()
  return html`<h2>${text('qr.code')}</h2>
${renderQrCode(address, text('qr.code'))}
<p><bdi>${address}</bdi></p>
<p class="buttons"><a class="button" href="${shopWindowPath}/code.svg?${query}">${text('qr.getSvg')}</a> <a class="button quiet" href="${shopWindowPath}/code.png?${query}">${text('qr.getPng')}</a></p>
<p>${text('qr.tell', { campaign: wish.campaign })}</p>
`
}

/** Renders the form of a code, and the code once its page and campaign are known. */
export const renderShopWindow = (words: Words, { wish, refused }: ShopWindowPage): Html => {
  const { text } = words
  const { input } = createFormFields(
    words,
    form.form,
    refused ?? (wish && { ...form, values: { ...wish }, faults: [] }),
  )
  return html`${renderFaultSummary(words, refused)}<p>${text('qr.lead')}</p>
${renderPostForm(
  shopWindowPath,
  html`${input('pageAddress', { type: 'url', autocomplete: 'url' })}
${input('campaign', { autocomplete: 'off' })}
<button>${text('qr.submit')}</button>`,
)}
${wish && renderCode(words, wish)}
<p><a href="/account/embed">${text('embed.title')}</a></p>`
}

const loadPage = ({ words, query }: OwnCall, page: ShopWindowPage, status = 200): Outcome => ({
  title: words.text('qr.title'),
  main: renderShopWindow(words, page),
  here: query.size > 0 ? `${shopWindowPath}?${query}` : shopWindowPath,
  status,
})

/** Wish of an address; undefined for one without a page or a campaign. */
const readAskedWish = ({ query }: OwnCall): CodeWish | undefined => {
  const wish = readWish(name => query.get(name) ?? '')
  return isGoodWish(wish) ? wish : undefined
}

/** Shows the form, and the code of the address. */
export const showShopWindow = async (call: OwnCall): Promise<Outcome> => loadPage(call, { wish: readAskedWish(call) })

const findWishFaults = (call: OwnCall, { pageAddress, campaign }: CodeWish): Fault[] => {
  const missing = findMissingFields(call, form.fields)
  if (missing.length > 0) return missing
  return [
    ...(pageAddress.length > addressMax
      ? [{ field: 'pageAddress', text: call.words.text('fault.text', { max: addressMax }) }]
      : []),
    ...(isWebUrl(pageAddress) ? [] : [createFault(call.words, 'pageAddress', 'fault.pageAddress')]),
    ...(campaignPattern.test(campaign) ? [] : [createFault(call.words, 'campaign', 'fault.campaign')]),
  ]
}

/** Handles POST: leads to the code of the page and the campaign. */
export const makeShopWindow = async (call: OwnCall): Promise<Outcome> => {
  const wish = readWish(name => call.form.text(name))
  const faults = findWishFaults(call, wish)
  if (faults.length === 0) return { to: `${shopWindowPath}?${new URLSearchParams({ ...wish })}` }
  const { refused, status } = createRefusedForm(call, form, faults)
  return loadPage(call, { refused }, status)
}

/** Handles GET: sends the code as SVG or PNG; without a page and a campaign it leads back to the form. */
export const createCodeSender =
  (kind: 'svg' | 'png') =>
  async (call: OwnCall): Promise<Outcome> => {
    const wish = readAskedWish(call)
    if (!wish) return { to: shopWindowPath }
    const address = buildCampaignAddress(wish.pageAddress, wish.campaign)
    const fileName = `qr-${wish.campaign}.${kind}`
    return kind === 'svg'
      ? { fileName, text: drawQrSvg(address), type: 'image/svg+xml' }
      : { fileName, bytes: drawQrPng(address), type: 'image/png', language: call.words.language }
  }
