import { IncomingMessage, type RequestListener, type ServerOptions, ServerResponse } from 'node:http'
import type { Express } from 'express'

const isExpress = (app: RequestListener | Express): app is Express => 'request' in app && 'response' in app

/**
 * Message classes of a server for an Express app. They have Express' prototypes from the start: changing the prototype
 * of each request afterwards, as Express does, costs more than a whole step, since V8 drops its optimised shape.
 * @returns nothing for any other app.
 */
export const createMessageClasses = (
  app: RequestListener,
): Pick<ServerOptions<typeof IncomingMessage, typeof ServerResponse>, 'IncomingMessage' | 'ServerResponse'> => {
  if (!isExpress(app)) return {}
  class AppRequest extends IncomingMessage {}
  class AppResponse<Req extends IncomingMessage> extends ServerResponse<Req> {
    /** Express would create an object without a prototype, which is slower to read. */
    locals = { context: undefined }
  }
  Object.setPrototypeOf(AppRequest.prototype, app.request)
  Object.setPrototypeOf(AppResponse.prototype, app.response)
  // Express sets these prototypes on each message; they are now set already.
  Object.assign(app, { request: AppRequest.prototype, response: AppResponse.prototype })
  return { IncomingMessage: AppRequest, ServerResponse: AppResponse }
}
