import type { AlertKind } from '#domain/operations/alerts.ts'
import type { FactorChange, MailWords } from './mail-words.ts'

const alertWords: Record<AlertKind, string> = {
  orders_failed: 'Des commandes n’ont pas pu être transmises à l’ERP et ont été abandonnées.',
  orders_waiting: 'Des commandes attendent l’ERP depuis plus d’une demi-heure.',
  records_failed:
    'Des réclamations ou des cadres vendus n’ont pas pu être transmis à l’ERP et ont été abandonnés.',
  records_waiting:
    'Des réclamations ou des cadres vendus attendent l’ERP depuis plus d’une demi-heure.',
  import_failed: 'Le dernier import a échoué.',
  import_stuck: 'Un import est en cours depuis plus de six heures.',
  import_late: 'L’import quotidien n’est pas arrivé depuis plus d’un jour.',
  mail_failed: 'Des e-mails n’ont pas pu être envoyés et ont été abandonnés.',
  mail_waiting: 'Des e-mails attendent le serveur de messagerie depuis plus d’une demi-heure.',
}

function factorText(change: FactorChange): string {
  switch (change.kind) {
    case 'app_added':
      return 'Une application d’authentification a été ajoutée à votre compte. Son code vous sera désormais demandé à la connexion.'
    case 'app_removed':
      return 'L’application d’authentification a été retirée de votre compte.'
    case 'codes_renewed':
      return 'De nouveaux codes de secours ont été créés pour votre compte. Les anciens ne fonctionnent plus.'
    case 'all_removed':
      return 'Un administrateur a retiré la connexion en deux étapes de votre compte. Vous pouvez la configurer à nouveau dans votre profil.'
    case 'passkey_added':
      return `La clé d’accès «\u00a0${change.name}\u00a0» a été ajoutée à votre compte.`
    case 'passkey_removed':
      return `La clé d’accès «\u00a0${change.name}\u00a0» a été retirée de votre compte.`
  }
}

