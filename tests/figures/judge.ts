import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { askedProvider } from './asked-provider.ts'
import { judgedRows, type Row } from './bars.ts'
import { type Corpus, corpusFile, corpusNames, readCorpus } from './corpus.ts'
import { generatedCorpus } from './generated-corpus.ts'
import { judgedAnswers } from './judged-answer.ts'
import { judgeReadings, readingRows, readingsFolders, readReadings } from './readings.ts'

/*
 * `npm run figures:judge` judges the corpora of answers and the readings of documents, and prints each against its bar; ends with 1
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
const judgeCorpus = (name: string, answers: Corpus): boolean => {
  const judged = judgedAnswers(answers)
  const rows = judgedRows(name, judged)
  for (const row of rows) say(printed(row))
  for (const { answer, text, missed: figures, alarms } of missed ? judged : []) {
    if (figures.length > 0) say(`  not listed in ${answer.id}: ${figures.join('; ')}: ${text}`)
    if (answer.wrong.length === 0 && alarms.length > 0) say(`  listed in ${answer.id}: ${alarms.join('; ')}: ${text}`)
  }
  return rows.every(({ isMet }) => isMet !== false)
}

/** Judges the readings of the documents of a folder and says whether they meet their bars. */
const judgeDocuments = async (name: string, folder: URL): Promise<boolean> => {
  const judged = await judgeReadings(readReadings(folder), folder)
  const rows = readingRows(judged)
  for (const { part, fields, right, bar, isMet } of rows)
    say(
      `readings   ${name.padEnd(8)} ${part.padEnd(20)} ${right} of ${fields} (bar: ${Math.round(bar * 100)} %) ${isMet ? 'met' : 'NOT MET'}`,
    )
  for (const { reading, field, expected, status } of missed ? judged.flatMap(({ fields }) => fields) : [])
    if (status !== expected) say(`  ${reading.id} ${reading.label}: ${field} is ${status} and must be ${expected}`)
  return rows.every(({ isMet }) => isMet)
}

if (provider !== undefined) say(await askedProvider(provider))
else {
  const files =
    corpus === undefined
      ? [
          ...corpusNames.map(name => [name, readCorpus(corpusFile(name))] as const),
          ['generated', generatedCorpus()] as const,
        ]
      : [[basename(corpus, '.json'), readCorpus(corpus)] as const]
  const met = files.map(([name, answers]) => judgeCorpus(name, answers))
  if (corpus === undefined)
    for (const [name, folder] of Object.entries(readingsFolders)) met.push(await judgeDocuments(name, folder))
  process.exitCode = met.every(isMet => isMet) ? 0 : 1
}
