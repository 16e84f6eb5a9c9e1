/** Why an expression that takes more than linear time cannot stall: by the text that it reads, or by its own form. */
type Why =
  /** Foreign text of so many signs at most; the file asks for it in these words. */
  | { max: number; by: readonly [file: string, words: string] }
  /** Text that no stranger writes, and who does. */
  | { own: string }
  /** Linear by its form, where recheck comes to no verdict. */
  | { linear: string }

/** An expression that recheck does not find linear, with the files that have it. */
export interface Bound {
  expression: string
  files: readonly string[]
  text: Why
}

const documentation = { own: 'the documentation and the contract of this tree' }
const ownersAddress = { own: 'the address that the program, the page or the operator sets' }
const ownBrowser = { own: 'a file that a person reads in the own browser' }
const officialTable = { own: 'a table of the Observatoire, which the operator reads by a command' }

/** All of them. An entry that is no longer needed fails. */
export const bounds: readonly Bound[] = [
  {
    expression: String.raw`/(?:<\|tool_call_begin\|>\s?|\bto=|\[TOOL_CALLS\]\s{0,3})(?:functions?\.)?([A-Za-z_][\w-]{0,63})(?::\d{1,3})?(?=[^{\n]{0,80}\{)/g`,
    files: ['server/adapters/ai/tagged-calls.ts'],
    text: {
      linear: 'each of its repetitions has at most 80 signs, so that each start is left after a fixed number of steps',
    },
  },
  {
    expression: String.raw`/^[\s:.–-]*(?:[\p{L}’'-]{1,20}[\s:.–-]+)?(?:(?:eur|€)\s?)?(\d[\d .,'’\u00a0\u202f\u2009]{2,20})/u`,
    files: ['server/domain/documents/contradictions.ts'],
    text: { max: 300, by: ['server/domain/documents/contradictions.ts', 'line.slice(0, lineMax)'] },
  },
  {
    expression: String.raw`/^[^\s@,;:"<>()]+@[^\s@,;:"<>()]+\.[^\s@,;:"<>()]+$/`,
    files: ['server/services/leads/setting.ts'],
    text: { max: 254, by: ['server/services/leads/setting.ts', 'email.length > emailLengthMax ||'] },
  },
  {
    expression: String.raw`/\d+$/`,
    files: ['server/access/truncate-address.ts'],
    text: { max: 15, by: ['server/access/truncate-address.ts', 'if (isIPv4(address))'] },
  },
  {
    expression: '/0+$/',
    files: ['server/domain/report/say.ts'],
    text: { max: 27, by: ['server/domain/report/say.ts', 'value.toFixed(decimalsMax)'] },
  },
  {
    expression: String.raw`/\B(?=(\d{3})+$)/`,
    files: ['server/domain/law/us/parameters/market.ts'],
    text: { own: 'a figure of this file' },
  },
  {
    expression: String.raw`/^(.+?) \(from (.+?)\),.* read on (\d{4}-\d{2}-\d{2})$/`,
    files: ['server/domain/report/estimate-basis.ts'],
    text: { own: 'the sources of the tables and of the market data as this service names them' },
  },
  {
    expression: String.raw`/ \([^)]*\)$/`,
    files: ['server/domain/estimation/places.ts'],
    text: { own: 'the names of places in the official tables' },
  },
  {
    expression: String.raw`/("(?:[^"\\]|\\.)*")(\s*:)?|(-?\d[\d.eE+-]*|\btrue\b|\bfalse\b|\bnull\b)/g`,
    files: ['server/pages/docs/code.ts'],
    text: documentation,
  },
  {
    expression: String.raw`/ ?Default: [^.]*(\.\d+)?\.$/`,
    files: ['server/pages/docs/fields.ts'],
    text: documentation,
  },
  {
    expression: String.raw`/^(\s*)"([A-Za-z_]\w*)":/gm`,
    files: ['server/pages/docs/requests.ts'],
    text: documentation,
  },
  {
    expression: String.raw`/<(\/?)([a-z][a-z0-9]*)([^>]*)>|([^<]+)/gi`,
    files: ['server/pages/docs/markup-tree.ts'],
    text: documentation,
  },
  {
    expression: String.raw`/^(\d*)(.*)$/`,
    files: ['server/pages/docs/search/search-index.ts'],
    text: documentation,
  },
  {
    expression:
      /^ *```.*?^ *```$|(?<mark>!?)\[(?<words>(?:`[^`]*`|[^\]`])*)\]\((?<href>[^)\s]+)\)|(?<= )(?<name>href|src)="(?<address>[^"]*)"|`[^`\n]*`/gms.toString(),
    files: ['server/pages/docs/guides/guide.ts'],
    text: documentation,
  },
  {
    expression: '/(<[^>]*>)/',
    files: ['server/pages/docs/guides/inline-markdown.ts'],
    text: documentation,
  },
  {
    expression: String.raw`/\([^)]*\)|\[[^\]]*\]/g`,
    files: ['server/pages/table-file/words.ts'],
    text: ownBrowser,
  },
  {
    expression: String.raw`/\/+$/`,
    files: ['sdk/src/settings.ts', 'sdk/elements/widget/missing-address.ts', 'sdk/src/testing/mocked.ts'],
    text: ownersAddress,
  },
  {
    expression: String.raw`/[A-Z]|\d+$/g`,
    files: ['sdk/elements/calculators/question.ts'],
    text: { own: 'the names of fields in the calculators' },
  },
  {
    expression: String.raw`/"(?:[^"\\]|\\.)*"/`,
    files: ['sdk/elements/widget/message.ts'],
    text: { own: 'the sentence of an error of the service, read in the browser of who asked it' },
  },
  {
    expression: String.raw`/\s*€$/`,
    files: ['server/adapters/price-tables/official-sheet.ts'],
    text: officialTable,
  },
  {
    expression: String.raw`/\s+-\s+/`,
    files: ['server/adapters/price-tables/official-sheet.ts'],
    text: officialTable,
  },
  {
    expression: String.raw`/appartements (?:en (\d{4})|pour la période du (.+?) au (.+?\d{4}))/i`,
    files: ['server/adapters/price-tables/official-sheet.ts'],
    text: officialTable,
  },
  {
    expression: String.raw`/[{｛][\s{｛]{0,9}((?:[~(]\s?)*[DLC]\s?\d[^{}｛｝\n]{0,200})[}｝](?:\s?[}｝]){0,9}/giu`,
    files: ['server/domain/figures/references/names.ts'],
    text: { linear: 'of a run of braces it reads ten, and then to the next brace' },
  },
  {
    expression:
      /\b(?:[a-z][a-z0-9+.-]{1,20}:\/\/|hxxps?\s{0,3}(?:\[:\]|:)|www\.|(?:java\s{0,3}script|vb\s{0,3}script|data|mailto|tel|sms):)(?:[^\s<>"'`)\]]|(?<=\[\.)\])+/giu.toString(),
    files: ['server/services/ai/addresses.ts'],
    text: { linear: 'its beginning has twenty signs at most, and behind it nothing is asked that could fail' },
  },
]
