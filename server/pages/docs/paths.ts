/** Script of the documentation pages: copy buttons, search, language tabs. */
export const docsScriptPath = '/pages/docs.js'

/** Script of the *Try it* form, loaded when it is opened. */
export const trialScriptPath = '/pages/docs-trial.js'

/** Path of the search page; without a query it lists all titles. */
export const searchPath = '/docs/search'

export const searchIndexPath = '/docs/search.json'

/** Maximum length of a search query. */
export const queryCharactersMax = 200
