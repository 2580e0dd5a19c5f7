import type { AlertKind } from '#domain/operations/alerts.ts'
import type { FactorChange, MailWords } from './mail-words.ts'

const alertWords: Record<AlertKind, string> = {
  orders_failed: 'Bestellungen konnten nicht an das ERP übergeben werden und wurden aufgegeben.',
  orders_waiting: 'Bestellungen warten seit mehr als einer halben Stunde auf das ERP.',
  records_failed:
    'Reklamationen oder verkaufte Rahmen konnten nicht an das ERP übergeben werden und wurden aufgegeben.',
  records_waiting:
    'Reklamationen oder verkaufte Rahmen warten seit mehr als einer halben Stunde auf das ERP.',
  import_failed: 'Der letzte Import ist fehlgeschlagen.',
  import_stuck: 'Ein Import läuft seit mehr als sechs Stunden.',
  import_late: 'Der tägliche Import ist seit mehr als einem Tag ausgeblieben.',
  mail_failed: 'E-Mails konnten nicht versendet werden und wurden aufgegeben.',
  mail_waiting: 'E-Mails warten seit mehr als einer halben Stunde auf den Mailserver.',
}

function factorText(change: FactorChange): string {
  switch (change.kind) {
    case 'app_added':
      return 'Zu Ihrem Konto wurde eine Authenticator-App hinzugefügt. Ab jetzt werden Sie beim Anmelden nach ihrem Code gefragt.'
    case 'app_removed':
      return 'Die Authenticator-App wurde aus Ihrem Konto entfernt.'
    case 'codes_renewed':
      return 'Für Ihr Konto wurden neue Wiederherstellungscodes erstellt. Die alten gelten nicht mehr.'
    case 'all_removed':
      return 'Ein Administrator hat die Zwei-Faktor-Anmeldung aus Ihrem Konto entfernt. In Ihrem Profil können Sie sie neu einrichten.'
    case 'passkey_added':
      return `Der Passkey „${change.name}“ wurde zu Ihrem Konto hinzugefügt.`
    case 'passkey_removed':
      return `Der Passkey „${change.name}“ wurde aus Ihrem Konto entfernt.`
  }
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
  companyLogIn: ({ portal }) => ({
    subject: `So melden Sie sich bei ${portal} an`,
    paragraphs: [
      `Melden Sie sich bei ${portal} mit Ihrem Firmenkonto an. Ein Passwort brauchen Sie hier nicht.`,
    ],
    action: 'Anmelden',
  }),
  passwordChanged: ({ portal, contact }) => ({
    subject: `Ihr Passwort für ${portal} wurde geändert`,
    paragraphs: [
      'Das Passwort Ihres Kontos wurde soeben geändert. Alle anderen Geräte wurden abgemeldet.',
      `Falls Sie das nicht waren, melden Sie sich bitte sofort bei uns: ${contact}`,
    ],
  }),
  factorChanged: ({ portal, contact, change }) => ({
    subject: `Ihre Zwei-Faktor-Anmeldung bei ${portal} wurde geändert`,
    paragraphs: [
      factorText(change),
      `Falls Sie das nicht waren, ändern Sie Ihr Passwort und melden Sie sich bitte sofort bei uns: ${contact}`,
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
  feedback: ({ name, customer, message }) => ({
    subject: `Kundenmeinung von ${name}`,
    paragraphs: [
      `${customer ? `${name} schreibt für ${customer}:` : `${name} schreibt:`}\n${message}`,
    ],
    action: 'Kundenmeinungen öffnen',
  }),
  reply: ({ portal, reply, wrote }) => ({
    subject: `Antwort von ${portal}`,
    paragraphs: [reply, `Sie haben uns geschrieben:\n${wrote}`],
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
    payBy: 'Zu zahlen bis',
    poNumber: 'Ihre Bestellnummer',
    notes: 'Bemerkung',
    ahead: (count) => `${count} vorbestellt`,
    later: (count) => `${count} als Rückstand`,
    more: (count) => `und ${count} weitere Positionen`,
  },
  scheduledFile: ({ title, period, attached }) => ({
    subject: `${title}: ${period}`,
    paragraphs: [
      attached
        ? 'Ihre geplante Datei ist angehängt. Sieben Tage lang können Sie sie auch herunterladen.'
        : 'Ihre geplante Datei ist fertig. Für eine E-Mail ist sie zu groß: Laden Sie sie innerhalb von sieben Tagen herunter.',
    ],
    action: 'Downloads öffnen',
  }),
  scheduledFileFailed: ({ title, reason }) => ({
    subject: `${title}: geplante Datei nicht erstellt`,
    paragraphs: [
      'Ihre geplante Datei konnte nicht erstellt werden. Zum nächsten geplanten Zeitpunkt versuchen wir es erneut; diese Datei enthält auch die fehlenden Tage.',
      ...(reason ? [reason] : []),
      'Bis wieder eine Datei erstellt wurde, erhalten Sie dazu keine weitere E-Mail.',
    ],
    action: 'Zeitpläne öffnen',
  }),
  scheduledFileUndelivered: ({ title, host, ended, reason }) => ({
    subject: `${title}: Datei nicht zugestellt`,
    paragraphs: ended
      ? [
          `Ihr System unter ${host} nimmt Ihre geplanten Dateien seit Tagen nicht an, deshalb wurde dieser Zeitplan beendet. Speichern Sie ihn erneut, sobald die Adresse wieder erreichbar ist.`,
          ...(reason ? [reason] : []),
        ]
      : [
          `Ihr System unter ${host} hat Ihre geplante Datei nicht angenommen; wir versuchen es nicht weiter. Die nächste Datei enthält auch die fehlenden Tage.`,
          ...(reason ? [reason] : []),
          'Um sie gleich zu senden, öffnen Sie Ihre Zeitpläne und wählen Sie „Erneut versuchen“. Bis wieder eine Datei angekommen ist, erhalten Sie dazu keine weitere E-Mail.',
        ],
    action: 'Zeitpläne öffnen',
  }),
  claimYours: ({ number, customer, status, reason }) => ({
    subject: `Reklamation ${number} wartet auf Sie`,
    paragraphs: [
      status === 'waiting_for_goods'
        ? `Bitte schicken Sie uns die Ware zu dieser Reklamation für ${customer}.`
        : `Für diese Reklamation für ${customer} brauchen wir noch etwas von Ihnen.`,
      ...(reason ? [reason] : []),
    ],
    action: 'Reklamation öffnen',
  }),
  warrantySent: ({ frame }) => ({
    subject: `Garantie für ${frame}`,
    paragraphs: [`Hier ist die Garantie für ${frame} als PDF, für den Besitzer des Fahrrads.`],
    action: 'Verkäufe an Endkunden öffnen',
  }),
  vendorOrder: ({ order, customer }) => ({
    subject: `Neue Bestellung ${order} von ${customer}`,
    paragraphs: [
      `${customer} hat bei Ihnen bestellt. Nehmen Sie jeden Artikel im Portal an, oder nennen Sie den Grund, warum Sie ihn nicht liefern können.`,
    ],
    action: 'Bestellung öffnen',
  }),

  vendorCancelled: ({ article, order, customer }) => ({
    subject: `Storniert: ${article} aus Bestellung ${order}`,
    paragraphs: [`${customer} hat diesen Artikel storniert. Bitte versenden Sie ihn nicht.`],
    action: 'Bestellung öffnen',
  }),
  quoteSent: ({ number, customer, seller, until, note }) => ({
    subject: `Angebot ${number} für ${customer}`,
    paragraphs: [
      `${seller} hat das Angebot ${number} für ${customer} erstellt. Sie können es bis ${until} annehmen. Das PDF finden Sie im Anhang.`,
      ...(note ? [note] : []),
    ],
    action: 'Angebot öffnen',
  }),
  paperPage: (number, count) => `Seite ${number} von ${count}`,
  invoiceSent: ({ number, customer, due }) => ({
    subject: `Rechnung ${number}`,
    paragraphs: [
      `im Anhang finden Sie die Rechnung ${number} für ${customer} als PDF. Sie ist am ${due} fällig.`,
    ],
    action: 'Offene Rechnungen öffnen',
  }),
  orderPaper: {
    order: 'Auftrag',
    customer: 'Kunde',
    placedOn: 'Bestellt am',
    placedBy: 'Bestellt von',
    ourNumber: 'Unsere Nummer',
    poNumber: 'Ihre Bestellnummer',
    quote: 'Angebot',
    requested: 'Gewünscht zum',
    asap: 'So bald wie möglich',
    shipTo: 'Lieferadresse',
    shipment: 'Versand',
    payment: 'Zahlung',
    code: 'Artikelnr.',
    article: 'Artikel',
    ordered: 'Bestellt',
    shipped: 'Geliefert',
    open: 'Offen',
    unitPrice: 'Einzelpreis',
    amount: 'Betrag',
    goods: 'Warenwert',
    shippingCost: 'Versand',
    freightDiscount: 'Frachtnachlass',
    total: 'Summe',
    cancelled: 'Storniert',
    expected: 'erwartet',
    copy: 'Mengen am Tag des Ausdrucks.',
  },
  invoicePaper: {
    invoice: 'Rechnung',
    creditNote: 'Gutschrift',
    customer: 'Kunde',
    payer: 'Zahler',
    date: 'Rechnungsdatum',
    due: 'Fällig am',
    paidOn: 'Ausgeglichen am',
    terms: 'Zahlungsbedingungen',
    order: 'Auftrag',
    delivery: 'Lieferschein',
    carrier: 'Spediteur',
    installment: 'Rate',
    code: 'Artikelnr.',
    article: 'Artikel',
    quantity: 'Menge',
    unitPrice: 'Einzelpreis',
    amount: 'Betrag',
    goods: 'Warenwert',
    discount: 'Rabatt',
    shippingCost: 'Versand',
    freightAllowance: 'Frachtnachlass',
    surcharges: 'Zuschläge',
    recycleFee: 'Entsorgungsgebühr',
    tax: 'MwSt.',
    total: 'Summe',
    part: 'Mit dieser Rate zu zahlen',
    paymentDiscount: 'Abzug für die Zahlungsart',
    copy: 'Kopie für Ihre Unterlagen.',
    early: (amount, until) => `Bei Zahlung bis ${until} können Sie ${amount} Skonto abziehen.`,
  },
  statementPaper: {
    statement: 'Kontoauszug',
    account: 'Konto',
    company: 'Firma',
    date: 'Stand',
    invoice: 'Rechnung',
    invoiceDate: 'Datum',
    due: 'Fällig am',
    days: 'Tage überfällig',
    amount: 'Betrag',
    notDue: 'Nicht fällig',
    total: 'Offen gesamt',
    overdue: 'Überfällig',
    pending: 'In Zahlung',
    nothing: 'Es ist nichts offen.',
    ageing: (from, to) =>
      to === null ? `Über ${from - 1} Tage überfällig` : `${from}–${to} Tage überfällig`,
  },
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
