import { dirname, join } from 'node:path'
import {
  angularCaller,
  heyApiCaller,
  kubbCaller,
  kubbConfig,
  oazapftsCaller,
  openApiFetchCaller,
  orvalCaller,
  qraftCaller,
  rtkQueryBase,
  rtkQueryCaller,
  rtkQueryConfig,
  swaggerTypescriptCaller,
  typedOpenApiCaller,
} from './generator-callers.ts'

/** A generator of clients: how it is run, what it prints, and what of it fails by itself. */
export interface GeneratorTool {
  name: string
  /** Packages of npm, each as `NAME@VERSION`; the first is the tool. */
  packages: readonly string[]
  command: string
  /** Arguments for a file and a folder. */
  args: (file: string, out: string) => readonly string[]
  /** The printed file that the others hang on, in the folder. */
  entry: string
  /** The printed file with the types, or the folder of such files, where it is another. */
  types?: string
  /** Configuration files of the tool, by their names; they are written beside the OpenAPI file. */
  config?: Readonly<Record<string, string>>
  /** What is printed for a field of any content, with its name; a type in TypeScript where missing. */
  untyped?: RegExp
  /** Text behind which the printed types end and the client of the tool begins. */
  typesEnd?: string
  /** A program that sets address and key, and has `call(id, body)`; calls are not tried without one. */
  caller?: string
  /** A fault of the tool itself: its issue, and the only lines of the compiler that belong to it. */
  known?: { issue: string; lines: RegExp }
}

/** Generators of clients that npm has, with the options of their first page. */
export const generatorTools: readonly GeneratorTool[] = [
  {
    name: 'openapi-typescript',
    packages: ['openapi-typescript@7.13.0', 'openapi-fetch@0.17.0'],
    command: 'openapi-typescript',
    args: (file, out) => [file, '-o', `${out}/types.ts`],
    entry: 'types.ts',
    caller: openApiFetchCaller,
  },
  {
    name: 'hey-api',
    packages: ['@hey-api/openapi-ts@0.99.0'],
    command: 'openapi-ts',
    args: (file, out) => ['-i', file, '-o', out],
    entry: 'index.ts',
    types: 'types.gen.ts',
    caller: heyApiCaller,
  },
  {
    name: 'orval',
    packages: ['orval@8.38.0'],
    command: 'orval',
    args: (file, out) => ['--input', file, '--output', `${out}/api.ts`, '--client', 'fetch'],
    entry: 'api.ts',
    caller: orvalCaller,
  },
  {
    name: 'oazapfts',
    packages: ['oazapfts@7.5.0', '@oazapfts/runtime@1.2.0'],
    command: 'oazapfts',
    args: (file, out) => [file, `${out}/api.ts`],
    entry: 'api.ts',
    caller: oazapftsCaller,
  },
  {
    name: 'swagger-typescript-api',
    packages: ['swagger-typescript-api@13.13.0'],
    command: 'swagger-typescript-api',
    args: (file, out) => ['generate', '-p', file, '-o', out, '-n', 'api.ts'],
    entry: 'api.ts',
    typesEnd: 'export type QueryParamsType',
    caller: swaggerTypescriptCaller,
  },
  {
    name: 'openapi-typescript-codegen',
    packages: ['openapi-typescript-codegen@0.31.0', 'form-data@4.0.6'],
    command: 'openapi',
    args: (file, out) => ['--input', file, '--output', out],
    entry: 'index.ts',
    known: {
      issue: 'ferdikoomen/openapi-typescript-codegen#1186',
      lines: /^\S*models\/RegulatoryLtv\.ts\(\d+,\d+\): error TS(1359|1109)/,
    },
  },
  {
    name: 'openapi-zod-client',
    packages: ['openapi-zod-client@1.18.3', '@zodios/core@10.9.6', 'axios@1.21.1', 'zod@3.25.76'],
    command: 'openapi-zod-client',
    args: (file, out) => [file, '-o', `${out}/api.ts`, '--with-alias'],
    entry: 'api.ts',
    untyped: /(\w+): z\.(?:any|unknown)\(\)/g,
  },
  {
    name: 'kubb',
    packages: [
      '@kubb/cli@4.39.3',
      ...['@kubb/core@4.39.3', '@kubb/plugin-oas@4.39.3', '@kubb/plugin-ts@4.39.3', '@kubb/plugin-client@4.39.3'],
      ...['@kubb/fabric-core@0.16.1', '@kubb/react-fabric@0.16.1'],
    ],
    command: 'kubb',
    args: file => ['generate', '-c', join(dirname(file), 'kubb.config.js')],
    config: { 'kubb.config.js': kubbConfig },
    entry: 'index.ts',
    types: 'types',
    caller: kubbCaller,
  },
  {
    name: 'typed-openapi',
    packages: ['typed-openapi@2.2.7'],
    command: 'typed-openapi',
    // Its output is a path below the folder where it is started.
    args: file => [file, '-o', 'out/api.ts'],
    entry: 'api.ts',
    typesEnd: '// </Schemas>',
    caller: typedOpenApiCaller,
  },
  {
    name: 'rtk-query',
    packages: ['@rtk-query/codegen-openapi@2.2.0', '@reduxjs/toolkit@2.15.0'],
    command: 'rtk-query-codegen-openapi',
    args: file => [join(dirname(file), 'rtk.json')],
    config: { 'rtk.json': rtkQueryConfig, 'base.ts': rtkQueryBase },
    entry: 'api.ts',
    caller: rtkQueryCaller,
  },
  {
    name: 'ng-openapi-gen',
    packages: [
      ...['ng-openapi-gen@1.1.0', '@angular/core@20.3.35', '@angular/common@20.3.35', '@angular/compiler@20.3.35'],
      'rxjs@7.8.2',
    ],
    command: 'ng-openapi-gen',
    args: (file, out) => ['--input', file, '--output', out],
    entry: 'api.ts',
    types: 'models',
    caller: angularCaller,
  },
  {
    name: 'openapi-qraft',
    packages: [
      ...['@openapi-qraft/cli@2.14.1', '@openapi-qraft/react@2.14.1', '@tanstack/react-query@5.108.4'],
      ...['react@19.3.1', '@types/react@19.3.0'],
    ],
    command: 'openapi-qraft',
    args: (file, out) => [
      ...['--plugin', 'tanstack-query-react', '--plugin', 'openapi-typescript', file],
      ...['-o', out, '--clean'],
    ],
    entry: 'index.ts',
    types: 'schema.ts',
    caller: qraftCaller,
  },
]

/** Fields of any content, which are sent back as they were answered and not read: the only ones without a type. */
export const untypedFields = ['assumed', 'law', 'result']
