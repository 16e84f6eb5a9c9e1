import { isFormComplete } from '../../services/leads/form-settings.ts'
import type { FirstSteps } from '../../services/leads/lead-services.ts'
import { renderFront } from '../drawings.ts'
import { renderPostForm } from '../form.ts'
import { type Html, html, type Part } from '../html.ts'
import { renderIcon } from '../icons.ts'
import { leadsPath } from '../leads/lead-table.ts'
import { agencyDemoPath } from '../paths.ts'
import { buildSnippet, type Snippet } from '../snippet.ts'
import type { PlainKey, Words } from '../words.ts'
import { getPluginPath } from './embed-plugin.ts'

/** Path of the code of a website key. */
const getSnippetPath = (keyId: string): string => `/account/embed?key=${keyId}#snippet`

/** Website key of the steps with the address of this service and the settings of its form, for the lines to send. */
type StepCode = Required<Pick<Snippet, 'service' | 'apiKey' | 'settings'>>

/** First steps of an organisation for one of its members. */
export interface MemberSteps extends FirstSteps {
  /** Whether the member may change keys and send a test contact. */
  mayChange: boolean
  /** Code of the website key; undefined where its text is unknown, or its settings are not the member's. */
  code?: StepCode | undefined
}

/** An onboarding step, with what completes it. */
interface OnboardingStep {
  title: Part
  text: PlainKey
  /** Page on which it is done. */
  href: string
  /** Buttons of the current step; by default a link to its page. */
  actions?: Part
  isDone: boolean
}

/** Encodes a text of a `mailto:` address. */
const encodeForMail = (text: string): string => encodeURIComponent(text).replaceAll("'", '%27')

const renderFormActions = (words: Words, keyId: string, code: StepCode | undefined): Html => {
  const { text, language } = words
  // The page of the code asks for what a form lacks; until then there is nothing to send or to install.
  if (code && !isFormComplete(code.settings))
    return html`<a class="button" href="/account/embed?key=${keyId}">${text('steps.copy')}</a>`
  const lines = code && buildSnippet({ ...code, contact: text('demo.contact'), language, isLive: true })
  return html`<a class="button" href="${getSnippetPath(keyId)}">${renderIcon('copy')}${text('steps.copy')}</a>
${
  lines !== undefined &&
  html`<a class="button quiet" href="${getPluginPath(keyId)}" download>${text('steps.plugin')}</a> <a class="small" href="mailto:?subject=${encodeForMail(text('steps.mailSubject'))}&amp;body=${encodeForMail(lines)}">${text('steps.mail')}</a>`
}`
}

/** Steps in their order: whether each is done. */
const findDoneSteps = (steps: FirstSteps | undefined): boolean[] => [
  steps !== undefined,
  steps?.hasBrand === true,
  steps?.websiteKeyId !== undefined,
  steps?.form !== undefined,
  steps?.hasContact === true,
]

/** Number of steps that are left. */
export const countOpenSteps = (steps: FirstSteps | undefined): number =>
  findDoneSteps(steps).filter(isDone => !isDone).length

const listOnboardingSteps = (words: Words, steps: MemberSteps | undefined): OnboardingStep[] => {
  const { text, markup, instant } = words
  const { websiteKeyId, form, mayChange, code } = steps ?? {}
  const seen = form && markup('steps.formSeen', { host: html`<bdi>${form.host}</bdi>`, time: instant(form.at) })
  const list: Omit<OnboardingStep, 'isDone'>[] = [
    { title: text('steps.organisation'), text: 'steps.organisationText', href: '/account/organisation' },
    { title: text('steps.brand'), text: 'steps.brandText', href: '/account/organisation/branding' },
    { title: text('steps.key'), text: 'steps.keyText', href: '/account/keys?kind=publishable#create' },
    {
      ...{ title: seen ?? text('steps.form'), text: 'steps.formText' },
      href: websiteKeyId === undefined ? '/account/embed' : getSnippetPath(websiteKeyId),
      ...(websiteKeyId !== undefined && { actions: renderFormActions(words, websiteKeyId, code) }),
    },
    {
      ...{ title: text('steps.contact'), text: 'steps.contactText', href: leadsPath },
      ...(mayChange && { actions: renderPostForm(`${leadsPath}/test`, html`<button>${text('leads.test')}</button>`) }),
    },
  ]
  const done = findDoneSteps(steps)
  return list.map((step, index) => ({ ...step, isDone: done[index] === true }))
}

/** Renders the steps from a new account to the first lead; nothing once all are done. */
export const renderFirstSteps = (words: Words, steps: MemberSteps | undefined): Html | false => {
  const { text, language } = words
  const list = listOnboardingSteps(words, steps)
  const next = list.findIndex(({ isDone }) => !isDone)
  if (next === -1) return false
  const title = (step: OnboardingStep, index: number): Part => {
    if (step.isDone) return html`${step.title}<span class="unseen"> (${text('steps.done')})</span>`
    return index === next ? step.title : html`<a href="${step.href}">${step.title}</a>`
  }
  const actions = ({ title: name, href, actions: given }: OnboardingStep): Html =>
    html`<div class="buttons">${given ?? html`<a class="button" href="${href}">${name}</a>`}</div>`
  return html`<section class="pairs" aria-label="${text('steps.title')}"><ol class="stepper">${list.map(
    (step, index) =>
      html`<li${step.isDone && html` class="done"`}${index === next && html` aria-current="step"`}><span class="no">${step.isDone ? renderIcon('check') : index + 1}</span><div><h2>${title(step, index)}</h2>${
        !step.isDone &&
        html`<p class="soft">${text(step.text)}</p>
${index === next && actions(step)}`
      }</div></li>
`,
  )}</ol>
<aside class="plate">${renderFront()}<p class="small"><a href="${agencyDemoPath}?lang=${language}">${text('steps.see')}</a></p></aside></section>
`
}
