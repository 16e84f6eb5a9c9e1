import { buildElement } from '../build-element.ts'
import { formatJson, type TrialOutcome } from './trial-request.ts'

/** A validation error of an answer. */
export interface Issue {
  path: string
  message: string
}

/** Validation errors of an answer; empty for any other answer. */
export const readIssues = (text: string | undefined): readonly Issue[] => {
  try {
    const { issues } = JSON.parse(text ?? '') as { issues?: readonly Issue[] }
    return Array.isArray(issues) ? issues : []
  } catch {
    return []
  }
}

const createCodeBlock = (name: string, text: string): HTMLElement =>
  buildElement(
    'figure',
    { class: 'code' },
    buildElement('figcaption', {}, name),
    buildElement('pre', { tabindex: '0', role: 'group', 'aria-label': name }, buildElement('code', {}, text)),
  )

const readErrorCode = (text: string | undefined): string | undefined => {
  try {
    const { code, success } = JSON.parse(text ?? '') as { code?: unknown; success?: unknown }
    return success === false && typeof code === 'string' ? code : undefined
  } catch {
    return undefined
  }
}

/** Object URL of the last file; revoked with the next answer. */
let offered: string | undefined

const createDownloadLink = (file: Blob, id: string): HTMLElement => {
  if (offered !== undefined) URL.revokeObjectURL(offered)
  offered = URL.createObjectURL(file)
  const kilobytes = Math.ceil(file.size / 1024)
  const name = `${id}.${file.type.split('/')[1]?.split(';')[0] ?? 'bin'}`
  return buildElement(
    'p',
    {},
    buildElement('a', { href: offered, download: name }, `Save ${name}`),
    ` (${kilobytes} KB)`,
  )
}

/** Creates the elements of an answer and its request. */
export const createOutcome = (
  line: string,
  { status, headers, tookMs, text, file }: TrialOutcome,
  id: string,
): HTMLElement[] => {
  const code = readErrorCode(text)
  const says = buildElement(
    'p',
    { class: status < 400 ? 'outcome good' : 'outcome bad' },
    buildElement('b', {}, String(status)),
    ` in ${tookMs} ms`,
  )
  if (code !== undefined) says.append(', ', buildElement('a', { href: `/docs/errors/${code}` }, code))
  return [
    says,
    createCodeBlock('Request', line),
    buildElement(
      'dl',
      { class: 'facts answer-headers' },
      ...headers.flatMap(([name, value]) => [buildElement('dt', {}, name), buildElement('dd', {}, value)]),
    ),
    ...(file ? [createDownloadLink(file, id)] : text ? [createCodeBlock('Answer', formatJson(text))] : []),
  ]
}
