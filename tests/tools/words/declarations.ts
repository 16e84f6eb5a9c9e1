import type { SourceFile } from '../../architecture/sources.ts'

/** Name of a declaration at the top level of a file. */
export interface Name {
  file: string
  line: number
  name: string
}

/** A comment with the name of the declaration that it documents, if it does. */
export interface Comment {
  file: string
  line: number
  /** In one line, without its marks. */
  text: string
  /** Name of the declaration after a doc comment. */
  documents?: string
}

const functionPattern =
  /^(?:export )?(?:default )?(?:async )?(?:function\*? ([A-Za-z_$][\w$]*)|const ([A-Za-z_$][\w$]*)(?::[^=\n]+)? =\s+(?:async )?(?:<[^>\n]+>)?(?:\(|function|[a-z]\w* =>))/gm

const commentPattern =
  /\/\*\*(.*?)\*\/(?=([^\n]*\n[^\n]*)?)|(?:^|\n)[^\S\n]*\/\/(?!\/)([^\n]*(?:\n[^\S\n]*\/\/[^\n]*)*)/gs

const declarationPattern =
  /^\s*(?:export )?(?:declare )?(?:abstract )?(?:async )?(?:function\*?|const|class|interface|type|readonly)? ?([A-Za-z_$][\w$]*)\??(?=[\s:(=<;,]|$)/

const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length

/** Finds the functions at the top level of a file; those that begin with a capital make types, classes or schemas. */
export const findFunctions = ({ file, text }: SourceFile): Name[] =>
  [...text.matchAll(functionPattern)]
    .map(({ 1: declared, 2: assigned, index }) => ({
      file,
      line: lineAt(text, index),
      name: declared ?? assigned ?? '',
    }))
    .filter(({ name }) => !/^[A-Z]/.test(name))

const joinLines = (marked: string): string =>
  marked
    .replace(/\n\s*(\*|\/\/)?/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[ *]+|[ *]+$/g, '')

/** Finds the comments of a file: doc comments, and lines after `//`, of which those that follow one another are one. */
export const findComments = ({ file, text }: SourceFile): Comment[] =>
  [...text.matchAll(commentPattern)].flatMap(({ 1: doc, 2: after, 3: lines, index }) => {
    const comment = joinLines(doc ?? lines ?? '')
    const start = doc === undefined ? index + 1 : index
    const documents = doc === undefined ? undefined : declarationPattern.exec(after?.split('\n')[1] ?? '')?.[1]
    return comment === ''
      ? []
      : [{ file, line: lineAt(text, start), text: comment, ...(documents !== undefined && { documents }) }]
  })

/** Name of an exported declaration. */
interface Export extends Name {
  isDocumented: boolean
}

/** Finds the exported declarations of a file, each with whether a comment ends on the line before it. */
export const findExports = ({ file, text }: SourceFile): Export[] => {
  const lines = text.split('\n')
  return lines.flatMap((line, index) => {
    const name = /^export (?:async )?(?:const|class|interface|type|function)\*? (\w+)/.exec(line)?.[1]
    return name === undefined
      ? []
      : [{ file, line: index + 1, name, isDocumented: /\*\/\s*$/.test(lines[index - 1] ?? '') }]
  })
}
