import type { NextFunction, Request, RequestHandler, Response } from 'express'
import { type Context, type Facts, getContext, type PartialContext } from './context.ts'

/** Result of a step that ends the chain: it has sent the response, or the client has disconnected. */
export interface ChainEnd {
  readonly isAnswered: true
}

/** Value that ends a chain. */
export const chainEnd: ChainEnd = { isAnswered: true }

/** Result of a step, synchronous or not. */
type StepResult<Value> = Value | ChainEnd | Promise<Value | ChainEnd>

type Run<Needs, Value> = (req: Request, res: Response, context: Context & Needs) => StepResult<Value>

/**
 * Step between the match of a route and its handler. A step needs facts that earlier steps have added, and may add one
 * itself; it refuses by throwing.
 */
export interface Step<Needs = unknown, Adds = unknown> {
  readonly run: Run<Needs, unknown>
  /** Name of the fact that it adds. */
  readonly adds: keyof Facts | undefined
  /** Carries `Adds` for the compiler; never set. */
  readonly added?: Adds
}

/** Creates a step that adds a fact. */
export const createFactStep = <Name extends keyof Facts, Value extends Facts[Name], Needs = unknown>(
  adds: Name,
  run: Run<Needs, Value>,
): Step<Needs, Record<Name, Value>> => ({ run, adds })

/** Creates a step that adds nothing: it checks, notes, or responds. */
export const createCheckStep = <Needs = unknown>(run: Run<Needs, void>): Step<Needs> => ({ run, adds: undefined })

/** Runs after a failed step; may throw another error that replaces the first. */
export type FailureStep = (error: unknown, res: Response, context: PartialContext) => Promise<void>

/**
 * Ordered steps. A step that needs a fact which no earlier one adds does not compile:
 * `startChain().use(replayRepeats)` needs `.use(authenticate).use(countQuota).use(readJsonBytes)` before it.
 */
export interface Chain<Has = unknown> {
  use<Adds>(step: Step<Has, Adds>): Chain<Has & Adds>
  /** Adds a step for some operations only; it adds no facts. */
  useIf(isUsed: boolean, step: Step<Has>): Chain<Has>
  /** Adds a failure step to the preceding steps. */
  onFailure(failed: FailureStep): Chain<Has>
  /** All steps as one middleware: each layer of Express costs as much as several steps. */
  middleware(): RequestHandler
  /** Facts that all steps have added, for later handlers. */
  factsOf(res: Response): Context & Has
}

interface ChainLink {
  step: Step<never>
  failed: FailureStep | undefined
}

/** Context with every fact, as the runner fills it; `Chain` has proved which ones are set. */
type FilledContext = Context & Record<keyof Facts, unknown>

/** Passes on the error of a failed step, or the one that the failure step throws instead. */
const passStepError = (error: unknown, failed: FailureStep | undefined, res: Response, next: NextFunction): void => {
  if (failed) failed(error, res, getContext(res) as PartialContext).then(() => next(error), next)
  else next(error)
}

/** Runs the steps from an index on. Only promises are awaited: most requests wait for their count alone. */
const runStepsFrom = (
  start: number,
  links: readonly ChainLink[],
  req: Request,
  res: Response,
  next: NextFunction,
): void => {
  const context = getContext(res) as FilledContext
  for (let index = start; index < links.length; index += 1) {
    const { step, failed } = links[index] as ChainLink
    const { run, adds } = step
    try {
      const given = run(req, res, context as never)
      if (given === chainEnd) return
      if (given instanceof Promise) {
        given.then(
          value => {
            if (value === chainEnd) return
            if (adds !== undefined) context[adds] = value
            runStepsFrom(index + 1, links, req, res, next)
          },
          error => passStepError(error, failed, res, next),
        )
        return
      }
      if (adds !== undefined) context[adds] = given
    } catch (error) {
      passStepError(error, failed, res, next)
      return
    }
  }
  next()
}

const createChain = <Has>(links: readonly ChainLink[]): Chain<Has> => ({
  use: step => createChain([...links, { step, failed: undefined }]),
  useIf: (isUsed, step) => createChain(isUsed ? [...links, { step, failed: undefined }] : links),
  onFailure: failed => createChain(links.map(link => ({ ...link, failed: link.failed ?? failed }))),
  middleware: () =>
    function runSteps(req, res, next) {
      runStepsFrom(0, links, req, res, next)
    },
  factsOf: res => getContext(res) as Context & Has,
})

/** Empty chain. */
export const startChain = (): Chain => createChain([])
