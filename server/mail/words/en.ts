import type { AlertKind } from '#domain/operations/alerts.ts'
import type { FactorChange, MailWords } from './mail-words.ts'

const alertWords: Record<AlertKind, string> = {
  orders_failed: 'Orders could not be sent to the ERP and were given up.',
  orders_waiting: 'Orders have been waiting for the ERP for more than half an hour.',
  records_failed: 'Claims or sold frames could not be sent to the ERP and were given up.',
  records_waiting:
    'Claims or sold frames have been waiting for the ERP for more than half an hour.',
  import_failed: 'The last import failed.',
  import_stuck: 'An import has been running for more than six hours.',
  import_late: 'The daily import has not come for more than a day.',
  mail_failed: 'Emails could not be sent and were given up.',
  mail_waiting: 'Emails have been waiting for the mail server for more than half an hour.',
}

function factorText(change: FactorChange): string {
  switch (change.kind) {
    case 'app_added':
      return 'An authenticator app was added to your account. From now on, you’re asked for its code when you log in.'
    case 'app_removed':
      return 'The authenticator app was removed from your account.'
    case 'codes_renewed':
      return 'New recovery codes were made for your account. The old ones no longer work.'
    case 'all_removed':
      return 'An administrator removed two-step login from your account. You can set it up again in your profile.'
    case 'passkey_added':
      return `The passkey “${change.name}” was added to your account.`
    case 'passkey_removed':
      return `The passkey “${change.name}” was removed from your account.`
  }
}

