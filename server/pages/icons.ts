import { type Html, html } from './html.ts'

/** Lines of the icons, in a box of 20 by 20. */
const lines = {
  arrow: 'M4 10h12M11 5l5 5-5 5',
  brush:
    'M4 16.5c2.5 0 4-1 4-3a2.2 2.2 0 0 0-4.3-.7c-.4 1.5-.2 2.2-1.2 3 .4.5 1 .7 1.5.7ZM8 11.5 15.5 3.2a1.2 1.2 0 0 1 1.8 1.7L9.8 12.8',
  check: 'm4 10.5 4 4 8-9',
  clock: 'M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM10 6v4.2l2.8 1.8',
  code: 'm7 6-4 4 4 4M13 6l4 4-4 4',
  copy: 'M7 7h9.5v9.5H7zM13 7V3.5H3.5V13H7',
  down: 'm5 7.5 5 5 5-5',
  file: 'M5 2.5h6.5L15.5 6.5v11H5zM11 2.5V7h4.5M7.5 11h5.5M7.5 14h5.5',
  gear: 'M10 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM10 2.5v2M10 15.5v2M2.5 10h2M15.5 10h2M4.7 4.7l1.4 1.4M13.9 13.9l1.4 1.4M15.3 4.7l-1.4 1.4M6.1 13.9l-1.4 1.4',
  globe: 'M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM3 10h14M10 3c2 2 3 4.3 3 7s-1 5-3 7c-2-2-3-4.3-3-7s1-5 3-7Z',
  home: 'M3 9.5 10 4l7 5.5M5 8v8.5h10V8M8.5 16.5v-5h3v5',
  lock: 'M5 9h10v7.5H5zM7 9V6.5a3 3 0 0 1 6 0V9',
  mail: 'M3 5h14v10.5H3zM3.2 5.5 10 10.8l6.8-5.3',
  menu: 'M3 6h14M3 10h14M3 14h14',
  people:
    'M7.5 9.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM2 16.5c.3-3 2.5-4.5 5.5-4.5s5.2 1.5 5.5 4.5M13 3.8a3 3 0 0 1 0 5.4M15 12.3c1.7.7 2.8 2.1 3 4.2',
  phone:
    'M4.5 3h3l1.3 3.7-1.7 1.3c.8 1.9 2.1 3.2 4 4l1.3-1.7L16.1 11.6v3c0 1-.8 1.6-1.8 1.5C8.3 15.5 3.8 11 3.1 4.9 3 3.9 3.6 3 4.5 3Z',
  trash: 'M3.5 5.5h13M8 5.5V3.5h4v2M5 5.5l.8 11h8.4l.8-11M8.5 8.5v5M11.5 8.5v5',
  warn: 'M10 3.5 17.5 16.5h-15zM10 8.5v3.5M10 14.3v.1',
} as const

export type IconName = keyof typeof lines

/** Renders an icon, which stands next to a word that says the same and is unseen by screen readers. */
export const renderIcon = (name: IconName): Html =>
  html`<svg class="icon" viewBox="0 0 20 20" aria-hidden="true"><path d="${lines[name]}"/></svg>`
