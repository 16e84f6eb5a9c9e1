import type { RequestHeaderNote } from '#contract/shared/headers'
import type { Operation } from './operations.ts'

const readers: Record<RequestHeaderNote['on'], (operation: Operation) => boolean> = {
  every: () => true,
  repeated: ({ method, access }) =>
    method === 'POST' && !access.cookieOnly && !['lead', 'sandbox'].includes(access.quota),
  cacheable: ({ access }) => access.maxAgeSeconds !== undefined,
  sandbox: ({ access }) => access.credentials.includes('sandbox'),
}

/** Whether an operation reads a header of a request. */
export const isRead = ({ on }: Pick<RequestHeaderNote, 'on'>, operation: Operation): boolean => readers[on](operation)
