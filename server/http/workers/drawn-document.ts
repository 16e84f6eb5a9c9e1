import type { Response } from 'express'
import { unavailable } from '#domain/core/refusal'
import { createAddressClient } from '../../access/queued-client.ts'
import type { DrawnReport } from '../../ports/report-drawing.ts'
import { normalizeClientAddress } from '../request/client-address.ts'
import { getContext } from '../request/context.ts'
import { createQueueFullRefusal, type WorkerPool } from './in-worker.ts'

/** Draws a document of the service in a worker; several requests may wait for it, so it is drawn even if one ends. */
export type DocumentDrawer = (res: Response, document: DrawnReport) => Promise<Uint8Array>

/**
 * Creates the drawer of documents, queued for the address of the request.
 * @throws Refusal where the queue is full, or the thread ended.
 */
export const createDocumentDrawer =
  (pool: WorkerPool): DocumentDrawer =>
  async (res, document) => {
    const { requestId, day } = getContext(res)
    const body = Buffer.from(JSON.stringify(document))
    const call = { id: 'document', body, context: { requestId, day }, isDrawing: true }
    const client = createAddressClient(normalizeClientAddress(res.req.ip), 'stranger')
    const ticket = { client, bytes: body.byteLength, signal: new AbortController().signal }
    const outcome = await pool.workers.run(call, ticket)
    if (outcome.outcome === 'noPlace') throw createQueueFullRefusal(outcome, pool.now())
    const cause = outcome.outcome === 'lost' ? outcome.cause : undefined
    if (outcome.outcome !== 'done' || !('answer' in outcome.result))
      throw unavailable('the thread of a calculation', cause)
    return outcome.result.answer.bytes
  }
