import type * as z from 'zod'
import type * as places from '#contract/estimation/places'
import type * as leads from '#contract/leads'
import type * as printed from '../../sdk/src/derived/types.ts'
import { tied } from './tied.ts'

/** Types of contacts and of what a form shows of its agency. */
export const leadTies = {
  LeadConsent: tied<z.input<typeof leads.LeadConsent>, printed.LeadConsent>(),
  LeadContact: tied<z.input<typeof leads.LeadContact>, printed.LeadContact>(),
  LeadHold: tied<z.output<typeof leads.LeadHold>, printed.LeadHold>(),
  LeadInput: tied<z.input<typeof leads.LeadInput>, printed.LeadInput>(),
  LeadReceipt: tied<z.output<typeof leads.LeadReceipt>, printed.LeadReceipt>(),
  LeadResponse: tied<z.output<typeof leads.LeadResponse>, printed.LeadResponse>(),
  FormSetting: tied<z.output<typeof places.FormSetting>, printed.FormSetting>(),
  FormSettings: tied<z.output<typeof places.FormSettings>, printed.FormSettings>(),
  PageBrand: tied<z.output<typeof places.PageBrand>, printed.PageBrand>(),
  PageLogo: tied<z.output<typeof places.PageLogo>, printed.PageLogo>(),
}
