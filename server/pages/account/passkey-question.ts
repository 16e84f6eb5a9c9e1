import type { PasskeyQuestion } from '../../ports/passkeys.ts'
import { type Html, html } from '../html.ts'
import type { Words } from '../words.ts'
import type { Shown } from './call.ts'

/** What the page that asks for a passkey shows. */
export interface PasskeyQuestionPage {
  /** Whether a new passkey is made, or one that there is signs. */
  ask: 'create' | 'get'
  question: PasskeyQuestion
  /** Where the answer is posted to. */
  action: string
  /** A field that goes with the answer, and its value. */
  kept?: { name: 'next' | 'name'; value: string }
  /** The way back. */
  back: string
}

/** Asks the browser for a passkey, by a script; says so where there is none. */
export const passkeyQuestionView = (
  { text }: Words,
  { ask, question, action, kept, back }: PasskeyQuestionPage,
): Html => html`<p>${text(ask === 'create' ? 'passkey.askNew' : 'passkey.ask')}</p>
<noscript><p class="notice bad">${text('passkey.needsScript')}</p></noscript>
<p class="notice bad" role="alert" id="passkey-failure" hidden>${text('passkey.failed')}</p>
<form method="post" action="${action}" data-ask="${ask}" data-question="${JSON.stringify(question)}" novalidate>
<input type="hidden" name="answer" value="">
${kept && html`<input type="hidden" name="${kept.name}" value="${kept.value}">`}
<button>${text('passkey.again')}</button></form>
<p><a href="${back}">${text('passkey.back')}</a></p>`

/** The page that asks for a passkey; a choice of language leads back to where it began. */
export const passkeyQuestionPage = (words: Words, page: PasskeyQuestionPage): Shown => ({
  title: words.text('passkey.title'),
  main: passkeyQuestionView(words, page),
  here: page.back,
  scripts: ['/pages/passkey.js'],
})

/** Whether pages at an origin can have passkeys: browsers bind them to a name, never to an address of the network. */
export const mayHavePasskeys = (origin: string): boolean =>
  !/^(\d{1,3}(\.\d{1,3}){3}|\[.*\])$/.test(new URL(origin).hostname)
