import type { FirstSteps } from '../../services/leads/lead-services.ts'
import { type Html, html, type Part } from '../html.ts'
import type { Words } from '../words.ts'

/** An onboarding step, with the page that completes it. */
interface OnboardingStep {
  text: Part
  href: string
  isDone: boolean
}

const listOnboardingSteps = ({ text, markup, instant }: Words, steps: FirstSteps | undefined): OnboardingStep[] => {
  const { hasBrand = false, websiteKeyId, form, hasContact = false } = steps ?? {}
  const seen = form && markup('steps.formSeen', { host: html`<bdi>${form.host}</bdi>`, time: instant(form.at) })
  return [
    { text: text('steps.organisation'), href: '/account/organisation', isDone: steps !== undefined },
    { text: text('steps.brand'), href: '/account/organisation/branding', isDone: hasBrand },
    { text: text('steps.key'), href: '/account/keys?kind=publishable#create', isDone: websiteKeyId !== undefined },
    {
      text: seen ?? text('steps.form'),
      href: websiteKeyId === undefined ? '/account/embed' : `/account/embed?key=${websiteKeyId}`,
      isDone: form !== undefined,
    },
    { text: text('steps.contact'), href: '/account/leads', isDone: hasContact },
  ]
}

/** Renders the steps from a new account to the first lead; nothing once all are done. */
export const renderFirstSteps = (words: Words, steps: FirstSteps | undefined): Html | false => {
  const { text } = words
  const list = listOnboardingSteps(words, steps)
  const next = list.findIndex(({ isDone }) => !isDone)
  if (next === -1) return false
  return html`<section class="steps" aria-labelledby="steps"><h2 id="steps">${text('steps.title')}</h2>
<ol>${list.map(({ text: said, href, isDone }, index) =>
    isDone
      ? html`<li class="done">${said} <small>${text('steps.done')}</small></li>
`
      : html`<li${index === next && html` aria-current="step"`}><a href="${href}">${said}</a>${index === next && html` <small>${text('steps.next')}</small>`}</li>
`,
  )}</ol></section>
`
}
