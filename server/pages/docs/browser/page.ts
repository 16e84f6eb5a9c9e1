import { addCopyButtons } from './copy.ts'
import { addFieldLinks } from './field-links.ts'
import { addSearch } from './search-box.ts'
import { addTabs } from './tabs.ts'
import { addTrialButton } from './trial-button.ts'

addTabs()
addCopyButtons()
addFieldLinks()
addSearch()
addTrialButton()
