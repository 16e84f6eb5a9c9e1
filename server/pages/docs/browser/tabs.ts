import { element } from './element.ts'

/** One group of the same request in several languages. */
interface Group {
  tabs: HTMLButtonElement[]
  panels: HTMLElement[]
}

const groups: Group[] = []

/** The language of a block, as its caption begins. */
const languageOf = (panel: HTMLElement): string => panel.dataset.language ?? ''

/** Shows a language in all groups of the page that have it. */
const choose = (language: string): void => {
  for (const { tabs, panels } of groups) {
    if (!panels.some(panel => languageOf(panel) === language)) continue
    panels.forEach((panel, place) => {
      const isChosen = languageOf(panel) === language
      panel.hidden = !isChosen
      tabs[place]?.setAttribute('aria-selected', String(isChosen))
      if (tabs[place]) tabs[place].tabIndex = isChosen ? 0 : -1
    })
  }
}

/** A block in a panel of its own: a figure with a caption may not be one. */
const panelOf = (block: HTMLElement, id: string): HTMLElement => {
  const language = block.dataset.language ?? ''
  const panel = element('div', { id, role: 'tabpanel', 'aria-label': language, 'data-language': language })
  block.replaceWith(panel)
  panel.append(block)
  return panel
}

const tabOf = (panel: HTMLElement): HTMLButtonElement => {
  const tab = element('button', { type: 'button', role: 'tab', 'aria-controls': panel.id }, languageOf(panel))
  tab.addEventListener('click', () => {
    // What was clicked stays where it is, whatever the groups above it become.
    const before = tab.getBoundingClientRect().top
    choose(languageOf(panel))
    const scroller = tab.closest('.examples')
    const moved = tab.getBoundingClientRect().top - before
    if (scroller && scroller.scrollHeight > scroller.clientHeight) scroller.scrollBy(0, moved)
    else scrollBy(0, moved)
  })
  return tab
}

const addGroup = (box: HTMLElement, number: number): void => {
  const blocks = [...box.querySelectorAll<HTMLElement>(':scope > .code')]
  if (blocks.length < 2) return
  const panels = blocks.map((block, place) => panelOf(block, `request-${number}-language-${place}`))
  const tabs = panels.map(tabOf)
  const list = element(
    'div',
    { role: 'tablist', class: 'request-tabs', 'aria-label': 'Language of the request' },
    ...tabs,
  )
  list.addEventListener('keydown', ({ key }) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[key]
    const at = tabs.indexOf(document.activeElement as HTMLButtonElement)
    if (step === undefined || at < 0) return
    const next = tabs[(at + step + tabs.length) % tabs.length]
    next?.click()
    next?.focus()
  })
  box.prepend(list)
  groups.push({ tabs, panels })
}

/** Puts the languages of each request side by side; without this script they stand beneath each other. */
export const addTabs = (): void => {
  document.querySelectorAll<HTMLElement>('.requests').forEach(addGroup)
  choose('curl')
  document.documentElement.classList.add('has-tabs')
}
