import { startingRoles, type StartingRole } from '#domain/account/permissions.ts'
import type { HostConfig } from '#domain/portal/host-config.ts'
import type { AuthUser, Customer } from '#domain/account/session.ts'
import { configDefaults } from '#domain/portal/host-config.ts'
import { locales } from '#domain/portal/locales.ts'

/** A customer, as the server describes it. */
export const customer: Customer = {
  id: '1',
  custCode: { r3: '0000000001', isr: 'I000001', unified: null },
  custName: 'Shop X',
  custPhone: null,
  custAddress: null,
  custCity: 'Town',
  email: null,
  custGroups: ['Gold'],
  reasonBlocked: null,
}

/** Roles that look after areas of customers instead of being one. */
const limits: Partial<Record<StartingRole, AuthUser['limitation']>> = {
  salesman: 'salesman',
  'salesman.fixed': 'salesman',
  'sales.group': 'sales_group',
  'sales.office': 'sales_office',
  audit: 'audit',
}

/** Returns a user with a starting role and its permissions, as `GET /user` answers; one customer is chosen. */
export function person(role: StartingRole, rest: Partial<AuthUser> = {}): AuthUser {
  const limitation = limits[role] ?? null
  return {
    id: '1',
    name: `Name of ${role}`,
    username: role,
    email: null,
    role,
    limitation,
    language: null,
    permissions: [...startingRoles[role]],
    userAreas:
      limitation || role === 'admin'
        ? [
            {
              sorg: '1000',
              limitation: limitation ?? 'audit',
              option: null,
              value: null,
            },
          ]
        : [],
    customerData: customer,
    hasCustCode: true,
    customerCount: 2,
    mustChangePassword: false,
    mustSetUpSecondFactor: false,
    punchOut: null,
    viewedBy: null,
    deviceKey: '',
    merchants: [],
    ...rest,
  }
}

export const people = Object.keys(startingRoles) as StartingRole[]

/** The settings of a host as far as screens look at them; every locale is offered. */
export const hostConfig = (rest: Partial<HostConfig> = {}): HostConfig =>
  ({
    ...configDefaults,
    webTitle: 'Portal',
    languages: locales.map((code) => ({ code, name: code })),
    canCheckout: true,
    claimAllowPAA: true,
    allowNewCustomerInquiry: true,
    allowPreviewPage: false,
    previewUrl: '',
    hidePreviewHosts: [],
    identityProviders: [],
    ...rest,
    features: {
      WEB_MANIFEST: true,
      WEB_NOTIFICATION: false,
      MERGE_MENU_CATALOG: false,
      NEWS: true,
      MOUSEFLOW: false,
      MATOMO: false,
      CART_COUNT_TOTAL_QTY: true,
      ...rest.features,
    },
  }) as HostConfig
