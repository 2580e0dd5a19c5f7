import type { AlertKind } from '#domain/operations/alerts.ts'
import type { MailWords } from './mail-words.ts'

const alertWords: Record<AlertKind, string> = {
  orders_failed: 'Orders could not be sent to the ERP and were given up.',
  orders_waiting: 'Orders have been waiting for the ERP for more than half an hour.',
  import_failed: 'The last import failed.',
  import_stuck: 'An import has been running for more than six hours.',
  import_late: 'The daily import has not come for more than a day.',
  mail_failed: 'Emails could not be sent and were given up.',
  mail_waiting: 'Emails have been waiting for the mail server for more than half an hour.',
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
  passwordChanged: ({ portal, contact }) => ({
    subject: `Your password for ${portal} was changed`,
    paragraphs: [
      'The password of your account has just been changed. All other devices have been logged out.',
      `If it was not you, please tell us at once: ${contact}`,
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
    poNumber: 'PO number',
    notes: 'Notes',
    ahead: (count) => `${count} pre-ordered`,
    later: (count) => `${count} as back order`,
    more: (count) => `and ${count} more lines`,
  },
  quoteSent: ({ number, customer, seller, until, note }) => ({
    subject: `Quote ${number} for ${customer}`,
    paragraphs: [
      `${seller} has prepared quote ${number} for ${customer}. You can accept it until ${until}. It is attached as a PDF.`,
      ...(note ? [note] : []),
    ],
    action: 'Open the quote',
  }),
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
    page: (number, count) => `Page ${number} of ${count}`,
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
