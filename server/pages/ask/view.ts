import { getOperationPath } from '#contract/openapi/operation-path'
import { texts } from '#languages/derived/ask'
import { sessionLimits } from '../../access/tiers.ts'
import { type Html, html, type Part } from '../html.ts'
import type { Words } from '../words.ts'
import { type AskTexts, createAskTexts } from './ask-texts.ts'
import { getCalculationNames } from './calculation-names.ts'
import { limits } from './conversation.ts'

/** Model providers available without a provider key, and the shared sandbox key. */
export interface AskModels {
  /** Names of the providers available to all users; may be empty. */
  providers: readonly string[]
  /** Shared sandbox key; undefined if disabled. */
  sandboxApiKey: string | undefined
}

/** Data of the question page. */
export interface AskPage extends AskModels {
  /** Questions authenticate with the visitor's session, else with a key. */
  isSignedIn: boolean
  /** Providers for which the visitor or its organisation has a key. */
  ownProviders: readonly string[]
  /** Whether this installation has accounts. */
  hasAccounts: boolean
}

const signInPath = '/sign-in?next=/ask'

/** Renders the notice that no provider is configured; nothing if there is one. */
const renderMissingProvider = (
  { providers, ownProviders, isSignedIn, hasAccounts }: AskPage,
  { say }: AskTexts,
): Part => {
  if (providers.length > 0 || ownProviders.length > 0) return undefined
  // A person who is signed in can do nothing about it: it is told, and no alarm.
  return html`<div class="${isSignedIn ? 'notice' : 'notice bad'}"><p><strong>${say('noProvider')}</strong></p>
<p>${say('noProvider.operator')}</p>
${hasAccounts && html`<p>${say('noProvider.own')} <a href="/account/provider-keys">${say('providerKeys')}</a></p>`}
${!isSignedIn && html`<p>${say('noProvider.key')}</p>`}</div>
`
}

const renderKeyField = ({ sandboxApiKey }: AskPage, { say }: AskTexts): Html =>
  html`<div class="field"><label for="key">${say('key')}</label>
<input id="key" type="password" autocomplete="off" spellcheck="false" aria-describedby="key-hint key-fault"><span class="hint" id="key-hint">${say('key.hint')}</span><span class="fault" id="key-fault"></span></div>
${sandboxApiKey !== undefined && html`<p><button type="button" class="quiet" id="take-sandbox" data-key="${sandboxApiKey}">${say('key.sandbox')}</button></p>`}
`

/** Renders the credential of a question: the session, or a key. */
const renderCredential = (page: AskPage, voice: AskTexts): Html => {
  const { isSignedIn, hasAccounts } = page
  return html`<details id="credential"${!isSignedIn && html` open`}><summary>${voice.say(isSignedIn ? 'key.instead' : 'key')}</summary>
${renderKeyField(page, voice)}${!isSignedIn && hasAccounts && html`<p><a href="${signInPath}">${voice.say('signIn')}</a></p>`}</details>
`
}

const examples = ['example.1', 'example.2', 'example.3'] as const

const renderQuestionForm = ({ say, number }: AskTexts): Html =>
  html`<div id="examples"><h2>${say('examples')}</h2>
<ul class="plain">${examples.map(
    key => html`<li><button type="button" class="quiet example">${say(key)}</button></li>
`,
  )}</ul></div>
<div class="field question"><label for="question">${say('question')}</label>
<textarea id="question" rows="3" aria-describedby="question-hint question-fault"></textarea><span class="hint" id="question-hint">${say('question.hint', { most: number(limits.turnCharacters) })}</span><span class="fault" id="question-fault"></span></div>
<p class="buttons"><button type="button" id="send">${say('send')}</button>
<button type="button" class="quiet" id="stop" hidden>${say('stop')}</button>
<button type="button" class="quiet" id="again" hidden>${say('again')}</button></p>
`

const renderPrivacyNotice = ({ providers, ownProviders, isSignedIn }: AskPage, { say, number }: AskTexts): Html =>
  html`<h2>${say('privacyTitle')}</h2>
<p>${say('privacy')}</p>
${ownProviders.length > 0 && html`<p>${say('privacy.own', { providers: ownProviders.join(', ') })}</p>`}
${ownProviders.length === 0 && providers.length > 0 && html`<p>${say('privacy.providers', { providers: providers.join(', ') })}</p>`}
${isSignedIn && ownProviders.length === 0 && html`<p>${say('dayLimit', { count: number(sessionLimits.analyze.perDay) })}</p>`}
`

/** Renders the page before the first question; parts that need the script are hidden until it runs. */
export const renderAsk = ({ language }: Words, page: AskPage): Html => {
  const names = getCalculationNames(language)
  const voice = createAskTexts(language, texts[language], names)
  const { say } = voice
  return html`<p class="lead">${say('lead')}</p>
<noscript><div class="notice bad"><p>${say('noScript')} <a href="${getOperationPath('chat')}" hreflang="en">API</a></p></div></noscript>
${renderMissingProvider(page, voice)}
<div id="ask"${page.isSignedIn && html` data-session="yes"`} hidden>
<ol id="turns" class="turns" aria-label="${say('conversation')}"></ol>
<p id="status" role="status"></p>
<div id="problem" role="alert"></div>
${!page.isSignedIn && renderCredential(page, voice)}
${renderQuestionForm(voice)}
${page.isSignedIn && renderCredential(page, voice)}</div>
${renderPrivacyNotice(page, voice)}
<pre id="texts" hidden>${JSON.stringify(texts[language])}</pre>
<pre id="names" hidden>${JSON.stringify(names)}</pre>
`
}

/** Title of the question page. */
export const getAskTitle = ({ language }: Words): string => texts[language].title
