/** Limits of what a person sees within a sales organisation; without one they see all of it. */
export const limitations = ['salesman', 'sales_group', 'sales_office', 'audit'] as const
