'use client'

export * from '../derived/react-hooks.ts'
export { type Answered, type Hook, type HookOptions, useValorem, ValoremProvider } from './hook.ts'
