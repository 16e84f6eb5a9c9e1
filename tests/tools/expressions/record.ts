import { installTools } from '../../support/tools.ts'
import { recordVerdicts } from './check.ts'

await installTools()
await recordVerdicts()
