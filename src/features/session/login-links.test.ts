import { expect, test } from 'vitest'
import type { HostConfig } from '#domain/portal/host-config.ts'
import { loginLinks } from './login-links.ts'

const words = { forgot: 'Forgot?', inquiry: 'Become a customer', password: 'With a password' }

test.each([
  [false, false, true, []],
  [true, false, true, ['/de/forgot-password']],
  [false, true, true, ['/de/new-customer-inquiry']],
  [true, true, true, ['/de/forgot-password', '/de/new-customer-inquiry']],
  [true, true, false, ['/de/new-customer-inquiry', '/de/login?password=true&target=%2Fde%2Fcart']],
])(
  'forgotPassword %s, allowNewCustomerInquiry %s and the form %s',
  (forgotPassword, allowNewCustomerInquiry, withForm, hrefs) => {
    const config = { forgotPassword, allowNewCustomerInquiry } as HostConfig
    const links = loginLinks(config, { locale: 'de', target: '/de/cart', withForm, words })
    expect(links.map(({ href }) => href)).toEqual(hrefs)
  },
)
