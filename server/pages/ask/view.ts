import { operationPath } from '#contract/openapi/operation-path'
import { texts } from '#languages/derived/ask'
import { sessionLimits } from '../../access/tiers.ts'
import { type Html, html, type Part } from '../html.ts'
import type { Words } from '../words.ts'
import { limits } from './conversation.ts'
import { type Voice, voiceOf } from './voice.ts'

/** Who answers questions without a key of a provider, and the key that everybody shares. */
export interface AskModels {
  /** Who answers for everybody, by the names of the providers; nobody where it is empty. */
  providers: readonly string[]
  /** The shared key; undefined where it is off. */
  sandboxApiKey: string | undefined
}

/** What the page shows before a question is asked. */
export interface AskPage extends AskModels {
  /** The visitor's session asks; else a key does. */
  isSignedIn: boolean
  /** Providers of which the visitor, or its organisation, has a key of its own. */
  ownProviders: readonly string[]
  /** Whether one can sign in here at all. */
  hasAccounts: boolean
}

const signInPath = '/sign-in?next=/ask'

/** That nobody answers, and what is missing; nothing where somebody does. */
const missingProvider = ({ providers, ownProviders, isSignedIn, hasAccounts }: AskPage, { say }: Voice): Part => {
  if (providers.length > 0 || ownProviders.length > 0) return undefined
  return html`<div class="notice bad"><p><strong>${say('noProvider')}</strong></p>
<p>${say('noProvider.operator')}</p>
${hasAccounts && html`<p>${say('noProvider.own')} <a href="/account/provider-keys">${say('providerKeys')}</a></p>`}
${!isSignedIn && html`<p>${say('noProvider.key')}</p>`}</div>
`
}

const keyField = ({ sandboxApiKey }: AskPage, { say }: Voice): Html =>
  html`<div class="field"><label for="key">${say('key')}</label><span class="hint" id="key-hint">${say('key.hint')}</span>
<input id="key" type="password" autocomplete="off" spellcheck="false" aria-describedby="key-hint key-fault"><span class="fault" id="key-fault"></span></div>
${sandboxApiKey !== undefined && html`<p><button type="button" class="quiet" id="take-sandbox" data-key="${sandboxApiKey}">${say('key.sandbox')}</button></p>`}
`

/** How the visitor proves who asks: by a session, or by a key. */
const credentialPart = (page: AskPage, voice: Voice): Html => {
  const { isSignedIn, hasAccounts } = page
  return html`<details id="credential"${!isSignedIn && html` open`}><summary>${voice.say(isSignedIn ? 'key.instead' : 'key')}</summary>
${keyField(page, voice)}${!isSignedIn && hasAccounts && html`<p><a href="${signInPath}">${voice.say('signIn')}</a></p>`}</details>
`
}

const examples = ['example.1', 'example.2', 'example.3'] as const

const questionPart = ({ say, number }: Voice): Html =>
  html`<div id="examples"><h2>${say('examples')}</h2>
<ul class="plain">${examples.map(
    key => html`<li><button type="button" class="quiet example">${say(key)}</button></li>
`,
  )}</ul></div>
<div class="field question"><label for="question">${say('question')}</label><span class="hint" id="question-hint">${say('question.hint', { most: number(limits.turnCharacters) })}</span>
<textarea id="question" rows="3" aria-describedby="question-hint question-fault"></textarea><span class="fault" id="question-fault"></span></div>
<p class="buttons"><button type="button" id="send">${say('send')}</button>
<button type="button" class="quiet" id="stop" hidden>${say('stop')}</button>
<button type="button" class="quiet" id="again" hidden>${say('again')}</button></p>
`

const privacyPart = ({ providers, ownProviders, isSignedIn }: AskPage, { say, number }: Voice): Html =>
  html`<h2>${say('privacyTitle')}</h2>
<p>${say('privacy')}</p>
${ownProviders.length > 0 && html`<p>${say('privacy.own', { providers: ownProviders.join(', ') })}</p>`}
${ownProviders.length === 0 && providers.length > 0 && html`<p>${say('privacy.providers', { providers: providers.join(', ') })}</p>`}
${isSignedIn && ownProviders.length === 0 && html`<p>${say('dayLimit', { count: number(sessionLimits.analyze.perDay) })}</p>`}
`

/** The page before the first question; what needs its program is hidden until that runs. */
export const askView = ({ language }: Words, page: AskPage): Html => {
  const voice = voiceOf(language, texts[language])
  const { say } = voice
  return html`<p class="lead">${say('lead')}</p>
<noscript><div class="notice bad"><p>${say('noScript')} <a href="${operationPath('chat')}" hreflang="en">API</a></p></div></noscript>
${missingProvider(page, voice)}
<div id="ask"${page.isSignedIn && html` data-session="yes"`} hidden>
<ol id="turns" class="turns" aria-label="${say('conversation')}"></ol>
<p id="status" role="status"></p>
<div id="problem" role="alert"></div>
${!page.isSignedIn && credentialPart(page, voice)}
${questionPart(voice)}
${page.isSignedIn && credentialPart(page, voice)}</div>
${privacyPart(page, voice)}
<pre id="texts" hidden>${JSON.stringify(texts[language])}</pre>
`
}

/** The title of the page. */
export const askTitle = ({ language }: Words): string => texts[language].title
