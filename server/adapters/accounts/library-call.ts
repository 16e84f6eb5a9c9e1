import type { Visit } from '../../ports/accounts.ts'
import type { Library } from './library.ts'
import type { LibraryAnswer } from './library-answer.ts'

/** Headers passed to the library: the visitor, and cookies where the call needs them; never those of the request. */
export const createLibraryHeaders = (cookie: string, visit?: Visit): Headers =>
  new Headers({
    ...(cookie !== '' && { cookie }),
    ...(visit && { 'user-agent': visit.agent, 'x-forwarded-for': visit.shownAddress }),
  })

/** Runs calls into the library, without a limit on concurrency. */
export type CallLibrary = (work: (auth: Library) => Promise<Response>) => Promise<LibraryAnswer>