export const en: MailWords = {
  greeting: (name) => `Hello ${name},`,
  footer: (portal) => `This message was sent by ${portal}.`,
  passwordLink: ({ portal, username }) => ({
    subject: `Set a new password for ${portal}`,
    paragraphs: [
      `Somebody asked for a new password for the user name ${username}. With this link you set one. It works once, for one hour.`,
      'If it was not you, there is nothing to do: your password stays as it is.',
    ],
    action: 'Set a new password',
  }),
  invitation: ({ portal, username }) => ({
    subject: `Your access to ${portal}`,
    paragraphs: [
      `An account has been set up for you. Your user name is ${username}. With this link you set your password. It works once, for seven days.`,
      'Later, ask for another link on the login page with “Forgot password?”.',
    ],
    action: 'Set a password',
  }),
  companyLogIn: ({ portal }) => ({
    subject: `How to log in to ${portal}`,
    paragraphs: [`Log in to ${portal} with your company account. You need no password here.`],
    action: 'Log in',
  }),
  passwordChanged: ({ portal, contact }) => ({
    subject: `Your password for ${portal} was changed`,
    paragraphs: [
      'The password of your account has just been changed. All other devices have been logged out.',
      `If it was not you, please tell us at once: ${contact}`,
    ],
  }),
  factorChanged: ({ portal, contact, change }) => ({
    subject: `Two-step login for ${portal} was changed`,
    paragraphs: [
      factorText(change),
      `If that wasn’t you, change your password and tell us at once: ${contact}`,
    ],
  }),
  confirmEmail: ({ portal, username }) => ({
    subject: `Confirm your e-mail address for ${portal}`,
    paragraphs: [
      `${username} asked to receive messages of ${portal} at this address. Open the link to confirm it. It works once, for 24 hours.`,
      'If it was not you, there is nothing to do: nothing changes.',
    ],
    action: 'Confirm address',
  }),
  emailChanged: ({ portal, contact, email }) => ({
    subject: `Your e-mail address at ${portal} was changed`,
    paragraphs: [
      `Messages about your account now go to ${email}.`,
      `If it was not you who changed it, please tell us at once: ${contact}`,
    ],
  }),
  standsStill: ({ portal, alerts }) => ({
    subject: `Something needs your attention at ${portal}`,
    paragraphs: [alerts.map((kind) => alertWords[kind]).join('\n')],
    action: 'Open operations',
  }),
  inquiry: ({ name }) => ({
    subject: `New customer inquiry: ${name}`,
    paragraphs: ['Somebody would like to become a customer and wrote this:'],
  }),
  feedback: ({ name, customer, message }) => ({
    subject: `Consumer voice from ${name}`,
    paragraphs: [`${customer ? `${name} wrote for ${customer}:` : `${name} wrote:`}\n${message}`],
    action: 'Open consumer voice',
  }),
  reply: ({ portal, reply, wrote }) => ({
    subject: `A reply from ${portal}`,
    paragraphs: [reply, `You wrote to us:\n${wrote}`],
  }),
  webhookDisabled: ({ url, error }) => ({
    subject: 'Webhook switched off',
    paragraphs: [
      `We switched off the webhook to ${url}: nothing has arrived there for days.`,
      `The last try said: ${error}`,
      'Events from now on aren’t sent. When the address works again, switch the webhook on and send again what failed.',
    ],
    action: 'Open webhooks',
  }),
  orderPlaced: ({ orders, customer }) => ({
    subject: `Your order ${orders}`,
    paragraphs: [`We have this order for ${customer}. It is on its way to our warehouse.`],
    action: 'Open the order',
  }),
  orderFields: {
    order: 'Order',
    lines: 'Lines',
    shipment: 'Shipment',
    benefit: 'freight benefit',
    total: 'Total',
    shipTo: 'Ship to',
    delivery: 'Requested delivery',
    soon: 'As soon as possible',
    payment: 'Payment',
    payBy: 'Pay by',
    poNumber: 'PO number',
    notes: 'Notes',
    ahead: (count) => `${count} pre-ordered`,
    later: (count) => `${count} as back order`,
    more: (count) => `and ${count} more lines`,
  },
  scheduledFile: ({ title, period, attached }) => ({
    subject: `${title}: ${period}`,
    paragraphs: [
      attached
        ? 'Your scheduled file is attached. You can also download it for seven days.'
        : 'Your scheduled file is ready. It’s too large for an email: download it within seven days.',
    ],
    action: 'Open download area',
  }),
  scheduledFileFailed: ({ title, reason }) => ({
    subject: `${title}: scheduled file not ready`,
    paragraphs: [
      'We couldn’t prepare your scheduled file. We’ll try again at the next scheduled time; that file covers the missing days too.',
      ...(reason ? [reason] : []),
      'You won’t get another email about this until a file has worked again.',
    ],
    action: 'Open schedules',
  }),
  scheduledFileUndelivered: ({ title, host, ended, reason }) => ({
    subject: `${title}: file not delivered`,
    paragraphs: ended
      ? [
          `Your system at ${host} hasn’t accepted your scheduled files for days, so this schedule has ended. Save the schedule again once the address works.`,
          ...(reason ? [reason] : []),
        ]
      : [
          `Your system at ${host} didn’t accept your scheduled file, and we’ve stopped trying. The next file will include the missing days.`,
          ...(reason ? [reason] : []),
          'To send it now, open your schedules and choose Try again. You won’t get another email about this until a file has arrived.',
        ],
    action: 'Open schedules',
  }),
  claimYours: ({ number, customer, status, reason }) => ({
    subject: `Claim ${number} is waiting for you`,
    paragraphs: [
      status === 'waiting_for_goods'
        ? `Please send us the goods of this claim for ${customer}.`
        : `We need something from you to go on with this claim for ${customer}.`,
      ...(reason ? [reason] : []),
    ],
    action: 'Open the claim',
  }),
  warrantySent: ({ frame }) => ({
    subject: `Warranty of ${frame}`,
    paragraphs: [`Here is the warranty of ${frame} as a PDF, for the owner of the bicycle.`],
    action: 'Open retail sales',
  }),
  vendorOrder: ({ order, customer }) => ({
    subject: `New order ${order} of ${customer}`,
    paragraphs: [
      `${customer} has ordered from you. Accept each article in the portal, or say why you can’t deliver it.`,
    ],
    action: 'Open the order',
  }),

  vendorCancelled: ({ article, order, customer }) => ({
    subject: `Cancelled: ${article} of order ${order}`,
    paragraphs: [`${customer} has cancelled this article. Don’t ship it.`],
    action: 'Open the order',
  }),
  quoteSent: ({ number, customer, seller, until, note }) => ({
    subject: `Quote ${number} for ${customer}`,
    paragraphs: [
      `${seller} has prepared quote ${number} for ${customer}. You can accept it until ${until}. It is attached as a PDF.`,
      ...(note ? [note] : []),
    ],
    action: 'Open the quote',
  }),
  paperPage: (number, count) => `Page ${number} of ${count}`,
  invoiceSent: ({ number, customer, due }) => ({
    subject: `Invoice ${number}`,
    paragraphs: [`Here is invoice ${number} for ${customer} as a PDF. It is due on ${due}.`],
    action: 'Open invoices',
  }),
  orderPaper: {
    order: 'Order',
    customer: 'Customer',
    placedOn: 'Placed on',
    placedBy: 'Placed by',
    ourNumber: 'Our number',
    poNumber: 'PO number',
    quote: 'Quote',
    requested: 'Requested for',
    asap: 'As soon as possible',
    shipTo: 'Ship to',
    shipment: 'Shipment',
    payment: 'Payment',
    code: 'Code',
    article: 'Article',
    ordered: 'Ordered',
    shipped: 'Shipped',
    open: 'Open',
    unitPrice: 'Unit price',
    amount: 'Amount',
    goods: 'Goods',
    shippingCost: 'Shipping',
    freightDiscount: 'Freight discount',
    total: 'Total',
    cancelled: 'Canceled',
    expected: 'expected',
    copy: 'Quantities are those of the day this was printed.',
  },
  invoicePaper: {
    invoice: 'Invoice',
    creditNote: 'Credit note',
    customer: 'Customer',
    payer: 'Paid by',
    date: 'Invoice date',
    due: 'Due on',
    paidOn: 'Cleared on',
    terms: 'Terms',
    order: 'Order',
    delivery: 'Delivery',
    carrier: 'Carrier',
    installment: 'Installment',
    code: 'Code',
    article: 'Article',
    quantity: 'Quantity',
    unitPrice: 'Unit price',
    amount: 'Amount',
    goods: 'Goods',
    discount: 'Discount',
    shippingCost: 'Shipping',
    freightAllowance: 'Freight allowance',
    surcharges: 'Surcharges',
    recycleFee: 'Recycling fee',
    tax: 'Tax',
    total: 'Total',
    part: 'To pay with this installment',
    paymentDiscount: 'Discount for the way of payment',
    copy: 'Copy for your records.',
    early: (amount, until) => `Pay by ${until} and take off ${amount}.`,
  },
  statementPaper: {
    statement: 'Statement of account',
    account: 'Account',
    company: 'Company',
    date: 'As of',
    invoice: 'Invoice',
    invoiceDate: 'Date',
    due: 'Due on',
    days: 'Days overdue',
    amount: 'Amount',
    notDue: 'Not due',
    total: 'Total open',
    overdue: 'Overdue',
    pending: 'In payment',
    nothing: 'Nothing is open.',
    ageing: (from, to) =>
      to === null ? `Over ${from - 1} days overdue` : `${from}–${to} days overdue`,
  },
  quotePaper: {
    quote: 'Quote',
    customer: 'Customer',
    validUntil: 'Valid until',
    date: 'Date',
    from: 'Prepared by',
    code: 'Code',
    article: 'Article',
    quantity: 'Quantity',
    unitPrice: 'Unit price',
    amount: 'Amount',
    total: 'Total',
    held: 'These prices hold until the last day of validity, for the quantities quoted. Freight is added at checkout.',
    rechecked: 'Prices are checked again when you accept this quote. Freight is added at checkout.',
  },
  inquiryFields: {
    name: 'Name',
    reason: 'Reason',
    goal: 'Goal',
    address: 'Address',
    postalCode: 'Postal code',
    city: 'City',
    state: 'State',
    country: 'Country',
    email: 'E-mail',
    phone: 'Phone',
    web: 'Website',
  },
}
