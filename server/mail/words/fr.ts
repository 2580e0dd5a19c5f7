import type { AlertKind } from '#domain/operations/alerts.ts'
import type { MailWords } from './mail-words.ts'

const alertWords: Record<AlertKind, string> = {
  orders_failed: 'Des commandes n’ont pas pu être transmises à l’ERP et ont été abandonnées.',
  orders_waiting: 'Des commandes attendent l’ERP depuis plus d’une demi-heure.',
  import_failed: 'Le dernier import a échoué.',
  import_stuck: 'Un import est en cours depuis plus de six heures.',
  import_late: 'L’import quotidien n’est pas arrivé depuis plus d’un jour.',
  mail_failed: 'Des e-mails n’ont pas pu être envoyés et ont été abandonnés.',
  mail_waiting: 'Des e-mails attendent le serveur de messagerie depuis plus d’une demi-heure.',
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
  passwordChanged: ({ portal, contact }) => ({
    subject: `Votre mot de passe pour ${portal} a été modifié`,
    paragraphs: [
      'Le mot de passe de votre compte vient d’être modifié. Tous les autres appareils ont été déconnectés.',
      `Si ce n’était pas vous, prévenez-nous immédiatement : ${contact}`,
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
    poNumber: 'Numéro de commande client',
    notes: 'Remarques',
    ahead: (count) => `${count} en précommande`,
    later: (count) => `${count} en reliquat`,
    more: (count) => `et ${count} autres lignes`,
  },
  quoteSent: ({ number, customer, seller, until, note }) => ({
    subject: `Devis ${number} pour ${customer}`,
    paragraphs: [
      `${seller} a établi le devis ${number} pour ${customer}. Vous pouvez l’accepter jusqu’au ${until}. Vous le trouverez en pièce jointe (PDF).`,
      ...(note ? [note] : []),
    ],
    action: 'Ouvrir le devis',
  }),
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
    page: (number, count) => `Page ${number} sur ${count}`,
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
