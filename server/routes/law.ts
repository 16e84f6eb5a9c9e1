import type { LawParameter } from '#contract/law'
import { lawParametersMethod, matchingParameters } from '#domain/law/parameter-list'
import type { Handlers } from '../operations/handler.ts'
import { metaOf } from '../operations/meta.ts'

/** Every parameter of law, sorted by id, and what names this state of them among the tags of answers. */
export type LawView = () => { parameters: readonly LawParameter[]; tag: string }

/** The handlers of the law that is open to read. */
export const law = ({ law: view }: { law: LawView }): Handlers<'law'> => ({
  lawParameters: ({ query }, context) => {
    const { parameters, tag } = view()
    // One tag for each question: the state of the whole, then the filters.
    const filters = [query.country, query.day, query.id].map(part => (part ?? '').replaceAll('.', '-')).join('_')
    return {
      status: 200,
      body: {
        success: true,
        data: { parameters: matchingParameters(parameters, query) },
        meta: metaOf(context, lawParametersMethod),
      },
      headers: { ETag: `"${tag.replaceAll('"', '')}_${filters}"` },
    }
  },
})
