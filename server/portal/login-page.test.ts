import { expect, test } from 'vitest'
import type { Tenant } from '../tenants.ts'
import { loginFor } from './login-page.ts'

const tenant = { config: { languages: [{ code: 'en-us', name: 'English' }, { code: 'fr', name: 'Français' }] } } as Tenant
const page = { style: '', render: ({ locale, target, refused }: object & { locale?: string; target?: string | undefined; refused?: boolean }) => JSON.stringify({ locale, target, refused }) }
const written = (url: string) => JSON.parse(loginFor(page, tenant, url, {}) ?? 'null') as unknown

test.each([
  ['/en-us/catalog/bike?view=item&search=fork', { locale: 'en-us', target: '/en-us/catalog/bike?view=item&search=fork', refused: false }],
  ['/fr/login?target=%2Ffr%2Fcart%3Fstep%3D2&refused=1', { locale: 'fr', target: '/fr/cart?step=2', refused: true }],
  ['/fr', { locale: 'fr', refused: false }],
  ['/en-us/maintenance', null],
])('the form written for %s leads back to it', (url, expected) => expect(written(url)).toEqual(expected))
