import type { RequestHandler } from 'express'
import { inTurn, type Step } from './steps.ts'

/** Takes the routes that ts-rest registers, and finds one by method and path in one look. */
export interface RouteTable {
  /** Registers a route; whoever asks for HEAD gets what GET has unless HEAD is registered. */
  add(method: string, path: string, steps: readonly Step[]): void
  /** Runs the route of a request; without one the next handler of Express goes on. */
  find: RequestHandler
}

/** Whether a path of Express names one path alone: no parameter, no wildcard, nothing optional. */
export const isLiteral = (path: string): boolean => !/[:*{}()[\]+?!\\]/.test(path)

/**
 * A table of routes whose paths are literal: one path, one spelling. Express itself would compare each request with the
 * pattern of each route before its own.
 */
export const routeTable = (): RouteTable => {
  const routes = new Map<string, RequestHandler>()
  const nameOf = (method: string, path: string): string => `${method} ${path}`
  return {
    add: (method, path, steps) => {
      if (!isLiteral(path)) throw new Error(`${path} names many paths.`)
      const name = nameOf(method, path)
      if (routes.has(name)) throw new Error(`${name} is registered twice.`)
      routes.set(name, inTurn(steps))
    },
    find: function findRoute(req, res, next) {
      const { method, path } = req
      const isHead = method === 'HEAD'
      const route = routes.get(nameOf(method, path)) ?? (isHead ? routes.get(nameOf('GET', path)) : undefined)
      if (route) return route(req, res, next)
      next()
    },
  }
}
