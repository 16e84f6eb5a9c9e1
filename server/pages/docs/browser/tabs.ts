import { buildElement } from './build-element.ts'

/** One group of the same request in several languages. */
interface Group {
  tabs: HTMLButtonElement[]
  panels: HTMLElement[]
}

const groups: Group[] = []

const getPanelLanguage = (panel: HTMLElement): string => panel.dataset.language ?? ''

/** Shows a language in all groups of the page that have it. */
const selectLanguage = (language: string): void => {
  for (const { tabs, panels } of groups) {
    if (!panels.some(panel => getPanelLanguage(panel) === language)) continue
    panels.forEach((panel, place) => {
      const isChosen = getPanelLanguage(panel) === language
      panel.hidden = !isChosen
      tabs[place]?.setAttribute('aria-selected', String(isChosen))
      if (tabs[place]) tabs[place].tabIndex = isChosen ? 0 : -1
    })
  }
}

/** Wraps a block in a tab panel; a figure with a caption may not have that role. */
const wrapInPanel = (block: HTMLElement, id: string): HTMLElement => {
  const language = block.dataset.language ?? ''
  const panel = buildElement('div', { id, role: 'tabpanel', 'aria-label': language, 'data-language': language })
  block.replaceWith(panel)
  panel.append(block)
  return panel
}

const createTab = (panel: HTMLElement): HTMLButtonElement => {
  const tab = buildElement(
    'button',
    { type: 'button', role: 'tab', 'aria-controls': panel.id },
    getPanelLanguage(panel),
  )
  tab.addEventListener('click', () => {
    // Keeps the clicked tab in place when groups above it change height.
    const before = tab.getBoundingClientRect().top
    selectLanguage(getPanelLanguage(panel))
    const scroller = tab.closest('.examples')
    const moved = tab.getBoundingClientRect().top - before
    if (scroller && scroller.scrollHeight > scroller.clientHeight) scroller.scrollBy(0, moved)
    else scrollBy(0, moved)
  })
  return tab
}

const addTabGroup = (box: HTMLElement, number: number): void => {
  const blocks = [...box.querySelectorAll<HTMLElement>(':scope > .code')]
  if (blocks.length < 2) return
  const panels = blocks.map((block, place) => wrapInPanel(block, `request-${number}-language-${place}`))
  const tabs = panels.map(createTab)
  const list = buildElement(
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

/** Turns the languages of each request into tabs; without this script they are listed one below the other. */
export const addTabs = (): void => {
  document.querySelectorAll<HTMLElement>('.requests').forEach(addTabGroup)
  selectLanguage('curl')
  document.documentElement.classList.add('has-tabs')
}
