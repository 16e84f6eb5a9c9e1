import { searchIndexPath } from '../paths.ts'
import { createSearch, type Search } from '../search/engine.ts'
import { listEntries, type SearchEntry, type SearchIndex } from '../search/search-index.ts'
import { buildElement } from './build-element.ts'

/** Maximum number of results listed below the field. */
const resultsMax = 8

/** Fetches the search index. */
const fetchIndex = async (): Promise<Search> => {
  const answer = await fetch(searchIndexPath)
  if (!answer.ok) throw new Error(`The index was answered with ${answer.status}.`)
  return createSearch(listEntries((await answer.json()) as SearchIndex))
}

const createOption = ({ title, where, path }: SearchEntry, place: number): HTMLElement =>
  buildElement(
    'li',
    // What is found is in English.
    { lang: 'en', id: `found-${place}`, role: 'option', 'aria-selected': 'false', 'data-path': path },
    buildElement('span', { class: 'found-title' }, title),
    buildElement('span', { class: 'where' }, where),
  )

/** Combobox of the search: its results and the active option. */
class SearchBox {
  private search: Promise<Search> | undefined
  private active = -1
  /** Query whose results are awaited; '' once the list is closed. */
  private wanted = ''
  private readonly list = buildElement('ul', { id: 'found', role: 'listbox' })
  private readonly status = buildElement('p', { class: 'unseen', role: 'status' })
  private readonly input: HTMLInputElement

  constructor(input: HTMLInputElement) {
    this.input = input
    this.list.hidden = true
    this.list.setAttribute('aria-label', input.dataset.list ?? '')
    for (const [name, value] of Object.entries({
      role: 'combobox',
      'aria-expanded': 'false',
      'aria-controls': 'found',
      'aria-autocomplete': 'list',
    }))
      input.setAttribute(name, value)
    input.placeholder += ' ( / )'
    input.after(this.list, this.status)
    input.addEventListener('focus', () => this.load())
    input.addEventListener('input', () => void this.show())
    input.addEventListener('keydown', event => this.press(event))
    input.addEventListener('blur', () => this.close())
    // Keeps the focus in the field, so that the list is still open when the pointer is released.
    this.list.addEventListener('pointerdown', event => event.preventDefault())
    this.list.addEventListener('click', event => {
      const option = (event.target as Element).closest<HTMLElement>('[role=option]')
      if (option) this.follow(option)
    })
  }

  private load(): Promise<Search> {
    this.search ??= fetchIndex()
    this.search.catch(() => {
      this.search = undefined
    })
    return this.search
  }

  private get options(): HTMLElement[] {
    return [...this.list.children] as HTMLElement[]
  }

  private async show(): Promise<void> {
    const question = this.input.value.trim()
    if (question === '') return this.close()
    this.wanted = question
    const search = await this.load().catch(() => undefined)
    // Stale results are dropped: the query has changed or the list was closed. Without an index the form opens the
    // search page.
    if (!search || question !== this.wanted) return
    const found = search(question, resultsMax)
    this.list.replaceChildren(...found.map(createOption))
    this.list.hidden = found.length === 0
    this.input.setAttribute('aria-expanded', String(found.length > 0))
    this.select(-1)
    const { nothing = '', found: some = '' } = this.input.dataset
    this.status.textContent = found.length === 0 ? nothing : some.replace('…', `${found.length}`)
  }

  private select(place: number): void {
    this.active = place
    this.options.forEach((option, index) => {
      option.setAttribute('aria-selected', String(index === place))
    })
    const option = this.options[place]
    if (option) {
      this.input.setAttribute('aria-activedescendant', option.id)
      option.scrollIntoView({ block: 'nearest' })
    } else this.input.removeAttribute('aria-activedescendant')
  }

  private press(event: KeyboardEvent): void {
    const count = this.list.hidden ? 0 : this.options.length
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && count > 0) {
      // Index -1 is the field itself.
      this.select(((this.active + 1 + step + count + 1) % (count + 1)) - 1)
      event.preventDefault()
    } else if (event.key === 'Enter') {
      const option = this.options[this.active]
      if (!option || count === 0) return
      event.preventDefault()
      this.follow(option)
    } else if (event.key === 'Escape') {
      this.close()
      if (count > 0) event.preventDefault()
    }
  }

  private follow(option: HTMLElement): void {
    this.close()
    location.href = option.dataset.path ?? '/docs'
  }

  private close(): void {
    this.wanted = ''
    this.list.hidden = true
    this.input.setAttribute('aria-expanded', 'false')
    this.select(-1)
    this.status.textContent = ''
  }
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')

/** Adds results to the search field; `/` focuses it from anywhere on the page. */
export const addSearch = (): void => {
  const input = document.querySelector<HTMLInputElement>('#search')
  if (!input) return
  new SearchBox(input)
  document.addEventListener('keydown', event => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    event.preventDefault()
    input.focus()
    input.select()
  })
}
