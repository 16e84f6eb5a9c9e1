import { content, type Html, html, type Part } from '../html.ts'
import { codeBlock, markedJson, markedLine } from './code.ts'
import type { ShownExample, ShownOperation } from './document.ts'
import { phpProgram, pythonProgram } from './other-languages.ts'
import { sdkProgram } from './requests.ts'
import type { Source } from './source.ts'

/**
 * A request in each language: a line for a shell, and of a good one programs that send it. The script of the pages puts
 * them side by side, without it they stand beneath each other.
 */
export const requestBlocks = (
  source: Source,
  operation: ShownOperation,
  example: ShownExample,
  line: string | undefined,
  nameOf: (language: string) => string,
): Html => {
  const isGood = example.status < 300
  const programs: readonly (readonly [name: string, language: string, code: Part | undefined])[] = [
    ['curl', 'curl', line === undefined ? undefined : markedLine(line)],
    ['SDK', 'TypeScript', isGood && marked(sdkProgram(operation, example, source))],
    ['Python', 'Python', isGood && marked(pythonProgram(operation, example, source))],
    ['PHP', 'PHP', isGood && marked(phpProgram(operation, example, source))],
  ]
  const shown = programs.filter(([, , code]) => code)
  return html`${
    shown.length > 0 &&
    html`<div class="requests">
${shown.map(([name, language, code]) => codeBlock(nameOf(name), code, shown.length > 1 ? language : undefined))}</div>
`
  }`
}

const none: ReadonlySet<string> = new Set()

/** A program with its texts and figures marked, where they are written as in JSON. */
const marked = (program: string | undefined): Html | undefined =>
  program === undefined ? undefined : program.startsWith('<?php') ? content(program) : markedJson(program, none)
