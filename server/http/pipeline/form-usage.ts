import type { Request } from 'express'
import { isAllowedOrigin } from '../../access/origins.ts'
import type { FormCounter } from '../../ports/embeds.ts'
import type { Caller } from '../request/caller.ts'

/** Counts events of a website key's form. */
export interface FormWatcher {
  seen(what: FormCounter, keyId: string, origin: string | undefined): void
}

/** Form counter of each operation; a contact is counted where it is received, an opened form where it is told. */
const formCounters: Readonly<Record<string, FormCounter>> = { estimate: 'estimates' }

/** Whether an operation is counted for forms. */
export const isFormOperation = (operation: string): boolean => Object.hasOwn(formCounters, operation)

/**
 * Counts the use of a form on an allowed page of its key: not of the preview on our own pages, nor by a program with a
 * secret key.
 */
export const countFormUse = (operation: string, req: Request, caller: Caller, { seen }: FormWatcher): void => {
  const what = formCounters[operation]
  if (what === undefined || caller.kind !== 'publishable') return
  const origin = req.get('Origin')
  if (isAllowedOrigin(origin, caller.origins)) seen(what, caller.id, origin)
}
