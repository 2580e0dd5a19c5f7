import type { AlertKind } from '#domain/operations/alerts.ts'
import type { MailWords } from './mail-words.ts'

const alertWords: Record<AlertKind, string> = {
  orders_failed: 'Bestellungen konnten nicht an das ERP übergeben werden und wurden aufgegeben.',
  orders_waiting: 'Bestellungen warten seit mehr als einer halben Stunde auf das ERP.',
  import_failed: 'Der letzte Import ist fehlgeschlagen.',
  import_stuck: 'Ein Import läuft seit mehr als sechs Stunden.',
  import_late: 'Der tägliche Import ist seit mehr als einem Tag ausgeblieben.',
  mail_failed: 'E-Mails konnten nicht versendet werden und wurden aufgegeben.',
  mail_waiting: 'E-Mails warten seit mehr als einer halben Stunde auf den Mailserver.',
}

export const de: MailWords = {
  greeting: (name) => `Guten Tag ${name},`,
  footer: (portal) => `Diese Nachricht wurde von ${portal} gesendet.`,
  passwordLink: ({ portal, username }) => ({
    subject: `Neues Passwort für ${portal}`,
    paragraphs: [
      `Für den Benutzernamen ${username} wurde ein neues Passwort angefordert. Über diesen Link legen Sie es fest. Er gilt einmalig und eine Stunde lang.`,
      'Falls Sie das nicht waren, müssen Sie nichts tun: Ihr Passwort bleibt unverändert.',
    ],
    action: 'Neues Passwort festlegen',
  }),
  invitation: ({ portal, username }) => ({
    subject: `Ihr Zugang zu ${portal}`,
    paragraphs: [
      `Für Sie wurde ein Konto eingerichtet. Ihr Benutzername lautet ${username}. Über diesen Link legen Sie Ihr Passwort fest. Er gilt einmalig und sieben Tage lang.`,
      'Danach fordern Sie auf der Anmeldeseite mit „Passwort vergessen?“ einen neuen Link an.',
    ],
    action: 'Passwort festlegen',
  }),
  passwordChanged: ({ portal, contact }) => ({
    subject: `Ihr Passwort für ${portal} wurde geändert`,
    paragraphs: [
      'Das Passwort Ihres Kontos wurde soeben geändert. Alle anderen Geräte wurden abgemeldet.',
      `Falls Sie das nicht waren, melden Sie sich bitte sofort bei uns: ${contact}`,
    ],
  }),
  confirmEmail: ({ portal, username }) => ({
    subject: `Bestätigen Sie Ihre E-Mail-Adresse für ${portal}`,
    paragraphs: [
      `${username} möchte Nachrichten von ${portal} an diese Adresse erhalten. Bestätigen Sie sie über den Link. Er funktioniert einmal und 24 Stunden lang.`,
      'Wenn Sie das nicht waren, müssen Sie nichts tun: Es ändert sich nichts.',
    ],
    action: 'Adresse bestätigen',
  }),
  emailChanged: ({ portal, contact, email }) => ({
    subject: `Ihre E-Mail-Adresse bei ${portal} wurde geändert`,
    paragraphs: [
      `Nachrichten zu Ihrem Konto gehen ab jetzt an ${email}.`,
      `Falls Sie das nicht waren, melden Sie sich bitte sofort bei uns: ${contact}`,
    ],
  }),
  standsStill: ({ portal, alerts }) => ({
    subject: `${portal}: Bitte nachsehen`,
    paragraphs: [alerts.map((kind) => alertWords[kind]).join('\n')],
    action: 'Betrieb öffnen',
  }),
  inquiry: ({ name }) => ({
    subject: `Neukundenanfrage: ${name}`,
    paragraphs: ['Jemand möchte Kunde werden und hat geschrieben:'],
  }),
  webhookDisabled: ({ url, error }) => ({
    subject: 'Webhook abgeschaltet',
    paragraphs: [
      `Der Webhook an ${url} wurde abgeschaltet: Dort kommt seit Tagen nichts mehr an.`,
      `Der letzte Versuch ergab: ${error}`,
      'Ereignisse werden ab jetzt nicht mehr gesendet. Sobald die Adresse wieder erreichbar ist, schalten Sie den Webhook ein und senden Sie Fehlgeschlagenes erneut.',
    ],
    action: 'Webhooks öffnen',
  }),
  orderPlaced: ({ orders, customer }) => ({
    subject: `Ihre Bestellung ${orders}`,
    paragraphs: [
      `diese Bestellung für ${customer} ist bei uns eingegangen und wird an unser Lager weitergegeben.`,
    ],
    action: 'Bestellung öffnen',
  }),
  orderFields: {
    order: 'Bestellung',
    lines: 'Positionen',
    shipment: 'Versand',
    benefit: 'Frachtvorteil',
    total: 'Gesamtbetrag',
    shipTo: 'Lieferadresse',
    delivery: 'Wunschtermin',
    soon: 'So bald wie möglich',
    payment: 'Zahlung',
    poNumber: 'Ihre Bestellnummer',
    notes: 'Bemerkung',
    ahead: (count) => `${count} vorbestellt`,
    later: (count) => `${count} als Rückstand`,
    more: (count) => `und ${count} weitere Positionen`,
  },
  quoteSent: ({ number, customer, seller, until, note }) => ({
    subject: `Angebot ${number} für ${customer}`,
    paragraphs: [
      `${seller} hat das Angebot ${number} für ${customer} erstellt. Sie können es bis ${until} annehmen. Das PDF finden Sie im Anhang.`,
      ...(note ? [note] : []),
    ],
    action: 'Angebot öffnen',
  }),
  quotePaper: {
    quote: 'Angebot',
    customer: 'Kunde',
    validUntil: 'Gültig bis',
    date: 'Datum',
    from: 'Erstellt von',
    code: 'Artikelnr.',
    article: 'Artikel',
    quantity: 'Menge',
    unitPrice: 'Einzelpreis',
    amount: 'Betrag',
    total: 'Summe',
    held: 'Diese Preise gelten bis zum letzten Gültigkeitstag für die angebotenen Mengen. Die Frachtkosten kommen bei der Bestellung hinzu.',
    rechecked:
      'Die Preise werden bei der Annahme des Angebots erneut geprüft. Die Frachtkosten kommen bei der Bestellung hinzu.',
    page: (number, count) => `Seite ${number} von ${count}`,
  },
  inquiryFields: {
    name: 'Name',
    reason: 'Grund',
    goal: 'Ziel',
    address: 'Adresse',
    postalCode: 'Postleitzahl',
    city: 'Ort',
    state: 'Bundesland',
    country: 'Land',
    email: 'E-Mail',
    phone: 'Telefon',
    web: 'Website',
  },
}
