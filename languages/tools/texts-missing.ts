import { missingList, missingTexts } from './missing.ts'

const [code = ''] = process.argv.slice(2)

if (/^[a-z]{2,3}$/.test(code)) process.stdout.write(`${missingList(code, await missingTexts(code))}\n`)
else {
  process.stderr.write('Usage: npm run -s texts:missing -- CODE, as pt (ISO 639-1)\n')
  process.exitCode = 1
}
