import { readFileSync } from 'node:fs'

const first = ({ examples = {} }) => Object.values(examples)[0]?.value

/** The requests of a file that `prepare.mjs` printed, each with the status and an example of its answer. */
export const readRequests = name =>
  Object.entries(JSON.parse(readFileSync(name, 'utf8')).paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, { operationId, parameters, requestBody, responses }]) => {
      const [[status, { content }]] = Object.entries(responses)
      const values = place => parameters.filter(one => one.in === place).map(one => [one.name, String(first(one))])
      const query = new URLSearchParams(values('query')).toString()
      const filled = values('path').reduce(
        (text, [key, value]) => text.replace(`{${key}}`, encodeURIComponent(value)),
        path,
      )
      return {
        ...{ operationId, method: method.toUpperCase(), path: filled, query, status: Number(status) },
        headers: { Accept: 'application/json', ...Object.fromEntries(values('header')) },
        body: requestBody && first(requestBody.content['application/json']),
        answer: first(content['application/json']),
      }
    }),
  )

/** Sends a request to a service. */
export const sendRequest = (url, { method, path, query, headers, body }) =>
  fetch(`${url}${path}${query && `?${query}`}`, {
    method,
    headers: { ...headers, ...(body && { 'Content-Type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
