import type { AlertKind } from '#domain/operations/alerts.ts'
import type { FactorChange, MailWords } from './mail-words.ts'

const alertWords: Record<AlertKind, string> = {
  orders_failed: 'Ada pesanan yang tidak dapat dikirim ke ERP dan dihentikan.',
  orders_waiting: 'Ada pesanan yang menunggu ERP lebih dari setengah jam.',
  records_failed: 'Ada klaim atau rangka terjual yang tidak dapat dikirim ke ERP dan dihentikan.',
  records_waiting: 'Ada klaim atau rangka terjual yang menunggu ERP lebih dari setengah jam.',
  import_failed: 'Impor terakhir gagal.',
  import_stuck: 'Sebuah impor sudah berjalan lebih dari enam jam.',
  import_late: 'Impor harian tidak datang selama lebih dari satu hari.',
  mail_failed: 'Ada email yang tidak dapat dikirim dan dihentikan.',
  mail_waiting: 'Ada email yang menunggu server email lebih dari setengah jam.',
}

function factorText(change: FactorChange): string {
  switch (change.kind) {
    case 'app_added':
      return 'Aplikasi autentikator ditambahkan ke akun Anda. Mulai sekarang, kodenya akan diminta saat Anda masuk.'
    case 'app_removed':
      return 'Aplikasi autentikator dihapus dari akun Anda.'
    case 'codes_renewed':
      return 'Kode pemulihan baru telah dibuat untuk akun Anda. Kode yang lama tidak berlaku lagi.'
    case 'all_removed':
      return 'Administrator menghapus login dua langkah dari akun Anda. Anda dapat mengaturnya lagi di profil.'
    case 'passkey_added':
      return `Kunci sandi “${change.name}” ditambahkan ke akun Anda.`
    case 'passkey_removed':
      return `Kunci sandi “${change.name}” dihapus dari akun Anda.`
  }
}

