import { msg } from '@lingui/core/macro'
import type { ProblemWords } from '#ui/form/problem-text.tsx'

/** Why a change of a user was refused. */
export const userWords: ProblemWords = {
  username_taken: msg`This username is already in use`,
  username_twice: msg`This username is in the file more than once`,
  valid_username: msg`A username can’t contain spaces`,
  valid_value: msg`A value can’t contain spaces or colons`,
  fake_without_email: msg`There is no email address to mark`,
  us_fake_email: msg`The link to set a password is sent to this address, so it must be a real one`,
  unknown_role: msg`This role no longer exists`,
  unknown_group_role: msg`This group role doesn’t exist`,
  unknown_language: msg`The portal doesn’t offer this language`,
  unknown_customer: msg`At least one of these customer numbers doesn’t exist, or isn’t one of yours`,
  unknown_sorg: msg`One of these sales organizations doesn’t exist`,
  unknown_market: msg`One of these target markets no longer exists`,
  unknown_choice: msg`This isn’t one of the choices`,
  unknown_user: msg`This user doesn’t exist, or isn’t one you look after`,
  area_value: msg`A salesman, sales group or sales office needs a value; other areas have none`,
  area_twice: msg`The same area is here twice`,
  too_many: msg`Too many`,
  not_allowed: msg`You can’t change this user`,
  outside_markets: msg`You can only give target markets that you have yourself.`,
  outside_areas: msg`You can only look after users inside your own areas. Choose one of your areas or customers.`,
  gives_more: msg`This gives permissions that you don’t have yourself`,
  own_account: msg`You can’t do this with your own account. Ask another administrator.`,
  raises_self: msg`You can’t give yourself permissions, areas or customers you don’t have. Ask another administrator.`,
  last_administrator: msg`Someone must keep page.user-management. Give it to another user first.`,
  no_password_us: msg`These users get a link by email, never a generated password`,
  passwords_off: msg`This user logs in with a company account: passwords are switched off`,
  already_inactive: msg`This user is already inactive`,
  more_rights: msg`This user has administration rights that you don’t have.`,
  inactive: msg`This user is inactive. Activate the user first.`,
  no_email: msg`There is no email address to send a link to`,
  no_second_factor: msg`This user has no two-step login`,
  unknown_identity: msg`This company account is already unlinked`,
  unknown_device: msg`This device is already signed out`,
}

/** Words for the limits of what a person sees within a sales organisation. */
export const limitationWords = {
  salesman: msg`Salesman`,
  sales_group: msg`Sales group`,
  sales_office: msg`Sales office`,
  audit: msg`Audit`,
} as const
