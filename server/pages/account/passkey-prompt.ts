import type { PasskeyOptions } from '../../ports/passkeys.ts'
import { type Html, html } from '../html.ts'
import type { Words } from '../words.ts'
import type { RenderedPage } from './call.ts'

/** Data of the passkey prompt. */
export interface PasskeyPromptPage {
  /** WebAuthn ceremony: registration or authentication. */
  ask: 'create' | 'get'
  question: PasskeyOptions
  /** Path that the answer is posted to. */
  action: string
  /** Additional hidden fields with their values. */
  kept?: Readonly<Record<string, string>>
  /** Path of the back link. */
  back: string
}

/** Renders the form whose script requests a passkey from the browser, with a notice without JavaScript. */
export const renderPasskeyPrompt = (
  { text }: Words,
  { ask, question, action, kept = {}, back }: PasskeyPromptPage,
): Html => html`<p>${text(ask === 'create' ? 'passkey.askNew' : 'passkey.ask')}</p>
<noscript><p class="notice bad">${text('passkey.needsScript')}</p></noscript>
<p class="notice bad" role="alert" id="passkey-failure" hidden>${text('passkey.failed')}</p>
<form method="post" action="${action}" data-ask="${ask}" data-question="${JSON.stringify(question)}" novalidate>
<input type="hidden" name="answer" value="">
${Object.entries(kept).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
<button>${text('passkey.again')}</button></form>
<p><a href="${back}">${text('passkey.back')}</a></p>`

/** Builds the passkey prompt; choosing a language returns to the page before it. */
export const buildPasskeyPromptPage = (words: Words, page: PasskeyPromptPage): RenderedPage => ({
  title: words.text('passkey.title'),
  main: renderPasskeyPrompt(words, page),
  here: page.back,
  scripts: ['/pages/passkey.js'],
})

/** Whether pages at an origin can use passkeys: browsers bind them to a domain, never to an IP address. */
export const canUsePasskeys = (origin: string): boolean =>
  !/^(\d{1,3}(\.\d{1,3}){3}|\[.*\])$/.test(new URL(origin).hostname)
