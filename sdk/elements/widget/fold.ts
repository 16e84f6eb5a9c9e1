import { make } from './dom.ts'

/** Creates a part that opens on demand, with a title and a note below it. */
export const createFold = (part: string, title: string, note: string, ...children: Node[]): HTMLElement =>
  make('details', { part }, make('summary', {}, make('span', {}, title, note && make('small', {}, note))), ...children)
