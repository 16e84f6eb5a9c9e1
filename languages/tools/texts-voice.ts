import { findLongSentences, findVoiceFaults, readVoiceFiles } from './voice.ts'
import { sentenceLimits } from './voice-lengths.ts'

const print = (text: string): boolean => process.stdout.write(`${text}\n`)

const files = await readVoiceFiles()
const faults = findVoiceFaults(files)
for (const fault of faults) print(fault)

const long = files.flatMap(({ path, head, texts }) =>
  head === undefined || head.reader === 'programs'
    ? []
    : texts.flatMap(({ key, text }) =>
        findLongSentences(text, sentenceLimits[head.length] ?? 0).map(sentence => `${path}: ${key}: ${sentence}`),
      ),
)
if (process.argv.includes('--long')) for (const sentence of long) print(sentence)
print(`${faults.length} faults, ${long.length} sentences over the limit (--long lists them)`)