export const id: MailWords = {
  greeting: (name) => `Halo ${name},`,
  footer: (portal) => `Pesan ini dikirim oleh ${portal}.`,
  passwordLink: ({ portal, username }) => ({
    subject: `Kata sandi baru untuk ${portal}`,
    paragraphs: [
      `Ada permintaan kata sandi baru untuk nama pengguna ${username}. Atur kata sandi melalui tautan ini. Tautan berlaku satu kali, selama satu jam.`,
      'Jika bukan Anda yang meminta, abaikan pesan ini: kata sandi Anda tidak berubah.',
    ],
    action: 'Atur kata sandi baru',
  }),
  invitation: ({ portal, username }) => ({
    subject: `Akses Anda ke ${portal}`,
    paragraphs: [
      `Akun telah dibuat untuk Anda. Nama pengguna Anda ${username}. Atur kata sandi melalui tautan ini. Tautan berlaku satu kali, selama tujuh hari.`,
      'Setelah itu, minta tautan baru di halaman masuk dengan “Lupa kata sandi?”.',
    ],
    action: 'Atur kata sandi',
  }),
  companyLogIn: ({ portal }) => ({
    subject: `Cara masuk ke ${portal}`,
    paragraphs: [
      `Masuk ke ${portal} dengan akun perusahaan Anda. Anda tidak memerlukan kata sandi di sini.`,
    ],
    action: 'Masuk',
  }),
  passwordChanged: ({ portal, contact }) => ({
    subject: `Kata sandi Anda untuk ${portal} telah diubah`,
    paragraphs: [
      'Kata sandi akun Anda baru saja diubah. Semua perangkat lain telah dikeluarkan.',
      `Jika bukan Anda yang mengubahnya, segera hubungi kami: ${contact}`,
    ],
  }),
  factorChanged: ({ portal, contact, change }) => ({
    subject: `Login dua langkah Anda di ${portal} telah diubah`,
    paragraphs: [
      factorText(change),
      `Jika bukan Anda yang melakukannya, ubah kata sandi Anda dan segera beri tahu kami: ${contact}`,
    ],
  }),
  confirmEmail: ({ portal, username }) => ({
    subject: `Konfirmasikan alamat email Anda untuk ${portal}`,
    paragraphs: [
      `${username} meminta agar pesan dari ${portal} dikirim ke alamat ini. Buka tautan untuk mengonfirmasinya. Tautan berlaku satu kali, selama 24 jam.`,
      'Jika bukan Anda, tidak perlu melakukan apa pun: tidak ada yang berubah.',
    ],
    action: 'Konfirmasikan alamat',
  }),
  emailChanged: ({ portal, contact, email }) => ({
    subject: `Alamat email Anda di ${portal} telah diubah`,
    paragraphs: [
      `Pesan tentang akun Anda kini dikirim ke ${email}.`,
      `Jika bukan Anda yang mengubahnya, segera hubungi kami: ${contact}`,
    ],
  }),
  standsStill: ({ portal, alerts }) => ({
    subject: `Ada yang perlu diperiksa di ${portal}`,
    paragraphs: [alerts.map((kind) => alertWords[kind]).join('\n')],
    action: 'Buka operasional',
  }),
  inquiry: ({ name }) => ({
    subject: `Permintaan pelanggan baru: ${name}`,
    paragraphs: ['Seseorang ingin menjadi pelanggan dan menulis:'],
  }),
  feedback: ({ name, customer, message }) => ({
    subject: `Suara konsumen dari ${name}`,
    paragraphs: [
      `${customer ? `${name} menulis untuk ${customer}:` : `${name} menulis:`}\n${message}`,
    ],
    action: 'Buka suara konsumen',
  }),
  reply: ({ portal, reply, wrote }) => ({
    subject: `Balasan dari ${portal}`,
    paragraphs: [reply, `Anda menulis kepada kami:\n${wrote}`],
  }),
  webhookDisabled: ({ url, error }) => ({
    subject: 'Webhook dinonaktifkan',
    paragraphs: [
      `Webhook ke ${url} dinonaktifkan: sudah berhari-hari tidak ada yang sampai.`,
      `Percobaan terakhir: ${error}`,
      'Mulai sekarang peristiwa tidak dikirim. Setelah alamat berfungsi lagi, aktifkan webhook dan kirim ulang yang gagal.',
    ],
    action: 'Buka webhook',
  }),
  orderPlaced: ({ orders, customer }) => ({
    subject: `Pesanan Anda ${orders}`,
    paragraphs: [`Pesanan ini untuk ${customer} sudah kami terima dan diteruskan ke gudang kami.`],
    action: 'Buka pesanan',
  }),
  orderFields: {
    order: 'Pesanan',
    lines: 'Baris',
    shipment: 'Pengiriman',
    benefit: 'potongan ongkos kirim',
    total: 'Total',
    shipTo: 'Alamat kirim',
    delivery: 'Pengiriman yang diminta',
    soon: 'Secepatnya',
    payment: 'Pembayaran',
    payBy: 'Bayar sebelum',
    poNumber: 'Nomor PO',
    notes: 'Catatan',
    ahead: (count) => `${count} dipesan di muka`,
    later: (count) => `${count} sebagai pesanan tertunda`,
    more: (count) => `dan ${count} baris lagi`,
  },
  scheduledFile: ({ title, period, attached }) => ({
    subject: `${title}: ${period}`,
    paragraphs: [
      attached
        ? 'File terjadwal Anda terlampir. Selama tujuh hari file ini juga dapat diunduh.'
        : 'File terjadwal Anda sudah siap. Ukurannya terlalu besar untuk email: unduh dalam tujuh hari.',
    ],
    action: 'Buka area unduhan',
  }),
  scheduledFileFailed: ({ title, reason }) => ({
    subject: `${title}: file terjadwal belum siap`,
    paragraphs: [
      'File terjadwal Anda tidak dapat dibuat. Kami akan mencoba lagi pada jadwal berikutnya; file itu juga mencakup hari-hari yang belum ada.',
      ...(reason ? [reason] : []),
      'Anda tidak akan menerima email lain tentang hal ini sampai ada file yang berhasil dibuat.',
    ],
    action: 'Buka jadwal',
  }),
  scheduledFileUndelivered: ({ title, host, ended, reason }) => ({
    subject: `${title}: file tidak terkirim`,
    paragraphs: ended
      ? [
          `Sistem Anda di ${host} sudah berhari-hari tidak menerima file terjadwal Anda, sehingga jadwal ini dihentikan. Simpan kembali jadwalnya setelah alamat itu berfungsi.`,
          ...(reason ? [reason] : []),
        ]
      : [
          `Sistem Anda di ${host} tidak menerima file terjadwal Anda, dan kami berhenti mencoba. File berikutnya juga mencakup hari-hari yang belum ada.`,
          ...(reason ? [reason] : []),
          'Untuk mengirimnya sekarang, buka jadwal Anda dan pilih Coba lagi. Anda tidak akan menerima email lain tentang hal ini sampai ada file yang diterima.',
        ],
    action: 'Buka jadwal',
  }),
  claimYours: ({ number, customer, status, reason }) => ({
    subject: `Klaim ${number} menunggu Anda`,
    paragraphs: [
      status === 'waiting_for_goods'
        ? `Kirimkan barang untuk klaim ${customer} ini kepada kami.`
        : `Kami memerlukan sesuatu dari Anda untuk melanjutkan klaim ${customer} ini.`,
      ...(reason ? [reason] : []),
    ],
    action: 'Buka klaim',
  }),
  warrantySent: ({ frame }) => ({
    subject: `Garansi ${frame}`,
    paragraphs: [`Berikut garansi ${frame} dalam PDF, untuk pemilik sepeda.`],
    action: 'Buka penjualan ritel',
  }),
  vendorOrder: ({ order, customer }) => ({
    subject: `Pesanan baru ${order} dari ${customer}`,
    paragraphs: [
      `${customer} memesan barang dari Anda. Terima setiap artikel di portal, atau sebutkan alasan Anda tidak dapat mengirimnya.`,
    ],
    action: 'Buka pesanan',
  }),

  vendorCancelled: ({ article, order, customer }) => ({
    subject: `Dibatalkan: ${article} dari pesanan ${order}`,
    paragraphs: [`${customer} membatalkan artikel ini. Jangan kirim artikel tersebut.`],
    action: 'Buka pesanan',
  }),
  quoteSent: ({ number, customer, seller, until, note }) => ({
    subject: `Penawaran ${number} untuk ${customer}`,
    paragraphs: [
      `${seller} telah menyiapkan penawaran ${number} untuk ${customer}. Anda dapat menyetujuinya hingga ${until}. PDF terlampir.`,
      ...(note ? [note] : []),
    ],
    action: 'Buka penawaran',
  }),
  paperPage: (number, count) => `Halaman ${number} dari ${count}`,
  invoiceSent: ({ number, customer, due }) => ({
    subject: `Faktur ${number}`,
    paragraphs: [
      `Berikut faktur ${number} untuk ${customer} dalam bentuk PDF. Jatuh temponya ${due}.`,
    ],
    action: 'Buka faktur terbuka',
  }),
  orderPaper: {
    order: 'Pesanan',
    customer: 'Pelanggan',
    placedOn: 'Dipesan pada',
    placedBy: 'Dipesan oleh',
    ourNumber: 'Nomor kami',
    poNumber: 'Nomor PO',
    quote: 'Penawaran',
    requested: 'Diminta untuk',
    asap: 'Secepatnya',
    shipTo: 'Alamat kirim',
    shipment: 'Pengiriman',
    payment: 'Pembayaran',
    code: 'Kode',
    article: 'Artikel',
    ordered: 'Dipesan',
    shipped: 'Dikirim',
    open: 'Terbuka',
    unitPrice: 'Harga satuan',
    amount: 'Nilai',
    goods: 'Barang',
    shippingCost: 'Ongkos kirim',
    freightDiscount: 'Potongan ongkos kirim',
    total: 'Total',
    cancelled: 'Dibatalkan',
    expected: 'perkiraan tiba',
    copy: 'Jumlah sesuai hari pencetakan.',
  },
  invoicePaper: {
    invoice: 'Faktur',
    creditNote: 'Nota kredit',
    customer: 'Pelanggan',
    payer: 'Pembayar',
    date: 'Tanggal faktur',
    due: 'Jatuh tempo',
    paidOn: 'Lunas pada',
    terms: 'Syarat pembayaran',
    order: 'Pesanan',
    delivery: 'Pengiriman',
    carrier: 'Ekspedisi',
    installment: 'Cicilan',
    code: 'Kode',
    article: 'Artikel',
    quantity: 'Jumlah',
    unitPrice: 'Harga satuan',
    amount: 'Nilai',
    goods: 'Barang',
    discount: 'Diskon',
    shippingCost: 'Ongkos kirim',
    freightAllowance: 'Potongan ongkos kirim',
    surcharges: 'Biaya tambahan',
    recycleFee: 'Biaya daur ulang',
    tax: 'Pajak',
    total: 'Total',
    part: 'Dibayar dengan cicilan ini',
    paymentDiscount: 'Potongan cara pembayaran',
    copy: 'Salinan untuk arsip Anda.',
    early: (amount, until) => `Bayar paling lambat ${until} dan potong ${amount}.`,
  },
  statementPaper: {
    statement: 'Rekening tagihan',
    account: 'Akun',
    company: 'Perusahaan',
    date: 'Per tanggal',
    invoice: 'Faktur',
    invoiceDate: 'Tanggal',
    due: 'Jatuh tempo',
    days: 'Hari terlambat',
    amount: 'Nilai',
    notDue: 'Belum jatuh tempo',
    total: 'Total terbuka',
    overdue: 'Lewat jatuh tempo',
    pending: 'Dalam pembayaran',
    nothing: 'Tidak ada tagihan terbuka.',
    ageing: (from, to) =>
      to === null ? `Terlambat lebih dari ${from - 1} hari` : `Terlambat ${from}–${to} hari`,
  },
  quotePaper: {
    quote: 'Penawaran',
    customer: 'Pelanggan',
    validUntil: 'Berlaku hingga',
    date: 'Tanggal',
    from: 'Disiapkan oleh',
    code: 'Kode',
    article: 'Artikel',
    quantity: 'Jumlah',
    unitPrice: 'Harga satuan',
    amount: 'Nilai',
    total: 'Total',
    held: 'Harga ini berlaku hingga hari terakhir masa berlaku, untuk jumlah yang ditawarkan. Ongkos kirim ditambahkan saat checkout.',
    rechecked:
      'Harga diperiksa kembali saat Anda menyetujui penawaran ini. Ongkos kirim ditambahkan saat checkout.',
  },
  inquiryFields: {
    name: 'Nama',
    reason: 'Alasan',
    goal: 'Tujuan',
    address: 'Alamat',
    postalCode: 'Kode pos',
    city: 'Kota',
    state: 'Provinsi',
    country: 'Negara',
    email: 'Email',
    phone: 'Telepon',
    web: 'Situs web',
  },
}
