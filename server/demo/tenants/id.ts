import type { TenantSpec } from '../tenant-spec.ts'

export const id: TenantSpec = {
  id: 'id',
  name: 'Nusa Sepeda',
  country: 'ID',
  timeZone: 'Asia/Jakarta',
  hosts: ['id.localhost'],
  currency: 'IDR', precision: 0, rate: 15_500, step: 1000, tax: 0.11, language: 'id',
  config: {
    sorg: '3000', webTitle: 'Nusa Sepeda', webCopyright: '© PT Nusa Sepeda Indonesia', webDescription: 'Portal pemesanan dealer sepeda',
    webKeywords: 'sepeda, suku cadang, aksesori, dealer', webLogo: '/pictures/logo-nusa_1d7a4f.svg', imageNavbar: '/pictures/logo-nusa_1d7a4f.svg',
    imageLogin: '/pictures/logo-nusa_1d7a4f.svg', imageLoginBackground: '/pictures/scene_1d7a4f.svg', accent: '#1d7a4f', email: 'dealer@nusasepeda.example',
    languages: [{ code: 'id-id', name: 'Bahasa Indonesia' }, { code: 'en-id', name: 'English' }, { code: 'ms-my', name: 'Bahasa Melayu' }],
    canCheckout: true, creditCheck: true, creditStatusUsage: true, creditStatusBlockedReason: true, nextArrivalDisplay: true, nextArrivalMonth: 3,
    maskNextArrival: true, availableStockCheck: true, orderConfirmation: true, forgotPassword: true, payment: true, paymentGateway: true,
    countryId: 'ID', telpCode: '+62', claimAllowPAA: false, stockDisplay: 'perArea', supplyLocation: true, preOrderDisplay: true, catalogDefaultView: 'item', invoicePaymentRule: 'oldest',
    allowPartialPayment: false, dateFormat: 'DD MMM YYYY', timeFormat: 'HH:mm:ss',
    currency: { display: 'IDR', symbol: 'Rp', thousandSeparator: '.', decimalSeparator: ',', decimalPrecision: 0 },
    features: { WEB_MANIFEST: true, WEB_NOTIFICATION: false, MERGE_MENU_CATALOG: false, NEWS: true, MOUSEFLOW: false, MATOMO: false, CART_COUNT_TOTAL_QTY: true, NEW_CUSTOMER_DIALOG: true },
  },
  warehouseAreas: ['Surabaya', 'Jakarta'],
  sorgs: [
    { sorg: '3000', name: 'Indonesia', companyCode: 'ID30', companyName: 'PT Nusa Sepeda Indonesia', merchantName: 'Nusa Sepeda', availableStockCheck: true, sells: ['bike', 'paa', 'groupset'] },
    { sorg: '3900', name: 'Pembiayaan', companyCode: 'ID39', companyName: 'PT Nusa Pembiayaan Sepeda', merchantName: 'Nusa Pembiayaan', availableStockCheck: false, sells: [] },
  ],
  codeOf: (_display, serial) => `00000000${String(serial).padStart(10, '0')}`,
  customers: {
    shops: ['Toko Sepeda', 'Roda Jaya', 'Sinar Sepeda', 'Jaya Abadi Sepeda', 'Gowes', 'UD Makmur', 'CV Roda Mas', 'Pedal Nusantara'],
    places: [['Jakarta Selatan', '12190'], ['Bandung', '40115'], ['Surabaya', '60271'], ['Yogyakarta', '55213'], ['Semarang', '50134'], ['Denpasar', '80112'],
      ['Medan', '20111'], ['Makassar', '90111'], ['Malang', '65111'], ['Solo', '57111'], ['Palembang', '30111'], ['Balikpapan', '76111']],
    streets: ['Jl. Sudirman', 'Jl. Diponegoro', 'Jl. Gajah Mada', 'Jl. Ahmad Yani', 'Jl. Malioboro', 'Jl. Pahlawan'],
    phone: '021-5550',
    house: (street, number) => `${street} No. ${number}`,
  },
  announcements: [
    { title: 'Promo akhir kuartal', content: '<p>Diskon volume untuk <strong>ban dan helm</strong> sampai akhir kuartal.</p>', fromDay: -4, toDay: 30 },
    { title: 'Libur pengiriman', content: '<p>Gudang tutup pada hari libur nasional. Pesanan tetap diterima.</p>', fromDay: -2, toDay: 9 },
  ],
  banners: [
    { file: 'promo-akhir-kuartal.svg', title: 'Promo akhir kuartal', line: 'Ban dan helm, makin banyak makin hemat', link: '/catalog/paa', fromDay: -4, toDay: 30 },
  ],
}
