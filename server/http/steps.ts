import type { ErrorRequestHandler, NextFunction, Request, RequestHandler, Response } from 'express'

/** What happens before an operation runs, or when that fails. */
export type Step = RequestHandler | ErrorRequestHandler

/** Express tells the two by the number of their parameters, and so does this. */
const isForErrors = (step: Step): step is ErrorRequestHandler => step.length > 3

/** A step in its turn; goes on where it is not for this. Steps are typed as giving nothing; those that wait give a promise. */
type Turn = (error: unknown, req: Request, res: Response, next: NextFunction) => unknown

/** The number of parameters is looked up once: for the engine it is no plain property. */
const turnOf = (step: Step): Turn =>
  isForErrors(step)
    ? (error, req, res, next) => (error ? step(error, req, res, next) : next())
    : (error, req, res, next) => (error ? next(error) : step(req, res, next))

/**
 * Runs steps one after the other as Express runs those of a route, in one layer of it: each layer of Express costs as
 * much as several steps. A step that throws or rejects, or calls `next` with an error, leaves the turn to the steps for errors.
 */
export const inTurn = (steps: readonly Step[]): RequestHandler => {
  const turns = steps.map(turnOf)
  return function runSteps(req, res, done) {
    let at = 0
    const next = (error?: unknown): void => {
      const turn = turns[at]
      at += 1
      if (turn === undefined) {
        done(error)
        return
      }
      try {
        const pending = turn(error, req, res, next)
        if (pending instanceof Promise) pending.catch(next)
      } catch (thrown) {
        next(thrown)
      }
    }
    next()
  }
}
