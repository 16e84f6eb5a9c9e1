import type { Request } from 'express'
import { isAllowedOrigin } from '../../access/origins.ts'
import type { SeenOfForm } from '../../ports/embeds.ts'
import type { Caller } from './caller.ts'

/** Told what the form of a website key did on a page. */
export interface FormWatcher {
  seen(what: SeenOfForm, keyId: string, origin: string | undefined): void
}

/** What an answered operation says of the form that asked; a contact is counted where it is received. */
const said: Readonly<Record<string, SeenOfForm>> = { places: 'forms', estimate: 'estimates' }

/** Whether an answered operation says something of a form. */
export const saysSomething = (operation: string): boolean => Object.hasOwn(said, operation)

/** Tells of a form on a page that its key is for: not of the preview on our own pages, nor of a program with a secret key. */
export const tellOfForm = (operation: string, req: Request, caller: Caller, { seen }: FormWatcher): void => {
  const what = said[operation]
  if (what === undefined || caller.kind !== 'publishable') return
  const origin = req.get('Origin')
  if (isAllowedOrigin(origin, caller.origins)) seen(what, caller.id, origin)
}
