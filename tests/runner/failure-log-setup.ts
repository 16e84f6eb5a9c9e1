import { beforeEach } from 'vitest'
import { printLinesOnFailure } from '../support/failure-log.ts'

beforeEach(printLinesOnFailure)
