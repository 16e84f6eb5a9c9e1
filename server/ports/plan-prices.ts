/** Plans that the operator may ask a price for. */
export const paidPlans = ['pro', 'enterprise'] as const
export type PaidPlan = (typeof paidPlans)[number]

/** Euros a month before VAT; a plan without a price is on request. */
export type PlanPrices = Readonly<Partial<Record<PaidPlan, number>>>
