import { isDeepStrictEqual } from 'node:util'
import type { HeaderObject, ParameterObject } from 'openapi3-ts/oas31'
import type { OperationPair } from './compatibility-contents.ts'
import { serialisationKeys } from './compatibility-keys.ts'
import type { Direction } from './compatibility-rules.ts'
import { formatSchemaValue } from './plain-schema.ts'

/** What becomes text: a parameter, or a header, which is written as `simple` alone. */
type Written = Partial<ParameterObject> | HeaderObject

/** How a value is written, with what OpenAPI takes where nothing is said. */
const describeSerialisation = (written: Written): Record<string, unknown> => {
  const { style: said, explode, allowReserved = false, allowEmptyValue = false } = written as Partial<ParameterObject>
  const place = 'in' in written ? written.in : 'header'
  const style = said ?? (place === 'query' || place === 'cookie' ? 'form' : 'simple')
  return { style, explode: explode ?? style === 'form', allowReserved, allowEmptyValue }
}

/** Compares how a parameter or a header becomes text, and the media type that its text is of. */
export const compareSerialisation = (
  before: Written,
  after: Written,
  { where, direction, pair }: { where: string; direction: Direction; pair: OperationPair },
): void => {
  const tell = pair.report(direction)
  const [was, is] = [describeSerialisation(before), describeSerialisation(after)]
  for (const key of serialisationKeys)
    if (!isDeepStrictEqual(was[key], is[key]))
      tell(
        'serialisation-changed',
        where,
        `${key} ${formatSchemaValue(was[key])} became ${formatSchemaValue(is[key])}.`,
      )
  if (before.content || after.content)
    pair.contents(before.content ?? {}, after.content ?? {}, { where: `${where} `, direction })
}
