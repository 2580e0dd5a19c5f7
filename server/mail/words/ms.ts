import type { AlertKind } from '#domain/operations/alerts.ts'
import type { FactorChange, MailWords } from './mail-words.ts'

const alertWords: Record<AlertKind, string> = {
  orders_failed: 'Terdapat pesanan yang tidak dapat dihantar ke ERP dan telah dihentikan.',
  orders_waiting: 'Terdapat pesanan yang menunggu ERP lebih daripada setengah jam.',
  records_failed:
    'Terdapat tuntutan atau rangka terjual yang tidak dapat dihantar ke ERP dan telah dihentikan.',
  records_waiting:
    'Terdapat tuntutan atau rangka terjual yang menunggu ERP lebih daripada setengah jam.',
  import_failed: 'Import terakhir gagal.',
  import_stuck: 'Satu import telah berjalan lebih daripada enam jam.',
  import_late: 'Import harian tidak tiba lebih daripada sehari.',
  mail_failed: 'Terdapat e-mel yang tidak dapat dihantar dan telah dihentikan.',
  mail_waiting: 'Terdapat e-mel yang menunggu pelayan e-mel lebih daripada setengah jam.',
}

function factorText(change: FactorChange): string {
  switch (change.kind) {
    case 'app_added':
      return 'Aplikasi pengesah telah ditambahkan pada akaun anda. Mulai sekarang, kodnya akan diminta semasa anda log masuk.'
    case 'app_removed':
      return 'Aplikasi pengesah telah dibuang daripada akaun anda.'
    case 'codes_renewed':
      return 'Kod pemulihan baharu telah dibuat untuk akaun anda. Kod lama tidak berfungsi lagi.'
    case 'all_removed':
      return 'Pentadbir telah membuang log masuk dua langkah daripada akaun anda. Anda boleh menyediakannya semula dalam profil.'
    case 'passkey_added':
      return `Kunci laluan “${change.name}” telah ditambahkan pada akaun anda.`
    case 'passkey_removed':
      return `Kunci laluan “${change.name}” telah dibuang daripada akaun anda.`
  }
}

