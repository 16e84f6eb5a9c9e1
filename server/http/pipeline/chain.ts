import type { NextFunction, Request, RequestHandler, Response } from 'express'
import { type Context, contextOf, type Facts, type PartialContext } from './context.ts'

/** What a step gives where the request goes no further: its answer is on the way, or the client has disconnected. */
export interface Answered {
  readonly isAnswered: true
}

/** The value that ends a chain. */
export const answered: Answered = { isAnswered: true }

/** What a step gives, at once or later. */
type Given<Value> = Value | Answered | Promise<Value | Answered>

type Run<Needs, Value> = (req: Request, res: Response, context: Context & Needs) => Given<Value>

/**
 * What happens between the match of a route and its handler. A step needs facts that steps before it have added, and may
 * add one itself; it refuses by throwing.
 */
export interface Step<Needs = unknown, Adds = unknown> {
  readonly run: Run<Needs, unknown>
  /** Name of the fact that it gives. */
  readonly adds: keyof Facts | undefined
  /** Carries `Adds` for the compiler; never set. */
  readonly added?: Adds
}

/** A step that gives a fact, under its name. */
export const adding = <Name extends keyof Facts, Value extends Facts[Name], Needs = unknown>(
  adds: Name,
  run: Run<Needs, Value>,
): Step<Needs, Record<Name, Value>> => ({ run, adds })

/** A step that adds nothing: it checks, notes, or answers. */
export const checking = <Needs = unknown>(run: Run<Needs, void>): Step<Needs> => ({ run, adds: undefined })

/** What is to be done where a step has failed; it may throw another error in place of the first. */
export type FailureStep = (error: unknown, res: Response, context: PartialContext) => Promise<void>

/**
 * Steps in their order. A step that needs a fact which none before it adds does not compile:
 * `chain().use(replay)` needs `.use(authenticate).use(quota).use(readBody)` before it.
 */
export interface Chain<Has = unknown> {
  use<Adds>(step: Step<Has, Adds>): Chain<Has & Adds>
  /** A step for some operations only; it adds nothing that a later one could need. */
  useIf(isUsed: boolean, step: Step<Has>): Chain<Has>
  /** For what fails in the steps before it. */
  onFailure(failed: FailureStep): Chain<Has>
  /** The steps as one middleware: each layer of Express costs as much as several steps. */
  middleware(): RequestHandler
  /** The facts that all steps together have added, for what runs behind them. */
  factsOf(res: Response): Context & Has
}

interface Link {
  step: Step<never>
  failed: FailureStep | undefined
}

/** The context with a place for every fact, as the runner fills it; `Chain` has proved what is in it. */
type Filled = Context & Record<keyof Facts, unknown>

/** Answers a failed step with its error, or with the one that the failure step throws in its place. */
const fail = (error: unknown, failed: FailureStep | undefined, res: Response, next: NextFunction): void => {
  if (failed) failed(error, res, contextOf(res) as PartialContext).then(() => next(error), next)
  else next(error)
}

/** Runs the steps from an index on. Only a step that gives a promise is waited for: most requests wait for their count alone. */
const runFrom = (start: number, links: readonly Link[], req: Request, res: Response, next: NextFunction): void => {
  const context = contextOf(res) as Filled
  for (let index = start; index < links.length; index += 1) {
    const { step, failed } = links[index] as Link
    const { run, adds } = step
    try {
      const given = run(req, res, context as never)
      if (given === answered) return
      if (given instanceof Promise) {
        given.then(
          value => {
            if (value === answered) return
            if (adds !== undefined) context[adds] = value
            runFrom(index + 1, links, req, res, next)
          },
          error => fail(error, failed, res, next),
        )
        return
      }
      if (adds !== undefined) context[adds] = given
    } catch (error) {
      fail(error, failed, res, next)
      return
    }
  }
  next()
}

const linked = <Has>(links: readonly Link[]): Chain<Has> => ({
  use: step => linked([...links, { step, failed: undefined }]),
  useIf: (isUsed, step) => linked(isUsed ? [...links, { step, failed: undefined }] : links),
  onFailure: failed => linked(links.map(link => ({ ...link, failed: link.failed ?? failed }))),
  middleware: () =>
    function runSteps(req, res, next) {
      runFrom(0, links, req, res, next)
    },
  factsOf: res => contextOf(res) as Context & Has,
})

/** A chain without a step. */
export const chain = (): Chain => linked([])
