import { describe } from 'vitest'
import { postgres } from '../adapters/storage/places.ts'
import { sandboxSuite } from './sandbox-suite.ts'

describe('private sandboxes on PostgreSQL', () => sandboxSuite(postgres))
