import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { askedProvider } from './asked-provider.ts'
import { judgedRows, type Row } from './bars.ts'
import { corpusFile, corpusNames, readCorpus } from './corpus.ts'
import { judgedAnswers } from './judged-answer.ts'

/*
 * `npm run bench -- figures` judges the corpora of answers and prints each kind and category against its bar; ends with 1
 * below a bar. `--corpus FILE` judges another file, `--missed` names each answer that is not judged as it should be, and
 * `--provider cerebras|groq` asks a model that the environment configures six questions in each language through the service.
 */
const { corpus, provider, missed } = parseArgs({
  options: { corpus: { type: 'string' }, provider: { type: 'string' }, missed: { type: 'boolean' } },
}).values

const say = (text: string): void => void process.stdout.write(`${text}\n`)

const printed = ({ corpus: name, part, answers, caught, alarms, isMet, bar }: Row): string => {
  const count = caught === undefined ? `${alarms} with an alarm` : `${caught} caught`
  const verdict = isMet === undefined ? '' : ` (bar: ${bar}) ${isMet ? 'met' : 'NOT MET'}`
  return `${name.padEnd(10)} ${part.padEnd(20)} ${String(answers).padStart(4)} answers, ${count}${verdict}`
}

/** Judges one corpus and says whether it meets its bars. */
const judgeCorpus = (name: string, file: URL | string): boolean => {
  const judged = judgedAnswers(readCorpus(file))
  const rows = judgedRows(name, judged)
  for (const row of rows) say(printed(row))
  for (const { answer, text, missed: figures, alarms } of missed ? judged : []) {
    if (figures.length > 0) say(`  not listed in ${answer.id}: ${figures.join('; ')}: ${text}`)
    if (answer.wrong.length === 0 && alarms.length > 0) say(`  listed in ${answer.id}: ${alarms.join('; ')}: ${text}`)
  }
  return rows.every(({ isMet }) => isMet !== false)
}

if (provider !== undefined) say(await askedProvider(provider))
else {
  const files =
    corpus === undefined
      ? corpusNames.map(name => [name, corpusFile(name)] as const)
      : [[basename(corpus, '.json'), corpus] as const]
  const met = files.map(([name, file]) => judgeCorpus(name, file))
  process.exitCode = met.every(isMet => isMet) ? 0 : 1
}
