import { expect, test } from 'vitest'
import type { Tenant } from '../tenants.ts'
import { loginFor, type LoginPage } from './login-page.ts'

const tenant = {
  config: {
    languages: [
      { code: 'en-us', name: 'English' },
      { code: 'fr', name: 'Français' },
    ],
  },
} as Tenant
const page = {
  style: '',
  render: ({
    locale,
    target,
    refused,
    secondStep,
    withPassword,
  }: Parameters<LoginPage['render']>[0]) =>
    JSON.stringify({
      locale,
      target,
      refused,
      secondStep: secondStep || undefined,
      withPassword: withPassword || undefined,
    }),
}
const written = (url: string) => JSON.parse(loginFor(page, tenant, url, {}) ?? 'null') as unknown

test.each([
  [
    '/en-us/catalog/bike?view=item&search=fork',
    { locale: 'en-us', target: '/en-us/catalog/bike?view=item&search=fork' },
  ],
  [
    '/fr/login?target=%2Ffr%2Fcart%3Fstep%3D2&refused=0',
    { locale: 'fr', target: '/fr/cart?step=2', refused: 0 },
  ],
  ['/fr/login?refused=30', { locale: 'fr', refused: 30 }],
  ['/fr/login?refused=%3Cscript%3E', { locale: 'fr' }],
  ['/fr', { locale: 'fr' }],
  ['/fr/login?password=true&refused=-6', { locale: 'fr', refused: -6, withPassword: true }],
  ['/fr/login?refused=-7', { locale: 'fr', refused: -7 }],
  ['/fr/login?refused=-8', { locale: 'fr' }],
  [
    '/fr/login/second-step?target=%2Ffr%2Fcart&refused=0',
    { locale: 'fr', target: '/fr/cart', refused: 0, secondStep: true },
  ],
  ['/fr/login?refused=-1', { locale: 'fr', refused: -1 }],
  ['/en-us/maintenance', null],
])('the form written for %s leads back to it', (url, expected) =>
  expect(written(url)).toEqual(expected),
)
