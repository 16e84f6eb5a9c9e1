import { pathToFileURL } from 'node:url'
import { toolModule } from '../../support/tools.ts'

/** A regular expression as a program writes it: between slashes, or as the text that `RegExp` is given. */
export interface Literal {
  file: string
  line: number
  pattern: string
  flags: string
}

/** The expression with its flags, by which its verdict is recorded. */
export const writeExpression = ({ pattern, flags }: Pick<Literal, 'pattern' | 'flags'>): string =>
  `/${pattern}/${flags}`

/** The part of a node of the syntax tree that is read here. */
interface Node {
  kind: number
  end: number
  text?: string
  expression?: Node
  arguments?: readonly Node[]
}

/** The part of the compiler interface of TypeScript 5 that is used; TypeScript 7 has none. */
interface Compiler {
  createSourceFile(name: string, text: string, target: number): Node
  forEachChild(node: Node, visit: (child: Node) => void): void
  SyntaxKind: Readonly<Record<string, number>>
  ScriptTarget: { Latest: number }
}

/** Reads the expressions of a program; those that it puts together of several texts are left out. */
export type ReadLiterals = (file: string, text: string) => Literal[]

/** Opens a reader of programs; the packages of `tests/tools` are installed. */
export const openLiterals = async (): Promise<ReadLiterals> => {
  const { default: compiler } = (await import(pathToFileURL(toolModule('typescript/lib/typescript.js')).href)) as {
    default: Compiler
  }
  const { RegularExpressionLiteral, NewExpression, CallExpression, StringLiteral, NoSubstitutionTemplateLiteral } =
    compiler.SyntaxKind
  const isText = (node: Node | undefined): node is Node & { text: string } =>
    node?.text !== undefined && (node.kind === StringLiteral || node.kind === NoSubstitutionTemplateLiteral)
  const readParts = ({ kind, text = '', expression, arguments: given = [] }: Node) => {
    if (kind === RegularExpressionLiteral) {
      const end = text.lastIndexOf('/')
      return { pattern: text.slice(1, end), flags: text.slice(end + 1) }
    }
    if ((kind !== NewExpression && kind !== CallExpression) || expression?.text !== 'RegExp') return undefined
    const [pattern, flags] = given
    return isText(pattern) ? { pattern: pattern.text, flags: isText(flags) ? flags.text : '' } : undefined
  }
  return (file, text) => {
    const found: Literal[] = []
    const visit = (node: Node): void => {
      const parts = readParts(node)
      if (parts) found.push({ file, line: text.slice(0, node.end).split('\n').length, ...parts })
      compiler.forEachChild(node, visit)
    }
    visit(compiler.createSourceFile(file, text, compiler.ScriptTarget.Latest))
    return found
  }
}
