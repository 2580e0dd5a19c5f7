import type { AlertKind } from '#domain/operations/alerts.ts'
import type { MailWords } from './mail-words.ts'

const alertWords: Record<AlertKind, string> = {
  orders_failed: 'Terdapat pesanan yang tidak dapat dihantar ke ERP dan telah dihentikan.',
  orders_waiting: 'Terdapat pesanan yang menunggu ERP lebih daripada setengah jam.',
  import_failed: 'Import terakhir gagal.',
  import_stuck: 'Satu import telah berjalan lebih daripada enam jam.',
  import_late: 'Import harian tidak tiba lebih daripada sehari.',
  mail_failed: 'Terdapat e-mel yang tidak dapat dihantar dan telah dihentikan.',
  mail_waiting: 'Terdapat e-mel yang menunggu pelayan e-mel lebih daripada setengah jam.',
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
  passwordChanged: ({ portal, contact }) => ({
    subject: `Kata laluan anda untuk ${portal} telah ditukar`,
    paragraphs: [
      'Kata laluan akaun anda baru sahaja ditukar. Semua peranti lain telah dilog keluar.',
      `Jika bukan anda yang menukarnya, hubungi kami dengan segera: ${contact}`,
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
    poNumber: 'Nombor PO',
    notes: 'Catatan',
    ahead: (count) => `${count} prapesanan`,
    later: (count) => `${count} sebagai pesanan tertunggak`,
    more: (count) => `dan ${count} baris lagi`,
  },
  quoteSent: ({ number, customer, seller, until, note }) => ({
    subject: `Sebut harga ${number} untuk ${customer}`,
    paragraphs: [
      `${seller} telah menyediakan sebut harga ${number} untuk ${customer}. Anda boleh menerimanya hingga ${until}. PDF dilampirkan.`,
      ...(note ? [note] : []),
    ],
    action: 'Buka sebut harga',
  }),
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
    page: (number, count) => `Halaman ${number} daripada ${count}`,
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
