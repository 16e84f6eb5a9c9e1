import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { toolModule } from '../support/tools.ts'

/** A part of a program, as the compiler of version 5 reads it; version 7 has no interface for programs. */
export interface Node {
  kind: number
  end: number
  getStart(file: Node): number
  getText(file: Node): string
  operatorToken?: Node
  operator?: number
  operand?: Node
  left?: Node
  right?: Node
  condition?: Node
  whenTrue?: Node
  whenFalse?: Node
  expression?: Node
  name?: Node
  arguments?: Node[]
  text?: string
}

/** What of the compiler is called. */
export interface Compiler {
  SyntaxKind: Readonly<Record<string, number>>
  ScriptTarget: { Latest: number }
  createSourceFile(name: string, text: string, target: number, hasParents: boolean): Node
  forEachChild(node: Node, visit: (child: Node) => void): void
}

/** Loads the compiler of `tests/tools`, which has to be installed. */
export const loadCompiler = async (): Promise<Compiler> => {
  const loaded = await import(pathToFileURL(join(toolModule('typescript'), 'lib/typescript.js')).href)
  return loaded.default
}
