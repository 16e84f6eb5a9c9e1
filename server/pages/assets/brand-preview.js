// Shows the head of the report as it is typed; without it the page shows what was saved.
const field = name => document.getElementById(`brand-${name}`)
const shown = name => document.getElementById(`card-${name}`)

for (const name of ['name', 'address', 'phone', 'email', 'website', 'legalMention']) {
  field(name)?.addEventListener('input', ({ target }) => {
    shown(name).textContent = target.value
  })
}

field('colour')?.addEventListener('input', ({ target }) => {
  if (/^#[0-9A-Fa-f]{6}$/.test(target.value)) shown('colour').setAttribute('fill', target.value)
})

const saved = document.querySelector('#brand-card img')

const showLogo = address => {
  const place = shown('name').closest('.brand-head').firstElementChild
  place.querySelector('img')?.remove()
  if (address === undefined) return
  const image = Object.assign(document.createElement('img'), { src: address, alt: '' })
  place.prepend(image)
}

field('logo')?.addEventListener('change', ({ target }) => {
  const [file] = target.files
  showLogo(file ? URL.createObjectURL(file) : saved?.src)
})

field('removeLogo')?.addEventListener('change', ({ target }) => {
  showLogo(target.checked ? undefined : saved?.src)
})
