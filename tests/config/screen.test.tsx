// @vitest-environment jsdom
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { RouterContextProvider } from '@tanstack/react-router'
import { cleanup, render } from '@testing-library/react'
import { Client, fetchExchange } from '@urql/core'
import { createStore, Provider } from 'jotai'
import type { ReactNode } from 'react'
import { Provider as ClientProvider } from 'urql'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Credit } from '#domain/ordering/credit.ts'
import type { HostConfig } from '#domain/portal/host-config.ts'
import { cartViewAtom } from '#shell/sync/sync-state.ts'
import { dateFormatsAtom } from '#parts/date/date-formats-atom.ts'
import { useDates } from '#parts/date/use-dates.ts'
import { CreditFigures } from '../../src/parts/credit/credit-figures.tsx'
import { balanceWord } from '../../src/parts/credit/credit-words.ts'
import { CustomerDialog } from '../../src/parts/customer/customer-dialog.tsx'
import { CustomerRow } from '../../src/parts/customer/customer-row.tsx'
import { Brand } from '../../src/app/frame/brand.tsx'
import { CartQuantity } from '../../src/app/frame/cart-quantity.tsx'
import { previewUrl } from '../../src/app/frame/preview.ts'
import { menuSections, entryPath } from '#parts/menu/menu-entries.ts'
import { configAtom, userAtom } from '../../src/shell/session/session-atoms.ts'
import { CartDisclaimer } from '../../src/features/cart/terms/cart-disclaimer.tsx'
import { PaymentTerms } from '../../src/features/payments/pay/payment-terms.tsx'
import { listVariables } from '../../src/features/catalogue/list/catalogue-search.ts'
import { useInquiry } from '../../src/features/inquiry/use-inquiry.ts'
import { renderLoginPage } from '../../src/login-page.tsx'
import { restingRouter, screens } from '../repo/screens.ts'
import { customer, hostConfig, person } from '../support/people.ts'
import { claimProblems, noClaimFields } from '#domain/claims/claim-form.ts'
import { refusalOfSlot } from '#domain/claims/claim-slots.ts'
import type { ClaimCategory } from '#domain/claims/claim-status.ts'
import { fields, type SeenIn } from './fields.ts'

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const money = {
  display: 'USD',
  symbol: '$',
  thousandSeparator: ',',
  decimalSeparator: '.',
  decimalPrecision: 0,
}
const base = {
  currency: money,
  creditStatusUsage: false,
  creditStatusBlockedReason: false,
  specialTranslationHosts: [],
  allowPreviewPage: true,
  previewUrl: 'https://preview.example',
  hidePreviewHosts: [],
}
const configWith = (values: object) => {
  const flags = Object.fromEntries(
    Object.entries(values).filter(([name]) => name === name.toUpperCase()),
  )
  return hostConfig({ ...base, ...values, features: { ...hostConfig().features, ...flags } })
}

/** Everything a piece of the screen stands in. */
function show(config: HostConfig, piece: ReactNode): HTMLElement {
  cleanup()
  const store = createStore()
  store.set(configAtom, config)
  store.set(dateFormatsAtom, config)
  store.set(userAtom, person('dealer.multi'))
  store.set(cartViewAtom, { totalQuantity: 7, lines: [{}, {}] } as never)
  const client = new Client({
    url: '/graphql',
    preferGetMethod: false,
    exchanges: [fetchExchange],
    fetch: () => new Promise(() => {}),
  })
  render(
    <Provider store={store}>
      <I18nProvider i18n={i18n}>
        <ClientProvider value={client}>
          <RouterContextProvider router={restingRouter(store)}>{piece}</RouterContextProvider>
        </ClientProvider>
      </I18nProvider>
    </Provider>,
  )
  return document.body
}

const loginPage = (config: HostConfig) =>
  renderLoginPage({
    config,
    locale: 'en-us',
    target: undefined,
    refused: undefined,
    secondStep: false,
    withPassword: false,
  })
