import { describe } from 'vitest'
import { sqlite } from '../adapters/storage/places.ts'
import { sandboxSuite } from './sandbox-suite.ts'

describe('private sandboxes on SQLite', () => sandboxSuite(sqlite))
