import { IncomingMessage, type RequestListener, type ServerOptions, ServerResponse } from 'node:http'
import type { Express } from 'express'

const isExpress = (app: RequestListener | Express): app is Express => 'request' in app && 'response' in app

/**
 * The kinds of request and answer that a server makes for an app of Express: at once those that Express would turn each
 * of them into, which costs more than a whole step since what the engine knew of the object is lost with its prototype.
 * @returns nothing for any other app.
 */
export const exchangeKinds = (
  app: RequestListener,
): Pick<ServerOptions<typeof IncomingMessage, typeof ServerResponse>, 'IncomingMessage' | 'ServerResponse'> => {
  if (!isExpress(app)) return {}
  class AppRequest extends IncomingMessage {}
  class AppResponse<Asked extends IncomingMessage> extends ServerResponse<Asked> {
    /** Express would make it without a prototype, which is slower to read. */
    locals = { context: undefined }
  }
  Object.setPrototypeOf(AppRequest.prototype, app.request)
  Object.setPrototypeOf(AppResponse.prototype, app.response)
  // What Express puts before each request and answer: now they have it.
  Object.assign(app, { request: AppRequest.prototype, response: AppResponse.prototype })
  return { IncomingMessage: AppRequest, ServerResponse: AppResponse }
}
