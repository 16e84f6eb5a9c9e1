import { element } from '../element.ts'
import { type Outcome, readable } from './sending.ts'

/** A field that the service refuses, as an answer names it. */
export interface Issue {
  path: string
  message: string
}

/** The fields that a failure names; none where the answer is something else. */
export const issuesOf = (text: string | undefined): readonly Issue[] => {
  try {
    const { issues } = JSON.parse(text ?? '') as { issues?: readonly Issue[] }
    return Array.isArray(issues) ? issues : []
  } catch {
    return []
  }
}

const block = (name: string, text: string): HTMLElement =>
  element(
    'figure',
    { class: 'code' },
    element('figcaption', {}, name),
    element('pre', { tabindex: '0', role: 'group', 'aria-label': name }, element('code', {}, text)),
  )

const codeOf = (text: string | undefined): string | undefined => {
  try {
    const { code, success } = JSON.parse(text ?? '') as { code?: unknown; success?: unknown }
    return success === false && typeof code === 'string' ? code : undefined
  } catch {
    return undefined
  }
}

/** Addresses of files that were offered; each is given back when the next answer comes. */
let offered: string | undefined

const download = (file: Blob, id: string): HTMLElement => {
  if (offered !== undefined) URL.revokeObjectURL(offered)
  offered = URL.createObjectURL(file)
  const kilobytes = Math.ceil(file.size / 1024)
  const name = `${id}.${file.type.split('/')[1]?.split(';')[0] ?? 'bin'}`
  return element('p', {}, element('a', { href: offered, download: name }, `Save ${name}`), ` (${kilobytes} KB)`)
}

/** The answer as the form shows it, with the request that it belongs to. */
export const outcomeView = (
  line: string,
  { status, headers, tookMs, text, file }: Outcome,
  id: string,
): HTMLElement[] => {
  const code = codeOf(text)
  const says = element(
    'p',
    { class: status < 400 ? 'outcome good' : 'outcome bad' },
    element('b', {}, String(status)),
    ` in ${tookMs} ms`,
  )
  if (code !== undefined) says.append(', ', element('a', { href: `/docs/errors/${code}` }, code))
  return [
    says,
    block('Request', line),
    element(
      'dl',
      { class: 'facts answer-headers' },
      ...headers.flatMap(([name, value]) => [element('dt', {}, name), element('dd', {}, value)]),
    ),
    ...(file ? [download(file, id)] : text ? [block('Answer', readable(text))] : []),
  ]
}
