import { escapeContent, type Html, html, type Part } from '../html.ts'
import { renderCodeBlock, renderJson, renderShellLine } from './code.ts'
import type { ShownExample, ShownOperation } from './document.ts'
import { buildPhpProgram, buildPythonProgram } from './other-languages.ts'
import { buildSdkProgram } from './requests.ts'
import type { Source } from './source.ts'

/**
 * Renders a request in each language: a curl command, and for a success example programs. The page script turns them
 * into tabs; without it they are listed one below the other.
 */
export const renderRequestBlocks = (
  source: Source,
  operation: ShownOperation,
  example: ShownExample,
  line: string | undefined,
  nameOf: (language: string) => string,
): Html => {
  const isGood = example.status < 300
  const programs: readonly (readonly [name: string, language: string, code: Part | undefined])[] = [
    ['curl', 'curl', line === undefined ? undefined : renderShellLine(line)],
    ['SDK', 'TypeScript', isGood && renderProgram(buildSdkProgram(operation, example, source))],
    ['Python', 'Python', isGood && renderProgram(buildPythonProgram(operation, example, source))],
    ['PHP', 'PHP', isGood && renderProgram(buildPhpProgram(operation, example, source))],
  ]
  const shown = programs.filter(([, , code]) => code)
  return html`${
    shown.length > 0 &&
    html`<div class="requests">
${shown.map(([name, language, code]) => renderCodeBlock(nameOf(name), code, shown.length > 1 ? language : undefined))}</div>
`
  }`
}

const none: ReadonlySet<string> = new Set()

/** Renders a program with highlighted strings and numbers, if they are written as in JSON. */
const renderProgram = (program: string | undefined): Html | undefined =>
  program === undefined ? undefined : program.startsWith('<?php') ? escapeContent(program) : renderJson(program, none)
