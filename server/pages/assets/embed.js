// Keeps the preview and the code in step with the controls; without it the page shows the plain code.
const at = id => document.getElementById(id)
/** A control, by its name: in a form of its own, or beside the demonstration. */
const control = name => at(name) ?? at(`embed-${name}`)
const snippet = at('snippet')
const preview = at('preview')
const { service, key, contact, live } = snippet.dataset

/** The attributes that the controls ask for, beside the key. */
const wished = () => {
  const text = name => control(name).value.trim()
  // A contact form that nobody receives could only fail.
  const receives = at('controls').dataset.receives === 'yes' ? 'service' : ''
  const lead = control('contact').checked ? (text('leadAction') === '' ? receives : 'result') : ''
  return {
    lang: text('language'),
    theme: text('theme'),
    agency: text('agency'),
    'lead-email': text('leadEmail'),
    lead,
    'lead-action': lead === 'result' ? text('leadAction') : '',
    'privacy-url': lead === '' ? '' : text('privacyUrl'),
    brand: control('showLogo')?.checked ? 'logo' : '',
    order: control('order')?.value === 'contact' ? 'contact' : '',
  }
}

const quoted = text =>
  text.replace(/[&<>"]/g, sign => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign])
const usualAccent = at('controls').dataset.accent ?? control('accent').value
const accent = () => (control('accent').value === usualAccent ? '' : control('accent').value)

/** What the code names: settings that are saved with the site code reach the page by themselves, but its language. */
const written = () => (live ? { lang: wished().lang } : wished())

const attributes = () =>
  Object.entries({ 'api-key': key, 'base-url': service, ...written() })
    .filter(([, value]) => value !== '')
    .map(([name, value]) => ` ${name}="${quoted(value)}"`)
    .join('')

const rule = () => `valorem-estimate { --valorem-accent: ${accent()} }`
const colour = () => (live || accent() === '' ? '' : `<style>${rule()}</style>\n`)
const element = `><a href="/contact">${quoted(contact)}</a></valorem-estimate>`
let manifest

/** The script that brings the texts of the chosen language along, or of this page's, which the agency's page probably has. */
const likely = () => wished().lang || document.documentElement.lang
const path = () => `/widget/v1/valorem-estimate.${likely()}.js`
const pinned = () => manifest?.languages[likely()]?.script

const codes = {
  html: () =>
    `${colour()}<script async src="${service}${path()}"></script>\n<valorem-estimate${attributes()}${element}`,
  hash: () =>
    pinned() &&
    `${colour()}<script async src="${service}${pinned().path}" integrity="${pinned().integrity}" crossorigin="anonymous"></script>\n<valorem-estimate${attributes()}${element}`,
  wordpress: () =>
    `add_action('wp_enqueue_scripts', fn () => wp_enqueue_script('valorem', '${service}${path()}', [], null, ['strategy' => 'async']));\nadd_shortcode('valorem', fn () => <<<'HTML'\n${colour()}<valorem-estimate${attributes()}${element}\nHTML);`,
  react: () =>
    `import '@valorem/sdk/widget/react'\nimport { useEffect } from 'react'\n\nexport const Estimate = () => {\n  useEffect(() => void import('@valorem/sdk/widget').then(widget => widget.defineValoremEstimate()), [])\n  return ${inReact(`<valorem-estimate${attributes()}${element}`)}\n}`,
}

/** The element in JSX, with its colour beside it. */
const inReact = made =>
  colour() === '' ? made : `(\n    <>\n      <style>{'${rule()}'}</style>\n      ${made}\n    </>\n  )`

/** What a page's policy must allow: this service, the address that receives the contacts, and the logo. */
const policy = () => {
  const { 'lead-action': address, brand } = wished()
  const receiver = /^https?:/i.test(address) && URL.canParse(address) ? ` ${new URL(address).origin}` : ''
  const logo = brand === 'logo' ? `; img-src ${service}` : ''
  return `script-src ${service}; connect-src ${service}${receiver}${logo}`
}

const write = () => {
  at('policy').textContent = policy()
  for (const [name, code] of Object.entries(codes)) at(`code-${name}`).querySelector('code').textContent = code() ?? ''
}

const follow = () => {
  // An empty attribute too goes before what is saved.
  for (const [name, value] of Object.entries(wished()))
    preview.setAttribute(name, value === '' && name === 'lang' ? document.documentElement.lang : value)
  preview.style.setProperty('--valorem-accent', control('accent').value)
  preview.refreshTheme?.()
  write()
}

at('controls').hidden = false
at('controls').addEventListener('input', follow)

const tabs = [...snippet.querySelectorAll('[role=tab]')]
const choose = chosen => {
  for (const tab of tabs) {
    const isChosen = tab === chosen
    tab.setAttribute('aria-selected', String(isChosen))
    tab.tabIndex = isChosen ? 0 : -1
    at(tab.getAttribute('aria-controls')).hidden = !isChosen
  }
  at('copied').textContent = ''
}
for (const [index, tab] of tabs.entries()) {
  at(tab.getAttribute('aria-controls')).setAttribute('role', 'tabpanel')
  at(tab.getAttribute('aria-controls')).setAttribute('aria-labelledby', tab.id)
  tab.addEventListener('click', () => choose(tab))
  tab.addEventListener('keydown', ({ key: pressed }) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[pressed]
    if (!step) return
    const next = tabs[(index + step + tabs.length) % tabs.length]
    choose(next)
    next.focus()
  })
}
tabs[0].parentElement.hidden = false

// Pages without https have no clipboard; the code can be marked by hand there.
at('copy-line').hidden = !navigator.clipboard
at('copy').addEventListener('click', async () => {
  const shown = tabs.find(tab => tab.getAttribute('aria-selected') === 'true')
  const isCopied = await navigator.clipboard.writeText(at(shown.getAttribute('aria-controls')).textContent).then(
    () => true,
    () => false,
  )
  // A browser may forbid it; the code can be marked by hand then, too.
  if (isCopied) at('copied').textContent = snippet.dataset.copied
  else at('copy-line').hidden = true
})

const testing = at('testing')
if (testing) testing.hidden = false
at('test')?.addEventListener('click', async ({ currentTarget }) => {
  const { good, revoked, usedUp, away } = currentTarget.dataset
  at('tested').textContent = ''
  const answer = await fetch('/api/v1/estimation/places', { headers: { 'X-API-Key': key }, cache: 'no-store' }).catch(
    () => undefined,
  )
  const words = { 200: good, 401: revoked, 403: revoked, 429: usedUp }
  at('tested').textContent = words[answer?.status] ?? away
})

fetch('/widget/v1/manifest.json')
  .then(answer => answer.json())
  .then(read => {
    manifest = read
    write()
  })
  .catch(() => {})
follow()
