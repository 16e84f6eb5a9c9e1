import type { Contact } from './contacts.ts'

const escapeMarkup = (text: string): string => text.replace(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`)

const euros = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 })
const time = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/Luxembourg',
})

const style = `body{font:1rem/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;color:#1c2430;background:#f4f5f7}
h1{font-size:1.5rem}ol{list-style:none;padding:0}
li{background:#fff;border:1px solid #d5dae1;border-radius:.5rem;padding:1rem 1.25rem;margin:0 0 1rem;overflow-wrap:anywhere}
h2{font-size:1.125rem;margin:0}h2 small{font-weight:normal;border:1px solid;border-radius:.25rem;padding:0 .375rem}
p{margin:.25rem 0}blockquote{margin:.75rem 0;padding-left:.75rem;border-left:.25rem solid #d5dae1;white-space:pre-wrap}
.quiet{color:#55606f;font-size:.875rem}`

const renderContact = ({
  received_at,
  is_test,
  name,
  email,
  phone,
  message,
  home,
  low,
  mid,
  high,
  page,
  consent,
}: Contact): string => {
  const ways = [email, phone].filter(way => way !== '').map(way => `<p><bdi>${escapeMarkup(way)}</bdi></p>\n`)
  return `<li><h2><bdi>${escapeMarkup(name === '' ? 'Without a name' : name)}</bdi>${is_test === 1 ? ' <small>Test</small>' : ''}</h2>
${ways.join('')}${message === '' ? '' : `<blockquote dir="auto">${escapeMarkup(message)}</blockquote>\n`}<p><bdi>${escapeMarkup(home)}</bdi>: <strong>${euros.format(mid)}</strong>, between ${euros.format(low)} and ${euros.format(high)}</p>
<p class="quiet"><time datetime="${escapeMarkup(received_at)}">${time.format(new Date(received_at))}</time>, from <bdi>${escapeMarkup(page)}</bdi></p>
<p class="quiet">Agreed: <q>${escapeMarkup(consent)}</q></p></li>`
}

/** Renders the list as a page. Text typed by visitors is escaped, and never becomes a link. */
export const renderContactList = (contacts: readonly Contact[]): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Contacts</title><link rel="icon" href="data:,"><style>${style}</style></head>
<body><main><h1>Contacts</h1>
${
  contacts.length === 0
    ? '<p>None yet. Send a test contact: in the account, <em>Contacts</em>.</p>'
    : `<ol>\n${contacts.map(renderContact).join('\n')}\n</ol>`
}
</main></body></html>
`
