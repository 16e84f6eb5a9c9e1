import type { FirstSteps } from '../../services/leads/lead-services.ts'
import { type Html, html, type Part } from '../html.ts'
import type { Words } from '../words.ts'

/** A step on the way to the first contact, with the page where it is taken. */
interface Step {
  text: Part
  href: string
  isDone: boolean
}

const stepsOf = ({ text, markup, instant }: Words, steps: FirstSteps | undefined): Step[] => {
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

/** The way from a new account to the first contact; gone once it was walked. */
export const firstStepsView = (words: Words, steps: FirstSteps | undefined): Html | false => {
  const { text } = words
  const list = stepsOf(words, steps)
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
