/** The script of the pages of the documentation: copies, searches, switches between languages. */
export const docsScriptPath = '/pages/docs.js'

/** The script that makes the form of *Try it*, loaded when somebody opens it. */
export const trialScriptPath = '/pages/docs-trial.js'

/** Where the documentation is searched, and without a question all titles are listed. */
export const searchPath = '/docs/search'

/** What the script searches in. */
export const searchIndexPath = '/docs/search.json'

/** Longest question of a search. */
export const queryCharactersMax = 200
