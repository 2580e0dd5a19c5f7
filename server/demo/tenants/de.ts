import type { TenantSpec } from '../tenant-spec.ts'

export const de: TenantSpec = {
  id: 'de',
  name: 'Radwerk Großhandel',
  country: 'DE',
  timeZone: 'Europe/Berlin',
  hosts: ['de.localhost'],
  currency: 'EUR', precision: 2, rate: 0.94, step: 0, tax: 0.19, language: 'de',
  config: {
    sorg: '4000', webTitle: 'Radwerk Händlerportal', webCopyright: '© Radwerk Großhandel GmbH', webDescription: 'Bestellungen für Fahrradhändler',
    webKeywords: 'Fahrrad, Teile, Zubehör, Händler', webLogo: '/pictures/logo-radwerk_b3441e.svg', imageNavbar: '/pictures/logo-radwerk_b3441e.svg',
    imageLogin: '/pictures/logo-radwerk_b3441e.svg', imageLoginBackground: '/pictures/scene_b3441e.svg', accent: '#b3441e', email: 'haendler@radwerk.example',
    languages: [{ code: 'de', name: 'Deutsch' }, { code: 'fr', name: 'Français' }, { code: 'en-uk', name: 'English' }],
    canCheckout: true, creditCheck: true, creditStatusUsage: true, creditStatusBlockedReason: false, nextArrivalDisplay: true, nextArrivalMonth: 4,
    availableStockCheck: false, exactQtyCheck: true, orderConfirmation: true, forgotPassword: true, payment: true, countryId: 'DE', telpCode: '+49', claimAllowPAA: true,
    maskStock: true, orderTypeDisplay: false, stockDisplay: 'perArea', catalogDefaultView: 'group', invoicePaymentRule: 'overdue', allowPartialPayment: false,
    dateFormat: 'DD.MM.YYYY', timeFormat: 'HH:mm',
    currency: { display: 'EUR', symbol: '€', thousandSeparator: '.', decimalSeparator: ',', decimalPrecision: 2 },
    specialTranslationHosts: ['de.localhost'],
    features: { WEB_MANIFEST: true, WEB_NOTIFICATION: true, MERGE_MENU_CATALOG: true, NEWS: true, MOUSEFLOW: false, MATOMO: false, CART_COUNT_TOTAL_QTY: false, NEW_CUSTOMER_DIALOG: false },
  },
  warehouseAreas: ['Nord', 'Süd'],
  sorgs: [
    { sorg: '4000', name: 'Deutschland', companyCode: 'DE40', companyName: 'Radwerk Großhandel GmbH', merchantName: 'Radwerk', availableStockCheck: false, exactQtyCheck: true, sells: ['bike', 'paa', 'groupset'] },
    { sorg: '4900', name: 'Leasing', companyCode: 'DE49', companyName: 'Radwerk Fahrradleasing und Absatzfinanzierung GmbH', merchantName: 'Radwerk Leasing', availableStockCheck: false, sells: [] },
  ],
  codeOf: (display) => display.replaceAll('-', '.'),
  customers: {
    shops: ['Fahrradhaus', 'Zweirad', 'Radladen', 'Velo', 'Bike-Center', 'Radsport', 'Fahrradwerkstatt', 'Speichenbruch', 'Zweirad-Center'],
    places: [['München', '80331'], ['Köln', '50667'], ['Freiburg im Breisgau', '79098'], ['Münster', '48143'], ['Göttingen', '37073'], ['Würzburg', '97070'],
      ['Lübeck', '23552'], ['Leipzig', '04109'], ['Tübingen', '72070'], ['Bremen', '28195'], ['Düsseldorf', '40213'], ['Osnabrück', '49074']],
    streets: ['Bahnhofstraße', 'Hauptstraße', 'Am Mühlbach', 'Schlossallee', 'Gartenweg', 'Rathausplatz'],
    phone: '089-55501',
    house: (street, number) => `${street} ${number}`,
  },
  announcements: [],
  banners: [],
}
