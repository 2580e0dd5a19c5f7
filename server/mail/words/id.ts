import type { AlertKind } from '#domain/operations/alerts.ts'
import type { MailWords } from './mail-words.ts'

const alertWords: Record<AlertKind, string> = {
  orders_failed: 'Ada pesanan yang tidak dapat dikirim ke ERP dan dihentikan.',
  orders_waiting: 'Ada pesanan yang menunggu ERP lebih dari setengah jam.',
  import_failed: 'Impor terakhir gagal.',
  import_stuck: 'Sebuah impor sudah berjalan lebih dari enam jam.',
  import_late: 'Impor harian tidak datang selama lebih dari satu hari.',
  mail_failed: 'Ada email yang tidak dapat dikirim dan dihentikan.',
  mail_waiting: 'Ada email yang menunggu server email lebih dari setengah jam.',
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
  passwordChanged: ({ portal, contact }) => ({
    subject: `Kata sandi Anda untuk ${portal} telah diubah`,
    paragraphs: [
      'Kata sandi akun Anda baru saja diubah. Semua perangkat lain telah dikeluarkan.',
      `Jika bukan Anda yang mengubahnya, segera hubungi kami: ${contact}`,
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
    poNumber: 'Nomor PO',
    notes: 'Catatan',
    ahead: (count) => `${count} dipesan di muka`,
    later: (count) => `${count} sebagai pesanan tertunda`,
    more: (count) => `dan ${count} baris lagi`,
  },
  quoteSent: ({ number, customer, seller, until, note }) => ({
    subject: `Penawaran ${number} untuk ${customer}`,
    paragraphs: [
      `${seller} telah menyiapkan penawaran ${number} untuk ${customer}. Anda dapat menyetujuinya hingga ${until}. PDF terlampir.`,
      ...(note ? [note] : []),
    ],
    action: 'Buka penawaran',
  }),
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
    page: (number, count) => `Halaman ${number} dari ${count}`,
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
