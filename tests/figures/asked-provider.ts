import { freeProviders } from '#contract/ai/providers'
import { type Language, languages, sourceLanguage } from '#languages/registry'
import { post, startApp } from '../support/app.ts'
import { corpusFile, readCorpus } from './corpus.ts'

/** Six things to ask of a context in each language; one that has no questions is asked for in those of the source. */
const questions: Readonly<Partial<Record<Language, readonly string[]>>> & {
  readonly [sourceLanguage]: readonly string[]
} = {
  fr: [
    'Commente ces chiffres.',
    'Quels sont les montants les plus importants ?',
    'Compare les montants entre eux.',
    'Que dois-je retenir en trois phrases ?',
    'Écris un courriel au client.',
    'Quels sont les risques ?',
  ],
  de: [
    'Kommentiere diese Zahlen.',
    'Welche Beträge sind die wichtigsten?',
    'Vergleiche die Beträge miteinander.',
    'Was soll ich mir in drei Sätzen merken?',
    'Schreibe eine E-Mail an den Kunden.',
    'Welche Risiken gibt es?',
  ],
  en: [
    'Comment on these figures.',
    'Which amounts matter most?',
    'Compare the amounts with each other.',
    'What should I remember, in three sentences?',
    'Write an e-mail to the client.',
    'What are the risks?',
  ],
  lb: [
    'Kommentéier dës Zuelen.',
    'Wéi eng Montante si wichteg?',
    'Vergläich d’Montanten.',
    'Wat soll ech mir an dräi Sätz mierken?',
    'Schreif eng E-Mail un de Client.',
    'Wéi eng Risike ginn et?',
  ],
  pt: [
    'Comenta estes números.',
    'Quais são os montantes mais importantes?',
    'Compara os montantes entre si.',
    'O que devo reter em três frases?',
    'Escreve um e-mail ao cliente.',
    'Quais são os riscos?',
  ],
}

/** What of a commentary is counted. */
interface Commentary {
  text: string
  figures: { expression: string | null }[]
  unverifiedSpans: { text: string }[]
}

const charactersMax = 20_000

/** A minute and a second, so that each question finds the minute of the free limits new. */
const pauseMs = 61_000

/** The settings of one provider in this environment, and of no other. @throws Error where it is not configured. */
const settingsOf = (provider: string): Record<string, string> => {
  const name = freeProviders.find(known => known === provider)
  if (!name) throw new Error(`--provider ${provider} must be one of ${freeProviders.join(', ')}.`)
  const settings = Object.entries(process.env).filter(([key]) => key.startsWith(`${name.toUpperCase()}_`))
  if (settings.length === 0)
    throw new Error(`Nothing configures ${name}: set ${name.toUpperCase()}_API_KEY or _URL, and _MODEL.`)
  return Object.fromEntries(settings.map(([key, value]) => [key, value ?? '']))
}

/** Asks a configured model six questions in each language through the service, and says how it kept the rule of names. @throws Error as above. */
export const askedProvider = async (provider: string): Promise<string> => {
  const env = settingsOf(provider)
  const contexts = Object.values(readCorpus(corpusFile('honest')).contexts)
  const app = await startApp({ env })
  const counts = { asked: 0, answered: 0, written: 0, broken: 0, leftOut: 0, unsupported: 0 }
  const refusals = new Map<string, number>()
  try {
    const { key } = await app.newKey('enterprise')
    for (const language of languages)
      for (const prompt of questions[language] ?? questions[sourceLanguage]) {
        const context = contexts[counts.asked % contexts.length]?.texts.join('\n').slice(0, charactersMax) ?? ''
        counts.asked += 1
        app.clock.now = new Date(app.clock.now.getTime() + pauseMs)
        const answer = await post(app, '/ai/analyze', { context, prompt, language }, { 'X-API-Key': key })
        const body = (await answer.json()) as { data?: Commentary; code?: string }
        if (!body.data) {
          refusals.set(body.code ?? String(answer.status), (refusals.get(body.code ?? '') ?? 0) + 1)
          continue
        }
        const { figures, unverifiedSpans } = body.data
        const broken = unverifiedSpans.filter(({ text }) => text === '[?]').length
        counts.answered += 1
        counts.broken += broken
        counts.written += figures.filter(({ expression }) => expression !== null).length + broken
        counts.leftOut +=
          figures.filter(({ expression }) => expression === null).length + unverifiedSpans.length - broken
        counts.unsupported += unverifiedSpans.length - broken
      }
  } finally {
    await app.close()
  }
  const failed = [...refusals].map(([code, count]) => `${count} × ${code}`).join(', ')
  return [
    `${counts.asked} questions, ${counts.answered} answers${failed === '' ? '' : `, else ${failed}`}`,
    `references written: ${counts.written}, of which broken: ${counts.broken}`,
    `figures without a reference: ${counts.leftOut}, of which nothing supports: ${counts.unsupported}`,
  ].join('\n')
}
