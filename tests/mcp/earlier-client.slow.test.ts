import { beforeAll } from 'vitest'
import { installTools } from '../support/tools.ts'
import { describeAssistant } from './assistant.ts'
import { connectEarlier } from './clients.ts'

beforeAll(installTools)

describeAssistant('@modelcontextprotocol/sdk', connectEarlier)