export const fr: MailWords = {
  greeting: (name) => `Bonjour ${name},`,
  footer: (portal) => `Ce message a été envoyé par ${portal}.`,
  passwordLink: ({ portal, username }) => ({
    subject: `Nouveau mot de passe pour ${portal}`,
    paragraphs: [
      `Un nouveau mot de passe a été demandé pour l’identifiant ${username}. Ce lien vous permet de le définir. Il est valable une seule fois, pendant une heure.`,
      'Si vous n’êtes pas à l’origine de cette demande, vous n’avez rien à faire : votre mot de passe reste inchangé.',
    ],
    action: 'Définir un nouveau mot de passe',
  }),
  invitation: ({ portal, username }) => ({
    subject: `Votre accès à ${portal}`,
    paragraphs: [
      `Un compte a été créé pour vous. Votre identifiant est ${username}. Ce lien vous permet de définir votre mot de passe. Il est valable une seule fois, pendant sept jours.`,
      'Passé ce délai, demandez un nouveau lien sur la page de connexion avec « Mot de passe oublié ? ».',
    ],
    action: 'Définir un mot de passe',
  }),
  companyLogIn: ({ portal }) => ({
    subject: `Comment vous connecter à ${portal}`,
    paragraphs: [
      `Connectez-vous à ${portal} avec votre compte d’entreprise. Aucun mot de passe n’est nécessaire ici.`,
    ],
    action: 'Se connecter',
  }),
  passwordChanged: ({ portal, contact }) => ({
    subject: `Votre mot de passe pour ${portal} a été modifié`,
    paragraphs: [
      'Le mot de passe de votre compte vient d’être modifié. Tous les autres appareils ont été déconnectés.',
      `Si ce n’était pas vous, prévenez-nous immédiatement : ${contact}`,
    ],
  }),
  factorChanged: ({ portal, contact, change }) => ({
    subject: `Votre connexion en deux étapes à ${portal} a été modifiée`,
    paragraphs: [
      factorText(change),
      `Si ce n’était pas vous, changez votre mot de passe et prévenez-nous tout de suite\u00a0: ${contact}`,
    ],
  }),
  confirmEmail: ({ portal, username }) => ({
    subject: `Confirmez votre adresse e-mail pour ${portal}`,
    paragraphs: [
      `${username} souhaite recevoir les messages de ${portal} à cette adresse. Ouvrez le lien pour la confirmer. Il fonctionne une fois, pendant 24 heures.`,
      'Si ce n’était pas vous, vous n’avez rien à faire : rien ne change.',
    ],
    action: 'Confirmer l’adresse',
  }),
  emailChanged: ({ portal, contact, email }) => ({
    subject: `Votre adresse e-mail chez ${portal} a été modifiée`,
    paragraphs: [
      `Les messages concernant votre compte seront désormais envoyés à ${email}.`,
      `Si ce n’était pas vous, prévenez-nous immédiatement : ${contact}`,
    ],
  }),
  standsStill: ({ portal, alerts }) => ({
    subject: `${portal} : une vérification s’impose`,
    paragraphs: [alerts.map((kind) => alertWords[kind]).join('\n')],
    action: 'Ouvrir l’exploitation',
  }),
  inquiry: ({ name }) => ({
    subject: `Demande d’un nouveau client : ${name}`,
    paragraphs: ['Quelqu’un souhaite devenir client et a écrit :'],
  }),
  feedback: ({ name, customer, message }) => ({
    subject: `Avis d’un client, par ${name}`,
    paragraphs: [
      `${customer ? `${name} écrit pour ${customer} :` : `${name} écrit :`}\n${message}`,
    ],
    action: 'Ouvrir les avis des clients',
  }),
  reply: ({ portal, reply, wrote }) => ({
    subject: `Une réponse de ${portal}`,
    paragraphs: [reply, `Vous nous avez écrit :\n${wrote}`],
  }),
  webhookDisabled: ({ url, error }) => ({
    subject: 'Webhook désactivé',
    paragraphs: [
      `Le webhook vers ${url} a été désactivé : plus rien n’y arrive depuis plusieurs jours.`,
      `Résultat du dernier essai : ${error}`,
      'Les événements ne sont plus envoyés. Dès que l’adresse fonctionne à nouveau, réactivez le webhook et renvoyez ce qui a échoué.',
    ],
    action: 'Ouvrir les webhooks',
  }),
  orderPlaced: ({ orders, customer }) => ({
    subject: `Votre commande ${orders}`,
    paragraphs: [
      `Nous avons bien reçu cette commande pour ${customer}. Elle est transmise à notre entrepôt.`,
    ],
    action: 'Ouvrir la commande',
  }),
  orderFields: {
    order: 'Commande',
    lines: 'Lignes',
    shipment: 'Expédition',
    benefit: 'avantage sur le port',
    total: 'Total',
    shipTo: 'Adresse de livraison',
    delivery: 'Livraison souhaitée',
    soon: 'Dès que possible',
    payment: 'Paiement',
    payBy: 'À payer avant le',
    poNumber: 'Numéro de commande client',
    notes: 'Remarques',
    ahead: (count) => `${count} en précommande`,
    later: (count) => `${count} en reliquat`,
    more: (count) => `et ${count} autres lignes`,
  },
  scheduledFile: ({ title, period, attached }) => ({
    subject: `${title} : ${period}`,
    paragraphs: [
      attached
        ? 'Votre fichier planifié est en pièce jointe. Vous pouvez aussi le télécharger pendant sept jours.'
        : 'Votre fichier planifié est prêt. Il est trop volumineux pour un e-mail : téléchargez-le dans les sept jours.',
    ],
    action: 'Ouvrir les téléchargements',
  }),
  scheduledFileFailed: ({ title, reason }) => ({
    subject: `${title} : fichier planifié non créé`,
    paragraphs: [
      'Votre fichier planifié n’a pas pu être créé. Nous réessaierons à la prochaine échéance ; ce fichier contiendra aussi les jours manquants.',
      ...(reason ? [reason] : []),
      'Vous ne recevrez pas d’autre e-mail à ce sujet tant qu’un fichier n’aura pas été créé.',
    ],
    action: 'Ouvrir les planifications',
  }),
  scheduledFileUndelivered: ({ title, host, ended, reason }) => ({
    subject: `${title} : fichier non livré`,
    paragraphs: ended
      ? [
          `Votre système à l’adresse ${host} n’accepte plus vos fichiers planifiés depuis plusieurs jours : cette planification a pris fin. Enregistrez-la à nouveau dès que l’adresse fonctionne.`,
          ...(reason ? [reason] : []),
        ]
      : [
          `Votre système à l’adresse ${host} n’a pas accepté votre fichier planifié, et nous avons cessé d’essayer. Le prochain fichier contiendra aussi les jours manquants.`,
          ...(reason ? [reason] : []),
          'Pour l’envoyer maintenant, ouvrez vos planifications et choisissez « Réessayer ». Vous ne recevrez pas d’autre e-mail à ce sujet tant qu’un fichier ne sera pas arrivé.',
        ],
    action: 'Ouvrir les planifications',
  }),
  claimYours: ({ number, customer, status, reason }) => ({
    subject: `La réclamation ${number} vous attend`,
    paragraphs: [
      status === 'waiting_for_goods'
        ? `Veuillez nous envoyer la marchandise de cette réclamation pour ${customer}.`
        : `Il nous manque quelque chose pour traiter cette réclamation pour ${customer}.`,
      ...(reason ? [reason] : []),
    ],
    action: 'Ouvrir la réclamation',
  }),
  warrantySent: ({ frame }) => ({
    subject: `Garantie de ${frame}`,
    paragraphs: [`Voici la garantie de ${frame} au format PDF, pour le propriétaire du vélo.`],
    action: 'Ouvrir les ventes au détail',
  }),
  vendorOrder: ({ order, customer }) => ({
    subject: `Nouvelle commande ${order} de ${customer}`,
    paragraphs: [
      `${customer} a passé une commande chez vous. Acceptez chaque article dans le portail, ou indiquez pourquoi vous ne pouvez pas le livrer.`,
    ],
    action: 'Ouvrir la commande',
  }),

  vendorCancelled: ({ article, order, customer }) => ({
    subject: `Annulé : ${article} de la commande ${order}`,
    paragraphs: [`${customer} a annulé cet article. Ne l’expédiez pas.`],
    action: 'Ouvrir la commande',
  }),
  quoteSent: ({ number, customer, seller, until, note }) => ({
    subject: `Devis ${number} pour ${customer}`,
    paragraphs: [
      `${seller} a établi le devis ${number} pour ${customer}. Vous pouvez l’accepter jusqu’au ${until}. Vous le trouverez en pièce jointe (PDF).`,
      ...(note ? [note] : []),
    ],
    action: 'Ouvrir le devis',
  }),
  paperPage: (number, count) => `Page ${number} sur ${count}`,
  invoiceSent: ({ number, customer, due }) => ({
    subject: `Facture ${number}`,
    paragraphs: [
      `Vous trouverez ci-joint la facture ${number} de ${customer} en PDF. Elle est à régler pour le ${due}.`,
    ],
    action: 'Voir les factures ouvertes',
  }),
  orderPaper: {
    order: 'Commande',
    customer: 'Client',
    placedOn: 'Passée le',
    placedBy: 'Passée par',
    ourNumber: 'Notre numéro',
    poNumber: 'Référence client',
    quote: 'Devis',
    requested: 'Souhaitée pour le',
    asap: 'Dès que possible',
    shipTo: 'Livrer à',
    shipment: 'Expédition',
    payment: 'Paiement',
    code: 'Code',
    article: 'Article',
    ordered: 'Commandé',
    shipped: 'Expédié',
    open: 'Reste',
    unitPrice: 'Prix unitaire',
    amount: 'Montant',
    goods: 'Marchandises',
    shippingCost: 'Frais de port',
    freightDiscount: 'Remise sur le port',
    total: 'Total',
    cancelled: 'Annulée',
    expected: 'attendu le',
    copy: 'Quantités au jour de l’impression.',
  },
  invoicePaper: {
    invoice: 'Facture',
    creditNote: 'Avoir',
    customer: 'Client',
    payer: 'Payeur',
    date: 'Date de facture',
    due: 'Échéance',
    paidOn: 'Soldée le',
    terms: 'Conditions de paiement',
    order: 'Commande',
    delivery: 'Livraison',
    carrier: 'Transporteur',
    installment: 'Échéance partielle',
    code: 'Code',
    article: 'Article',
    quantity: 'Quantité',
    unitPrice: 'Prix unitaire',
    amount: 'Montant',
    goods: 'Marchandises',
    discount: 'Remise',
    shippingCost: 'Frais de port',
    freightAllowance: 'Participation au port',
    surcharges: 'Suppléments',
    recycleFee: 'Éco-participation',
    tax: 'TVA',
    total: 'Total',
    part: 'À payer pour cette échéance',
    paymentDiscount: 'Remise liée au mode de paiement',
    copy: 'Copie pour vos dossiers.',
    early: (amount, until) => `En payant avant le ${until} inclus, vous pouvez déduire ${amount}.`,
  },
  statementPaper: {
    statement: 'Relevé de compte',
    account: 'Compte',
    company: 'Société',
    date: 'Situation au',
    invoice: 'Facture',
    invoiceDate: 'Date',
    due: 'Échéance',
    days: 'Jours de retard',
    amount: 'Montant',
    notDue: 'Non échu',
    total: 'Total à payer',
    overdue: 'En retard',
    pending: 'Paiement en cours',
    nothing: 'Rien n’est à payer.',
    ageing: (from, to) =>
      to === null ? `Plus de ${from - 1} jours de retard` : `${from}–${to} jours de retard`,
  },
  quotePaper: {
    quote: 'Devis',
    customer: 'Client',
    validUntil: 'Valable jusqu’au',
    date: 'Date',
    from: 'Établi par',
    code: 'Référence',
    article: 'Article',
    quantity: 'Quantité',
    unitPrice: 'Prix unitaire',
    amount: 'Montant',
    total: 'Total',
    held: 'Ces prix sont garantis jusqu’au dernier jour de validité, pour les quantités indiquées. Les frais de port s’ajoutent lors de la commande.',
    rechecked:
      'Les prix sont vérifiés de nouveau lorsque vous acceptez ce devis. Les frais de port s’ajoutent lors de la commande.',
  },
  inquiryFields: {
    name: 'Nom',
    reason: 'Motif',
    goal: 'Objectif',
    address: 'Adresse',
    postalCode: 'Code postal',
    city: 'Ville',
    state: 'Région',
    country: 'Pays',
    email: 'E-mail',
    phone: 'Téléphone',
    web: 'Site web',
  },
}
