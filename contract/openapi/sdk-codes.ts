import { type ErrorCode, errorCodes, errors } from '#contract/shared/errors'
import { listPossibleCodes } from './error-codes.ts'
import { isOfPages, type Operation, operations } from './operations.ts'
import { formatDocComment, formatTypeLiteral } from './sdk-types.ts'

/** The codes of failures that an operation may answer, in the order of the table. */
const listCodes = (operation: Operation): ErrorCode[] => {
  const statuses = new Set(errorCodes.map(code => errors[code].status))
  const possible = new Set([...statuses].flatMap(status => listPossibleCodes(operation, status)))
  return errorCodes.filter(code => possible.has(code))
}

const joinTypes = (codes: readonly ErrorCode[]): string => codes.map(formatTypeLiteral).join(' | ')

const generateStatuses = (): string => {
  const lines = errorCodes.map(code => {
    const { status, message, remedy } = errors[code]
    return `${formatDocComment(`${message} ${remedy}`, '  ')}  ${code}: ${status}\n`
  })
  return `/** Every code of a failure with its HTTP status. */\nexport interface ErrorStatuses {\n${lines.join('')}}\n\n/** The statuses that failures have. */\nexport type ErrorStatus = ErrorStatuses[keyof ErrorStatuses]\n`
}

const generateOperationCodes = (): string => {
  const entries = operations
    .filter(operation => !isOfPages(operation))
    .map(operation => ({ operation, codes: listCodes(operation) }))
  const common = errorCodes.filter(code => entries.every(({ codes }) => codes.includes(code)))
  const lines = entries.map(({ operation: { tag, id, summary }, codes }) => {
    const own = codes.filter(code => !common.includes(code))
    const type = ['CommonCode', ...own.map(formatTypeLiteral)].join(' | ')
    return `${formatDocComment(`${summary}.`, '  ')}  ${formatTypeLiteral(`${tag}.${id}`)}: ${type}\n`
  })
  return `/** Codes that every operation may answer. */\nexport type CommonCode = ${joinTypes(common)}\n\n/** Codes that each operation may answer, by its name in the client. */\nexport interface OperationCodes {\n${lines.join('')}}\n`
}

/** Prints the codes of failures with their statuses, and those of each operation. */
export const generateCodes = (): string => `${generateStatuses()}\n${generateOperationCodes()}`
