/** Installs the programs of others before the long checks, which run beside each other and share them. */
export { installTools as setup } from '../support/tools.ts'
