import { skipToken, type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { createContext, createElement, type ReactElement, type ReactNode, useContext } from 'react'
import type { Client } from '../client.ts'
import type { ValoremError } from '../errors.ts'
import type { OperationError, OperationName } from '../operation-error.ts'
import type { CallOptions } from '../options.ts'
import type { Result } from '../result.ts'

/** A successful answer as cached: plain data, which a server can pass to its page. */
export interface Answered<Data, Meta> {
  /** The answer. */
  readonly data: Data
  /** Caller, method and law of the calculation. */
  readonly meta: Meta
  /** Id of the request in the service's log. */
  readonly requestId: string | undefined
}

/** Cached answer of an operation. */
type AnswerOf<Success> = Success extends Result<infer Data, infer Meta> ? Answered<Data, Meta> : never

/** Options of a hook: those of `useQuery` except its key, its function and retries, which are those of the client. */
export interface HookOptions<Answer, Shown = Answer, Failure = ValoremError>
  extends Omit<UseQueryOptions<Answer, Failure, Shown>, 'queryKey' | 'queryFn' | 'retry' | 'retryDelay'> {
  /** Options of the call; its signal is that of the query. */
  call?: Omit<CallOptions, 'signal'> | undefined
}

/** Hook of an operation without input. */
type BareHook<Success, Failure> = <Shown = AnswerOf<Success>>(
  options?: HookOptions<AnswerOf<Success>, Shown, Failure>,
) => UseQueryResult<Shown, Failure>

/** Hook of an operation with an optional query. */
type QueryHook<Input, Success, Failure> = <Shown = AnswerOf<Success>>(
  query?: Input,
  options?: HookOptions<AnswerOf<Success>, Shown, Failure>,
) => UseQueryResult<Shown, Failure>

/** Hook of an operation with a required input; while that is undefined nothing is sent. */
type InputHook<Input, Success, Failure> = <Shown = AnswerOf<Success>>(
  input: Input | undefined,
  options?: HookOptions<AnswerOf<Success>, Shown, Failure>,
) => UseQueryResult<Shown, Failure>

/** A method with several signatures, such as that for the fees of a country. */
type Overloaded<A, B, C, ForA, ForB, ForC> = {
  (input: A, options?: CallOptions): ForA
  (input: B, options?: CallOptions): ForB
  (input: C, options?: CallOptions): ForC
}

/** Hook of a method, with its input, its answer and the codes of its errors. */
export type Hook<Method, Name extends OperationName> = HookFailing<Method, OperationError<Name>>
type HookFailing<Method, Failure> = Method extends (options?: CallOptions) => Promise<infer Success>
  ? BareHook<Success, Failure>
  : Method extends Overloaded<infer A, infer B, infer C, Promise<infer ForA>, Promise<infer ForB>, Promise<infer ForC>>
    ? [C] extends [A]
      ? undefined extends A
        ? QueryHook<A, ForA, Failure>
        : InputHook<A, ForA, Failure>
      : InputHook<A, ForA, Failure> & InputHook<B, ForB, Failure> & InputHook<C, ForC, Failure>
    : Method extends (input: infer Input, options?: CallOptions) => Promise<infer Success>
      ? // The plain form of a call that reads, whose others take `ifNoneMatch` or `format`.
        undefined extends Input
        ? QueryHook<Input, Success, Failure>
        : InputHook<Input, Success, Failure>
      : never

const ClientContext = /* @__PURE__ */ createContext<Client | undefined>(undefined)

/**
 * Provides the client to the hooks of its children. Create the client once, outside the component; a
 * `QueryClientProvider` must be above.
 */
export const ValoremProvider = ({ client, children }: { client: Client; children?: ReactNode }): ReactElement =>
  createElement(ClientContext.Provider, { value: client }, children)

/**
 * The client of the nearest provider, for operations without a hook.
 * @throws Error where there is no provider.
 */
export const useValorem = (): Client => {
  const client = useContext(ClientContext)
  if (!client) throw new Error('@valorem/sdk/react: no ValoremProvider is above this component.')
  return client
}

/** Argument of a method before its options: none, an optional query, or a required input. */
export type Takes = 'nothing' | 'query' | 'input'

type Send = (...args: unknown[]) => Promise<Result<unknown, unknown>>

/** Five minutes: a calculation gives the same figures again, and each request counts towards the quota. */
const staleTime = 300_000

/** Creates the hook of an operation. The client retries; retries of the query would multiply them. */
export const createOperationHook = <Method, Name extends OperationName>(
  tag: keyof Client,
  operation: string,
  takes: Takes,
): Hook<Method, Name> => {
  const useOperation = (...args: unknown[]) => {
    const methods = useValorem()[tag] as unknown as Record<string, Send>
    const given = takes === 'nothing' ? [] : [args.shift()]
    const { call, ...options } = (args[0] ?? {}) as HookOptions<unknown>
    const ask = async ({ signal }: { signal: AbortSignal }) => {
      const { data, meta, requestId } = (await methods[operation]?.(...given, { ...call, signal })) ?? {}
      return { data, meta, requestId }
    }
    return useQuery({
      staleTime,
      ...options,
      queryKey: ['valorem', operation, ...given],
      queryFn: takes === 'input' && given[0] === undefined ? skipToken : ask,
      retry: false,
    })
  }
  // The types of each operation match those of its method; a test ties them.
  return useOperation as unknown as Hook<Method, Name>
}