const src = (html: string) =>
  [...html.matchAll(/<img class="[^"]*" src="(\/[a-z]+)"/g)].map(([, address]) => address)

const credit: Credit = {
  companies: [{ code: '1', name: 'One' }],
  currency: 'USD',
  creditLimit: '100',
  balance: '40',
  creditExposure: '60',
  openInvoice: '60',
  overdue: '0',
  openDo: '0',
  consignment: '0',
  orderedSince: '0',
  reasonBlocked: 'limit_exceeded',
  updatedAt: '2026-11-21T00:00:00Z',
}
const creditOf = (config: HostConfig) =>
  show(config, <CreditFigures credit={credit} credits={[credit]} />).textContent

function Moment({ what }: { what: (dates: ReturnType<typeof useDates>) => string }) {
  return <p>{what(useDates())}</p>
}
function Country() {
  return <p>{useInquiry().form.field('custCountry').value}</p>
}

const routes = Object.values(restingRouter().routesById)
const menu = (config: HostConfig) =>
  menuSections(routes, {
    user: person('content', { permissions: ['page.catalog', 'page.home-page', 'page.news'] }),
    config,
    kinds: { bike: true, paa: true, groupset: true },
  }).flatMap(({ entries }) => entries.map(entryPath))
const claimsOfParts = screens().find(({ path }) => path === '/claim/create/paa')!.screen

/** Two settings of each field, and the expected screen. */
/** Fields that a claim without anything in it misses. */
const missingOfClaim = (category: ClaimCategory, config: HostConfig) =>
  claimProblems(category, noClaimFields, [], { ...config, today: '' }).map(({ field }) => field)

const seen: {
  [Field in SeenIn<'screen'>]: {
    look: (config: HostConfig) => unknown
    cases: [value: unknown, expected: unknown][]
  }
} = {
  webLogo: {
    look: (config) => src(loginPage(config)),
    cases: [
      ['/logo', ['/logo']],
      ['', []],
    ],
  },
  passwordLogin: {
    look: (config) => loginPage(config).includes('name="password"'),
    cases: [
      [true, true],
      [false, false],
    ],
  },
  imageLogin: {
    look: (config) => src(loginPage({ ...config, webLogo: '/logo' })),
    cases: [
      ['/login', ['/login']],
      ['', ['/logo']],
    ],
  },
  imageLoginBackground: {
    look: (config) => src(loginPage(config)),
    cases: [
      ['/scene', ['/scene']],
      ['', []],
    ],
  },
  webCopyright: {
    look: (config) => /<small[^>]*>(.*?)<\/small>/.exec(loginPage(config))?.[1],
    cases: [
      ['© One', '© One'],
      ['', undefined],
    ],
  },
  imageNavbar: {
    look: (config) =>
      show(config, <Brand config={config} />)
        .querySelector('img')
        ?.getAttribute('src'),
    cases: [
      ['/bar', '/bar'],
      ['', undefined],
    ],
  },
  dateFormat: {
    look: (config) => show(config, <Moment what={({ day }) => day('2026-03-05')} />).textContent,
    cases: [
      ['DD.MM.YYYY', '05.03.2026'],
      ['DD MMM YYYY', '05 Mar 2026'],
    ],
  },
  timeFormat: {
    look: (config) =>
      show(config, <Moment what={({ clock }) => clock(new Date(2026, 2, 5, 21, 7, 9))} />)
        .textContent,
    cases: [
      ['HH:mm:ss', '21:07'],
      ['hh:mm A', '09:07 PM'],
    ],
  },
  itemViewQuota: {
    look: (config) => listVariables({ view: 'item' }, null, config).limit,
    cases: [
      [10, 10],
      [7, 7],
    ],
  },
  modelViewQuota: {
    look: (config) => listVariables({ view: 'group' }, null, config).limit,
    cases: [
      [12, 12],
      [24, 24],
    ],
  },
  catalogDefaultView: {
    look: (config) => listVariables({}, null, config).view,
    cases: [
      ['group', 'GROUP'],
      ['item', 'ITEM'],
    ],
  },
  creditStatusUsage: {
    look: (config) => creditOf(config)?.includes('Used'),
    cases: [
      [true, true],
      [false, false],
    ],
  },
  creditStatusBlockedReason: {
    look: (config) => creditOf(config)?.includes('Credit limit exceeded'),
    cases: [
      [true, true],
      [false, false],
    ],
  },
  specialTranslationHosts: {
    look: (config) => balanceWord(config).message,
    cases: [
      [[], 'Available credit'],
      [[location.hostname], 'Open to buy'],
    ],
  },
  custGroupOnCustSelect: {
    look: (config) =>
      show(
        config,
        <CustomerRow customer={customer} current={false} disabled={false} onChoose={() => {}} />,
      ).textContent?.includes('Gold'),
    cases: [
      [true, true],
      [false, false],
    ],
  },
  allowPreviewPage: {
    look: (config) => previewUrl(config, 'a.test'),
    cases: [
      [true, 'https://preview.example'],
      [false, null],
    ],
  },
  previewUrl: {
    look: (config) => previewUrl(config, 'a.test'),
    cases: [
      ['https://other.example', 'https://other.example'],
      ['', null],
    ],
  },
  hidePreviewHosts: {
    look: (config) => previewUrl(config, 'a.test'),
    cases: [
      [['b.test'], 'https://preview.example'],
      [['a.test'], null],
    ],
  },
  cartDisclaimer: {
    look: (config) => show(config, <CartDisclaimer />).textContent,
    cases: [
      ['Prices may change.', 'Prices may change.'],
      [null, ''],
    ],
  },
  paymentTerms: {
    look: (config) => show(config, <PaymentTerms />).textContent,
    cases: [
      ['Discounts count for whole amounts.', 'Terms and conditions'],
      [null, ''],
    ],
  },
  claimProblemRequired: {
    look: (config) => missingOfClaim('bike', config).includes('problems'),
    cases: [
      [true, true],
      [false, false],
    ],
  },
  claimNonCode: {
    look: (config) =>
      missingOfClaim('paa', { ...config, claimAllowNonCode: true }).includes('articleCode'),
    cases: [
      [true, false],
      [false, true],
    ],
  },
  claimAllowNonCode: {
    look: (config) =>
      missingOfClaim('paa', { ...config, claimNonCode: true }).includes('articleCode'),
    cases: [
      [true, false],
      [false, true],
    ],
  },
  claimVideoMb: {
    look: ({ claimVideoMb }) =>
      refusalOfSlot('video', { format: 'mp4', bytes: 20_000_000 }, claimVideoMb),
    cases: [
      [10, 'file_too_large'],
      [30, null],
    ],
  },
  claimAllowPAA: {
    look: (config) => claimsOfParts.when?.({ config, user: person('dealer') }),
    cases: [
      [true, true],
      [false, false],
    ],
  },
  countryId: {
    look: (config) => show(config, <Country />).textContent,
    cases: [
      ['DE', 'DE'],
      ['ID', 'ID'],
    ],
  },
  MERGE_MENU_CATALOG: {
    look: (config) =>
      menu(config).filter((path) => /^\/catalog(\/(bike|paa|groupset))?$/.test(path)),
    cases: [
      [true, ['/catalog']],
      [false, ['/catalog/bike', '/catalog/paa', '/catalog/groupset']],
    ],
  },
  NEWS: {
    look: (config) => menu(config).includes('/news'),
    cases: [
      [true, true],
      [false, false],
    ],
  },
  CART_COUNT_TOTAL_QTY: {
    look: (config) => show(config, <CartQuantity />).querySelector('[aria-hidden]')?.textContent,
    cases: [
      [true, '7'],
      [false, '2'],
    ],
  },
  NEW_CUSTOMER_DIALOG: {
    look: (config) =>
      show(config, <CustomerDialog onClose={() => {}} />).textContent?.includes(
        'Customers per page',
      ),
    cases: [
      [true, true],
      [false, false],
    ],
  },
}

test.each(Object.entries(seen))('%s', (field, { look, cases }) => {
  for (const [value, expected] of cases)
    expect(look(configWith({ [field]: value })), `${field} ${JSON.stringify(value)}`).toEqual(
      expected,
    )
})

test('the fields that are seen on screens are these', () => {
  expect(Object.keys(seen).sort()).toEqual(
    Object.entries(fields)
      .filter(([, where]) => where === 'screen')
      .map(([field]) => field)
      .sort(),
  )
})
