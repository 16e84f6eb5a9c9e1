import type { Colleague, ReadLead } from '../../services/leads/lead-services.ts'
import { createFormFields, type Refused, renderPostForm } from '../form.ts'
import { type Html, html } from '../html.ts'
import type { Words } from '../words.ts'
import { leadsPath } from './lead-table.ts'

/** Form of the note of a contact. */
export const noteForm = { form: 'note', fields: ['note'] } as const
/** Form that hands a contact to a colleague. */
export const handForm = { form: 'hand', fields: ['colleague'] } as const

/** Renders the note of a contact; below a refused one, the saved note that it would replace. */
export const renderLeadNote = (words: Words, { id, content }: ReadLead, refused: Refused | undefined): Html => {
  const { text } = words
  const note = content.desk?.note ?? ''
  const { area, hidden } = createFormFields(words, noteForm.form, refused)
  return html`<section>${refused?.form === noteForm.form && note !== '' && html`<p class="quote"><bdi class="lines">${note}</bdi></p>`}
${renderPostForm(`${leadsPath}/${id}/note`, html`${area('note', { value: note, isOptional: true })}${hidden('before', note)}<button class="quiet">${text('lead.saveNote')}</button>`)}</section>
`
}

/** Renders the choice of the colleague who takes care of a contact. */
export const renderLeadHandOver = (
  words: Words,
  { lead: { id, content }, colleagues }: { lead: ReadLead; colleagues: readonly Colleague[] },
  refused: Refused | undefined,
): Html => {
  const { text } = words
  const members = colleagues.map(({ userId, name }) => ({ value: userId, text: html`${name}` }))
  return html`<section>${renderPostForm(
    `${leadsPath}/${id}/hand`,
    html`${createFormFields(words, handForm.form, refused).select(
      'colleague',
      [{ value: '', text: text('lead.nobody') }, ...members],
      { value: content.desk?.colleagueId ?? '' },
    )}<button class="quiet">${text('lead.hand')}</button>`,
  )}</section>
`
}
