import { skipToken, type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { createContext, createElement, type ReactElement, type ReactNode, useContext } from 'react'
import type { Client } from '../client.ts'
import type { ValoremError } from '../errors.ts'
import type { CallOptions } from '../options.ts'
import type { Result } from '../result.ts'

/** A good answer as the cache has it: plain data, which a server can hand to its page. */
export interface Answered<Data, Meta> {
  readonly data: Data
  /** Who asked, by which method and law it was calculated. */
  readonly meta: Meta
  /** Name of the request in the service's log. */
  readonly requestId: string | undefined
}

/** What an operation answers, as the cache has it. */
export type AnswerOf<Success> = Success extends Result<infer Data, infer Meta> ? Answered<Data, Meta> : never

/** Options of a hook: those of `useQuery` but for its key, its function and repeats, which are those of the client. */
export interface HookOptions<Answer, Shown = Answer>
  extends Omit<UseQueryOptions<Answer, ValoremError, Shown>, 'queryKey' | 'queryFn' | 'retry' | 'retryDelay'> {
  /** Options of the call; its signal is that of the query. */
  call?: Omit<CallOptions, 'signal'> | undefined
}

/** A hook for an operation that takes nothing. */
export type BareHook<Success> = <Shown = AnswerOf<Success>>(
  options?: HookOptions<AnswerOf<Success>, Shown>,
) => UseQueryResult<Shown, ValoremError>

/** A hook for an operation that may be asked without a query. */
export type QueryHook<Input, Success> = <Shown = AnswerOf<Success>>(
  query?: Input,
  options?: HookOptions<AnswerOf<Success>, Shown>,
) => UseQueryResult<Shown, ValoremError>

/** A hook for an operation that needs an input; while that is undefined nothing is sent. */
export type InputHook<Input, Success> = <Shown = AnswerOf<Success>>(
  input: Input | undefined,
  options?: HookOptions<AnswerOf<Success>, Shown>,
) => UseQueryResult<Shown, ValoremError>

/** A method of several signatures, as that for the fees of a country. */
type Overloaded<A, B, C, ForA, ForB, ForC> = {
  (input: A, options?: CallOptions): ForA
  (input: B, options?: CallOptions): ForB
  (input: C, options?: CallOptions): ForC
}

/** The hook of a method, with its input and its answer. */
export type Hook<Method> = Method extends (options?: CallOptions) => Promise<infer Success>
  ? BareHook<Success>
  : Method extends Overloaded<infer A, infer B, infer C, Promise<infer ForA>, Promise<infer ForB>, Promise<infer ForC>>
    ? [C] extends [A]
      ? undefined extends A
        ? QueryHook<A, ForA>
        : InputHook<A, ForA>
      : InputHook<A, ForA> & InputHook<B, ForB> & InputHook<C, ForC>
    : never

const ClientContext = /* @__PURE__ */ createContext<Client | undefined>(undefined)

/**
 * Gives its children the client that the hooks ask: one that is made once, outside of the component. A `QueryClientProvider`
 * stands around it.
 */
export const ValoremProvider = ({ client, children }: { client: Client; children?: ReactNode }): ReactElement =>
  createElement(ClientContext.Provider, { value: client }, children)

/**
 * The client of the nearest provider, for what has no hook.
 * @throws Error where there is no provider.
 */
export const useValorem = (): Client => {
  const client = useContext(ClientContext)
  if (!client) throw new Error('@valorem/sdk/react: no ValoremProvider is above this component.')
  return client
}

/** What a method is called with before its options: nothing, a query that may be missing, or an input. */
export type Takes = 'nothing' | 'query' | 'input'

type Send = (...args: unknown[]) => Promise<Result<unknown, unknown>>

/** Five minutes: a calculation gives the same figures again, and each request counts towards the quota. */
const staleTime = 300_000

/** Makes the hook of an operation. Repeats are the client's: those of the query would repeat them again. */
export const hookOf = <Method>(tag: keyof Client, operation: string, takes: Takes): Hook<Method> => {
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
  // The types of each operation are those of its method; a test ties them.
  return useOperation as unknown as Hook<Method>
}
