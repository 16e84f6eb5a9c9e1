import { parseAcceptLanguage } from '#languages/accept-language'
import { tables } from '#languages/derived/costs'
import { texts } from '#languages/derived/pages'
import { buildLabels } from '#languages/labels'

/*
 * `print-texts.ts CODES PAGE_KEY LABEL_KEY`, run in a changed tree: the language that a header gets which asks for the first code
 * before German, a text of the pages in each language, and the words of an answer.
 */
const [codes = '', pageKey = '', labelKey = ''] = process.argv.slice(2)
const pages: Readonly<Record<string, Readonly<Record<string, string>>>> = texts
const labels: Readonly<Record<string, unknown>> = buildLabels(tables)
const listed = codes.split(',')
process.stdout.write(
  JSON.stringify({
    accepted: parseAcceptLanguage(`${listed[0]}, de;q=0.5`),
    texts: listed.map(code => pages[code]?.[pageKey]),
    label: labels[labelKey],
  }),
)
