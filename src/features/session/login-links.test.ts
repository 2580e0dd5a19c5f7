import { expect, test } from 'vitest'
import type { HostConfig } from '#domain/portal/host-config.ts'
import { loginLinks } from './login-links.ts'

const words = { forgot: 'Forgot password?', inquiry: 'Become a customer' }

test.each([
  [false, false, []],
  [true, false, ['/de/forgot-password']],
  [false, true, ['/de/new-customer-inquiry']],
  [true, true, ['/de/forgot-password', '/de/new-customer-inquiry']],
])(
  'forgotPassword %s and allowNewCustomerInquiry %s',
  (forgotPassword, allowNewCustomerInquiry, hrefs) => {
    expect(
      loginLinks({ forgotPassword, allowNewCustomerInquiry } as HostConfig, 'de', words).map(
        ({ href }) => href,
      ),
    ).toEqual(hrefs)
  },
)
