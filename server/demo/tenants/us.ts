import type { TenantSpec } from '../tenant-spec.ts'

export const us: TenantSpec = {
  id: 'us',
  name: 'Northlane Cycles',
  country: 'US',
  timeZone: 'America/Denver',
  hosts: ['localhost', 'us.localhost', '127.0.0.1'],
  currency: 'USD', precision: 2, rate: 1, step: 0, tax: 0, language: 'en',
  config: {
    sorg: '1000', webTitle: 'Northlane Cycles', webCopyright: '© Northlane Cycles, Inc.', webDescription: 'Dealer ordering for bikes, parts and accessories',
    webKeywords: 'bicycles, parts, accessories, dealer', webLogo: '/pictures/logo-northlane_0b6bcb.svg', imageNavbar: '/pictures/logo-northlane_0b6bcb.svg',
    imageLogin: '/pictures/logo-northlane_0b6bcb.svg', imageLoginBackground: '/pictures/scene_0b6bcb.svg', accent: '#0b6bcb', email: 'dealers@northlane.example',
    languages: [{ code: 'en-us', name: 'English' }, { code: 'fr', name: 'Français' }],
    canCheckout: true, creditCheck: true, creditStatusUsage: true, creditStatusBlockedReason: true, nextArrivalDisplay: true, nextArrivalMonth: 6,
    availableStockCheck: true, exactQtyCheck: false, orderConfirmation: true, forgotPassword: true, payment: true, paymentGateway: false,
    cartDisclaimer: 'Prices are subject to change until the order is confirmed.', countryId: 'US', telpCode: '+1', claimAllowPAA: true,
    claimProblemRequired: true, allowNewCustomerInquiry: true, allowPreviewPage: true, previewUrl: 'https://preview.northlane.example', hidePreviewHosts: ['127.0.0.1'],
    specialTranslationHosts: ['us.localhost'], custGroupOnCustSelect: true, orderTypeDisplay: true, stockDisplay: 'cumulative',
    futureConfirmationDisplay: true, preOrderDisplay: true, catalogDefaultView: 'group', invoicePaymentRule: 'overdue', allowPartialPayment: true,
    dateFormat: 'MM/DD/YYYY', timeFormat: 'hh:mm A',
    currency: { display: 'USD', symbol: '$', thousandSeparator: ',', decimalSeparator: '.', decimalPrecision: 2 },
    features: { WEB_MANIFEST: true, WEB_NOTIFICATION: true, MERGE_MENU_CATALOG: false, NEWS: true, MOUSEFLOW: false, MATOMO: false, CART_COUNT_TOTAL_QTY: true, NEW_CUSTOMER_DIALOG: false },
  },
  warehouseAreas: [''],
  sorgs: [
    { sorg: '1000', name: 'Bikes', companyCode: 'US10', companyName: 'Northlane Cycles, Inc.', merchantName: 'Northlane Bikes', availableStockCheck: false, sells: ['bike'] },
    { sorg: '2000', name: 'Parts & Accessories', companyCode: 'US20', companyName: 'Northlane Components LLC', merchantName: 'Northlane Parts', availableStockCheck: true, sells: ['paa', 'groupset'] },
  ],
  codeOf: (display) => display,
  customers: {
    shops: ['Cycles', 'Bike Works', 'Bicycle Co.', 'Velo', 'Outfitters', 'Bike & Board', 'Pedal House', 'Spoke & Chain', 'Wheelhouse'],
    places: [['Boulder', '80302'], ['Portland', '97205'], ['Bend', '97701'], ['Asheville', '28801'], ['Burlington', '05401'], ['Austin', '78701'],
      ['Minneapolis', '55401'], ['Madison', '53703'], ['Santa Cruz', '95060'], ['Missoula', '59801'], ['Flagstaff', '86001'], ['Bellingham', '98225']],
    streets: ['Main St', 'Pearl St', 'Canyon Blvd', 'Hawthorne Blvd', 'Mill Rd', 'Railroad Ave'],
    phone: '303-555-0',
    house: (street, number) => `${number} ${street}`,
  },
  announcements: [
    {
      title: 'Model year preorder is open',
      content: `<p>Next season’s <strong>road and gravel</strong> range can be ordered now. Deliveries start in eight weeks, in the order in which the preorders arrive.</p>
<ul><li>Preorder terms hold until the end of the month, on every frame size and colour.</li><li>Models that are sold out today come back with the second delivery.</li><li>Demo bikes ship with the first delivery and are invoiced after ninety days.</li></ul>
<p>Have a look at the <a href="/catalog/bike">bikes of the new model year</a>, and ask your sales representative for a visit.</p>`,
      fromDay: -5, toDay: 40,
    },
    { title: 'Warehouse closed for stock-taking', content: '<p>Nothing leaves our warehouse on the last Friday of the month. Orders are taken as usual.</p>', fromDay: -1, toDay: 12 },
    { title: 'Spring ride day', content: '<p>Thank you to all who came.</p>', fromDay: -120, toDay: -90 },
  ],
  banners: [
    { file: 'promo-preorder.svg', title: 'Preorder is open', line: 'Road and gravel of the new model year', link: '/catalog/bike', fromDay: -5, toDay: 40 },
    { file: 'promo-spring.svg', title: 'Spring ride day', line: 'Thank you to all who came', link: '/catalog', fromDay: -120, toDay: -90 },
  ],
}
