import type { LawParameter } from '#contract/law'
import { lawChangesMethod, listLawChanges } from '#domain/law/changes'
import { lawParametersMethod, matchingParameters } from '#domain/law/parameter-list'
import type { Handlers } from '../operations/handler.ts'
import { buildMeta } from '../operations/meta.ts'

/** All law parameters sorted by id, the tag of their version, and that of the list of countries. */
export type LawView = () => { parameters: readonly LawParameter[]; tag: string; countriesTag: string }

export const createLawHandlers = ({ law: view }: { law: LawView }): Handlers<'law'> => ({
  lawParameters: ({ query }, context) => {
    const { parameters, tag } = view()
    // One tag per query: the version of all parameters, then the filters.
    const filters = [query.country, query.day, query.id].map(part => (part ?? '').replaceAll('.', '-')).join('_')
    return {
      status: 200,
      body: {
        success: true,
        data: { parameters: matchingParameters(parameters, query) },
        meta: buildMeta(context, lawParametersMethod),
      },
      headers: { ETag: `"${tag.replaceAll('"', '')}_${filters}"` },
    }
  },
  lawChanges: ({ query }, context) => ({
    status: 200,
    body: {
      success: true,
      data: listLawChanges(query, context.day),
      meta: buildMeta(context, lawChangesMethod),
    },
  }),
})
