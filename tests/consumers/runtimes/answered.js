/**
 * What every runtime runs: asks the service of this process a list of requests, and says of each answer the status, the
 * headers that are compared, and the bytes as a digest, since some lists are a megabyte long.
 */
const digest = async text => {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(bytes)].map(byte => byte.toString(16).padStart(2, '0')).join('')
}

const bytesOf = base64 => Uint8Array.from(atob(base64), character => character.charCodeAt(0))

/** Who asked is the one thing that a running service knows more of. */
const withoutKey = text => text.replace(/"api_key_name":"[^"]*","tier":"[^"]*"/, '')

export const answered = async (localFetch, { today, headers: compared, requests }) => {
  const valorem = localFetch({ today })
  const answers = []
  for (const { method, path, headers, body } of requests) {
    try {
      const init = { method, headers, ...(method !== 'GET' && { body: bytesOf(body) }) }
      const answer = await valorem(`https://valorem.local${path}`, init)
      const text = withoutKey(await answer.text())
      answers.push({
        status: answer.status,
        headers: compared.map(name => answer.headers.get(name)),
        digest: await digest(text),
        start: text.slice(0, 1000),
      })
    } catch (error) {
      answers.push({ status: 0, headers: [], digest: '', start: String(error?.stack ?? error) })
    }
  }
  return answers
}
