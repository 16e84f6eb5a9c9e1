// Asks the browser for a passkey with the question that the form holds, and posts the answer with the form. Without this
// script there is no passkey; every other way of signing in works without it.
const form = document.querySelector('form[data-question]')
const failure = document.getElementById('passkey-failure')

const asked = async () => {
  const question = JSON.parse(form.dataset.question)
  const isNew = form.dataset.ask === 'create'
  const credential = isNew
    ? await navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(question) })
    : await navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(question) })
  form.elements.answer.value = JSON.stringify(credential)
  form.submit()
}

const ask = () => {
  failure.hidden = true
  asked().catch(() => {
    failure.hidden = false
  })
}

form.addEventListener('submit', event => {
  event.preventDefault()
  ask()
})
ask()
