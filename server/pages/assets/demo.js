// Shows what the element tells its page, newest first.
const events = document.getElementById('events')

for (const name of ['ready', 'estimate', 'error', 'lead'])
  document.addEventListener(`valorem-${name}`, ({ type, detail }) => {
    const item = document.createElement('li')
    const code = document.createElement('pre')
    code.tabIndex = 0
    code.textContent = `${type} ${JSON.stringify(detail, null, 2)}`
    item.append(code)
    events.prepend(item)
    document.getElementById('no-events').hidden = true
  })
