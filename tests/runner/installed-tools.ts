/** Installs the programs of others before the slow checks, which run at the same time and share them. */
export { installTools as setup } from '../support/tools.ts'
