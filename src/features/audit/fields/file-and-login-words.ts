import { msg } from '@lingui/core/macro'

const factors = { code: msg`Code from an app`, passkey: msg`Passkey` }

/** Words of the codes of files and of log-ins, which no other screen shows. */
export const moreCodeWords = {
  'file.kind': {
    document: msg`Sales document`,
    'article-picture': msg`Picture of an article`,
    'content-file': msg`File of content`,
    'content-picture': msg`Picture in content`,
    'vendor-picture': msg`Picture of a vendor’s article`,
    'brand-picture': msg`Picture of the portal`,
    'brand-icon': msg`Icon of the portal`,
    'payment-proof': msg`Proof of payment`,
    'visit-photo': msg`Photo of a visit`,
    'claim-file': msg`File of a claim`,
    'claim-paper': msg`Document of a claim`,
  },
  'second-factor.by': factors,
  'session.by': factors,
  'session.reason': {
    inactive: msg`The user is inactive`,
    no_account: msg`There is no user for this account`,
    email_not_verified: msg`The provider didn’t confirm the email address`,
    email_ambiguous: msg`Several users have this email address`,
    email_in_use: msg`The email address is in use`,
    linked_to_other: msg`The user is linked to another account`,
    domain_not_allowed: msg`The email domain isn’t allowed`,
    password_off: msg`Passwords are switched off for this user`,
  },
}
