import type { Compiler, Node } from './syntax.ts'

/** A change of one place of a file: the text from `start` to `end` becomes `after`. */
export interface Change {
  start: number
  end: number
  before: string
  after: string
}

/** Operators and what each becomes. */
const operators: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ '+': '-', '-': '+', '*': '/', '/': '*', '**': '*' },
    ...{ '<': '<=', '<=': '<', '>': '>=', '>=': '>', '===': '!==', '!==': '===' },
    ...{ '&&': '||', '||': '&&' },
  }),
)

/** Methods and what each becomes; a map, since an object has `toString` too. */
const methods: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ some: 'every', every: 'some', min: 'max', max: 'min', floor: 'ceil', ceil: 'floor' },
    ...{ startsWith: 'endsWith', endsWith: 'startsWith', gt: 'gte', gte: 'gt', lt: 'lte', lte: 'lt' },
  }),
)

/** Methods that may be left out of a chain. */
const removable = new Set(['filter', 'sort', 'toSorted', 'reverse', 'toReversed', 'trim', 'toLowerCase', 'strict'])

/** The next number: a whole one more, or one more in the last digit, so that limits and rates move by little. */
export const toNextNumber = (text: string): string | undefined => {
  if (!/^[\d_]+(\.\d+)?$/.test(text)) return undefined
  const [whole = '', fraction = ''] = text.replaceAll('_', '').split('.')
  const next = String(BigInt(whole + fraction) + 1n).padStart(fraction.length + 1, '0')
  return fraction === '' ? next : `${next.slice(0, -fraction.length)}.${next.slice(-fraction.length)}`
}

/** Finds every change of a file that a test should notice. Types, imports, texts and names are left alone. */
export const findChanges = (compiler: Compiler, name: string, text: string): Change[] => {
  const { SyntaxKind: kinds, forEachChild } = compiler
  const file = compiler.createSourceFile(name, text, compiler.ScriptTarget.Latest, false)
  const changes: Change[] = []
  const read = (node: Node): string => node.getText(file)
  const change = (node: Node, after: string): void => {
    changes.push({ start: node.getStart(file), end: node.end, before: read(node), after })
  }
  const ignored = new Set(
    ['ImportDeclaration', 'ExportDeclaration', 'InterfaceDeclaration', 'TypeAliasDeclaration', 'LiteralType'].map(
      one => kinds[one],
    ),
  )
  const changeCall = (node: Node): void => {
    const method = node.expression
    if (method?.kind !== kinds.PropertyAccessExpression || !method?.name || !method.expression) return
    const called = read(method.name)
    const other = methods.get(called)
    if (other) change(method.name, other)
    if (removable.has(called)) change(node, read(method.expression))
  }
  const changers: Readonly<Record<string, (node: Node) => void>> = {
    BinaryExpression: ({ operatorToken: token }) => {
      const other = token && operators.get(read(token))
      if (token && other) change(token, other)
    },
    ConditionalExpression: ({ condition }) => condition && change(condition, `!(${read(condition)})`),
    IfStatement: ({ expression }) => expression && change(expression, `!(${read(expression)})`),
    PrefixUnaryExpression: node => {
      const isNumber = node.operand?.kind === kinds.NumericLiteral
      if (node.operand && node.operator === kinds.ExclamationToken) change(node, read(node.operand))
      else if (node.operand && node.operator === kinds.MinusToken && !isNumber) change(node, read(node.operand))
    },
    TrueKeyword: node => change(node, 'false'),
    FalseKeyword: node => change(node, 'true'),
    NumericLiteral: node => {
      const next = toNextNumber(read(node))
      if (next) change(node, next)
    },
    CallExpression: changeCall,
    ExpressionStatement: node => node.expression?.kind === kinds.CallExpression && change(node, ';'),
  }
  const byKind = new Map(Object.entries(changers).map(([kind, changer]) => [kinds[kind], changer]))
  const visit = (node: Node): void => {
    if (ignored.has(node.kind)) return
    byKind.get(node.kind)?.(node)
    forEachChild(node, visit)
  }
  visit(file)
  return changes
}
