import type { Response } from 'express'
import type { Answer } from '../../operations/handler.ts'
import { closeAfterBody } from '../bodies/lingering-close.ts'
import { getContext } from '../request/context.ts'
import { bufferHeader } from './buffered-headers.ts'

/**
 * Sets the headers of a response and notes its code for the log; the caller sends status and body. A failure closes the
 * connection where its request body has not arrived.
 */
export const setAnswerHeaders = (res: Response, { headers, code }: Pick<Answer, 'headers' | 'code'>): void => {
  for (const [name, value] of Object.entries(headers)) bufferHeader(res, name, value)
  if (code === undefined) return
  getContext(res).notes.code = code
  closeAfterBody(res)
}
