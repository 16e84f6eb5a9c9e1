import { languages } from '../registry.ts'
import { findIncompleteLanguages, findMissingTexts, formatMissingTexts } from './missing.ts'

const [wanted = ''] = process.argv.slice(2)

const print = (text: string): boolean => process.stdout.write(`${text}\n`)

if (wanted === '--release') {
  // A release has every text of the languages that are not in beta.
  const incomplete = await findIncompleteLanguages()
  for (const { language, missing } of incomplete) print(formatMissingTexts(language, missing))
  if (incomplete.length > 0) process.exitCode = 1
} else if (wanted === '') {
  for (const language of languages) print(formatMissingTexts(language, await findMissingTexts(language)))
} else if (/^[a-z]{2,3}$/.test(wanted)) print(formatMissingTexts(wanted, await findMissingTexts(wanted)))
else {
  process.stderr.write('Usage: npm run -s texts:missing -- [CODE, as pt (ISO 639-1) | --release]\n')
  process.exitCode = 1
}
