import type * as z from 'zod'
import type { Branding } from '#contract/account/brand'
import { type Html, html } from '../html.ts'

/** A brand that may be incomplete. */
export type CardBrand = Pick<z.infer<typeof Branding>, 'name' | 'colour'> & Partial<z.infer<typeof Branding>>

/** Base64 prefix of a PNG; any other saved logo is a JPEG. */
const pngBeginning = 'iVBORw0KGgo'

const renderLogo = (logo: string, name: string): Html =>
  logo.startsWith(pngBeginning)
    ? html`<img src="data:image/png;base64,${logo}" alt="${name}">`
    : html`<img src="data:image/jpeg;base64,${logo}" alt="${name}">`

/** Renders the report header of a brand: bar in its colour, logo and name on the left, contact details on the right. */
export const renderBrandCard = ({
  name,
  colour,
  logo,
  address,
  phone,
  email,
  website,
  legalMention,
}: CardBrand): Html =>
  html`<div class="brand-card" id="brand-card">
<svg viewBox="0 0 100 3" preserveAspectRatio="none" aria-hidden="true"><rect id="card-colour" width="100" height="3" fill="${colour}"/></svg>
<div class="brand-head"><div>${typeof logo === 'string' && renderLogo(logo, '')}<p class="brand-name"><bdi id="card-name">${name}</bdi></p></div>
<ul>${Object.entries({ address, phone, email, website }).map(([field, value]) => html`<li><bdi id="card-${field}">${value ?? ''}</bdi></li>`)}</ul></div>
<p class="brand-foot"><bdi id="card-legalMention">${legalMention ?? ''}</bdi></p>
</div>
`