export const ms: MailWords = {
  greeting: (name) => `Salam ${name},`,
  footer: (portal) => `Mesej ini dihantar oleh ${portal}.`,
  passwordLink: ({ portal, username }) => ({
    subject: `Kata laluan baharu untuk ${portal}`,
    paragraphs: [
      `Kata laluan baharu telah diminta untuk nama pengguna ${username}. Tetapkan kata laluan melalui pautan ini. Pautan sah sekali sahaja, selama satu jam.`,
      'Jika bukan anda yang memintanya, abaikan mesej ini: kata laluan anda tidak berubah.',
    ],
    action: 'Tetapkan kata laluan baharu',
  }),
  invitation: ({ portal, username }) => ({
    subject: `Akses anda ke ${portal}`,
    paragraphs: [
      `Akaun telah disediakan untuk anda. Nama pengguna anda ialah ${username}. Tetapkan kata laluan melalui pautan ini. Pautan sah sekali sahaja, selama tujuh hari.`,
      'Selepas itu, minta pautan baharu di halaman log masuk dengan “Lupa kata laluan?”.',
    ],
    action: 'Tetapkan kata laluan',
  }),
  companyLogIn: ({ portal }) => ({
    subject: `Cara log masuk ke ${portal}`,
    paragraphs: [
      `Log masuk ke ${portal} dengan akaun syarikat anda. Anda tidak memerlukan kata laluan di sini.`,
    ],
    action: 'Log masuk',
  }),
  passwordChanged: ({ portal, contact }) => ({
    subject: `Kata laluan anda untuk ${portal} telah ditukar`,
    paragraphs: [
      'Kata laluan akaun anda baru sahaja ditukar. Semua peranti lain telah dilog keluar.',
      `Jika bukan anda yang menukarnya, hubungi kami dengan segera: ${contact}`,
    ],
  }),
  factorChanged: ({ portal, contact, change }) => ({
    subject: `Log masuk dua langkah anda di ${portal} telah diubah`,
    paragraphs: [
      factorText(change),
      `Jika bukan anda yang melakukannya, tukar kata laluan anda dan beritahu kami segera: ${contact}`,
    ],
  }),
  confirmEmail: ({ portal, username }) => ({
    subject: `Sahkan alamat e-mel anda untuk ${portal}`,
    paragraphs: [
      `${username} meminta supaya mesej daripada ${portal} dihantar ke alamat ini. Buka pautan untuk mengesahkannya. Pautan ini berfungsi sekali, selama 24 jam.`,
      'Jika bukan anda, tiada apa-apa perlu dilakukan: tiada yang berubah.',
    ],
    action: 'Sahkan alamat',
  }),
  emailChanged: ({ portal, contact, email }) => ({
    subject: `Alamat e-mel anda di ${portal} telah ditukar`,
    paragraphs: [
      `Mesej tentang akaun anda kini dihantar ke ${email}.`,
      `Jika bukan anda yang menukarnya, hubungi kami dengan segera: ${contact}`,
    ],
  }),
  standsStill: ({ portal, alerts }) => ({
    subject: `Ada perkara yang perlu disemak di ${portal}`,
    paragraphs: [alerts.map((kind) => alertWords[kind]).join('\n')],
    action: 'Buka operasi',
  }),
  inquiry: ({ name }) => ({
    subject: `Pertanyaan pelanggan baharu: ${name}`,
    paragraphs: ['Seseorang ingin menjadi pelanggan dan menulis:'],
  }),
  feedback: ({ name, customer, message }) => ({
    subject: `Suara pengguna daripada ${name}`,
    paragraphs: [
      `${customer ? `${name} menulis bagi ${customer}:` : `${name} menulis:`}\n${message}`,
    ],
    action: 'Buka suara pengguna',
  }),
  reply: ({ portal, reply, wrote }) => ({
    subject: `Balasan daripada ${portal}`,
    paragraphs: [reply, `Anda telah menulis kepada kami:\n${wrote}`],
  }),
  webhookDisabled: ({ url, error }) => ({
    subject: 'Webhook dimatikan',
    paragraphs: [
      `Webhook ke ${url} telah dimatikan: tiada apa-apa yang sampai sejak beberapa hari.`,
      `Cubaan terakhir: ${error}`,
      'Mulai sekarang peristiwa tidak dihantar. Apabila alamat berfungsi semula, hidupkan webhook dan hantar semula yang gagal.',
    ],
    action: 'Buka webhook',
  }),
  orderPlaced: ({ orders, customer }) => ({
    subject: `Pesanan anda ${orders}`,
    paragraphs: [
      `Kami telah menerima pesanan ini untuk ${customer} dan menghantarnya ke gudang kami.`,
    ],
    action: 'Buka pesanan',
  }),
  orderFields: {
    order: 'Pesanan',
    lines: 'Baris',
    shipment: 'Penghantaran',
    benefit: 'potongan kos penghantaran',
    total: 'Jumlah',
    shipTo: 'Alamat penghantaran',
    delivery: 'Penghantaran yang diminta',
    soon: 'Secepat mungkin',
    payment: 'Bayaran',
    payBy: 'Bayar sebelum',
    poNumber: 'Nombor PO',
    notes: 'Catatan',
    ahead: (count) => `${count} prapesanan`,
    later: (count) => `${count} sebagai pesanan tertunggak`,
    more: (count) => `dan ${count} baris lagi`,
  },
  scheduledFile: ({ title, period, attached }) => ({
    subject: `${title}: ${period}`,
    paragraphs: [
      attached
        ? 'Fail berjadual anda dilampirkan. Selama tujuh hari, fail ini juga boleh dimuat turun.'
        : 'Fail berjadual anda sudah sedia. Fail ini terlalu besar untuk e-mel: muat turun dalam masa tujuh hari.',
    ],
    action: 'Buka ruang muat turun',
  }),
  scheduledFileFailed: ({ title, reason }) => ({
    subject: `${title}: fail berjadual belum sedia`,
    paragraphs: [
      'Fail berjadual anda tidak dapat disediakan. Kami akan mencuba lagi pada jadual seterusnya; fail itu turut merangkumi hari yang tertinggal.',
      ...(reason ? [reason] : []),
      'Anda tidak akan menerima e-mel lain tentang perkara ini sehingga fail berjaya disediakan semula.',
    ],
    action: 'Buka jadual',
  }),
  scheduledFileUndelivered: ({ title, host, ended, reason }) => ({
    subject: `${title}: fail tidak dihantar`,
    paragraphs: ended
      ? [
          `Sistem anda di ${host} sudah berhari-hari tidak menerima fail berjadual anda, jadi jadual ini telah ditamatkan. Simpan semula jadual itu apabila alamat tersebut berfungsi.`,
          ...(reason ? [reason] : []),
        ]
      : [
          `Sistem anda di ${host} tidak menerima fail berjadual anda dan kami telah berhenti mencuba. Fail seterusnya turut merangkumi hari yang tertinggal.`,
          ...(reason ? [reason] : []),
          'Untuk menghantarnya sekarang, buka jadual anda dan pilih Cuba lagi. Anda tidak akan menerima e-mel lain tentang perkara ini sehingga ada fail yang diterima.',
        ],
    action: 'Buka jadual',
  }),
  claimYours: ({ number, customer, status, reason }) => ({
    subject: `Tuntutan ${number} menunggu anda`,
    paragraphs: [
      status === 'waiting_for_goods'
        ? `Sila hantar barang bagi tuntutan ${customer} ini kepada kami.`
        : `Kami memerlukan sesuatu daripada anda untuk meneruskan tuntutan ${customer} ini.`,
      ...(reason ? [reason] : []),
    ],
    action: 'Buka tuntutan',
  }),
  warrantySent: ({ frame }) => ({
    subject: `Waranti ${frame}`,
    paragraphs: [`Ini waranti ${frame} dalam PDF, untuk pemilik basikal.`],
    action: 'Buka jualan runcit',
  }),
  vendorOrder: ({ order, customer }) => ({
    subject: `Pesanan baharu ${order} daripada ${customer}`,
    paragraphs: [
      `${customer} telah membuat pesanan dengan anda. Terima setiap artikel di portal, atau nyatakan sebab anda tidak dapat menghantarnya.`,
    ],
    action: 'Buka pesanan',
  }),

  vendorCancelled: ({ article, order, customer }) => ({
    subject: `Dibatalkan: ${article} daripada pesanan ${order}`,
    paragraphs: [`${customer} telah membatalkan artikel ini. Jangan hantar artikel tersebut.`],
    action: 'Buka pesanan',
  }),
  quoteSent: ({ number, customer, seller, until, note }) => ({
    subject: `Sebut harga ${number} untuk ${customer}`,
    paragraphs: [
      `${seller} telah menyediakan sebut harga ${number} untuk ${customer}. Anda boleh menerimanya hingga ${until}. PDF dilampirkan.`,
      ...(note ? [note] : []),
    ],
    action: 'Buka sebut harga',
  }),
  paperPage: (number, count) => `Halaman ${number} daripada ${count}`,
  invoiceSent: ({ number, customer, due }) => ({
    subject: `Invois ${number}`,
    paragraphs: [
      `Berikut ialah invois ${number} untuk ${customer} dalam bentuk PDF. Tarikh akhirnya ${due}.`,
    ],
    action: 'Buka invois belum dibayar',
  }),
  orderPaper: {
    order: 'Pesanan',
    customer: 'Pelanggan',
    placedOn: 'Dipesan pada',
    placedBy: 'Dipesan oleh',
    ourNumber: 'Nombor kami',
    poNumber: 'Nombor PO',
    quote: 'Sebut harga',
    requested: 'Diminta untuk',
    asap: 'Secepat mungkin',
    shipTo: 'Alamat penghantaran',
    shipment: 'Penghantaran',
    payment: 'Bayaran',
    code: 'Kod',
    article: 'Artikel',
    ordered: 'Dipesan',
    shipped: 'Dihantar',
    open: 'Terbuka',
    unitPrice: 'Harga seunit',
    amount: 'Amaun',
    goods: 'Barang',
    shippingCost: 'Kos penghantaran',
    freightDiscount: 'Diskaun penghantaran',
    total: 'Jumlah',
    cancelled: 'Dibatalkan',
    expected: 'dijangka',
    copy: 'Kuantiti seperti pada hari dicetak.',
  },
  invoicePaper: {
    invoice: 'Invois',
    creditNote: 'Nota kredit',
    customer: 'Pelanggan',
    payer: 'Pembayar',
    date: 'Tarikh invois',
    due: 'Tarikh akhir',
    paidOn: 'Dijelaskan pada',
    terms: 'Terma bayaran',
    order: 'Pesanan',
    delivery: 'Penghantaran',
    carrier: 'Syarikat penghantaran',
    installment: 'Ansuran',
    code: 'Kod',
    article: 'Artikel',
    quantity: 'Kuantiti',
    unitPrice: 'Harga seunit',
    amount: 'Amaun',
    goods: 'Barang',
    discount: 'Diskaun',
    shippingCost: 'Kos penghantaran',
    freightAllowance: 'Elaun penghantaran',
    surcharges: 'Caj tambahan',
    recycleFee: 'Yuran kitar semula',
    tax: 'Cukai',
    total: 'Jumlah',
    part: 'Dibayar dengan ansuran ini',
    paymentDiscount: 'Diskaun cara bayaran',
    copy: 'Salinan untuk rekod anda.',
    early: (amount, until) => `Bayar selewat-lewatnya ${until} dan tolak ${amount}.`,
  },
  statementPaper: {
    statement: 'Penyata akaun',
    account: 'Akaun',
    company: 'Syarikat',
    date: 'Setakat',
    invoice: 'Invois',
    invoiceDate: 'Tarikh',
    due: 'Tarikh akhir',
    days: 'Hari lewat',
    amount: 'Amaun',
    notDue: 'Belum tiba tarikh',
    total: 'Jumlah belum dibayar',
    overdue: 'Lewat bayar',
    pending: 'Dalam bayaran',
    nothing: 'Tiada invois yang belum dibayar.',
    ageing: (from, to) =>
      to === null ? `Lewat lebih ${from - 1} hari` : `Lewat ${from}–${to} hari`,
  },
  quotePaper: {
    quote: 'Sebut harga',
    customer: 'Pelanggan',
    validUntil: 'Sah hingga',
    date: 'Tarikh',
    from: 'Disediakan oleh',
    code: 'Kod',
    article: 'Artikel',
    quantity: 'Kuantiti',
    unitPrice: 'Harga seunit',
    amount: 'Amaun',
    total: 'Jumlah',
    held: 'Harga ini kekal hingga hari terakhir tempoh sah, bagi kuantiti yang disebut. Caj penghantaran ditambah semasa anda membuat pesanan.',
    rechecked:
      'Harga disemak semula apabila anda menerima sebut harga ini. Caj penghantaran ditambah semasa anda membuat pesanan.',
  },
  inquiryFields: {
    name: 'Nama',
    reason: 'Sebab',
    goal: 'Matlamat',
    address: 'Alamat',
    postalCode: 'Poskod',
    city: 'Bandar',
    state: 'Negeri',
    country: 'Negara',
    email: 'E-mel',
    phone: 'Telefon',
    web: 'Laman web',
  },
}
