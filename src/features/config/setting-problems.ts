import { msg } from '@lingui/core/macro'
import { changedMeanwhile, type ProblemWords } from '#ui/form/problem-text.tsx'

/** Words for why a setting was refused. */
export const settingProblems: ProblemWords = {
  changed_meanwhile: changedMeanwhile,
  setting_locked: msg`This setting can’t be changed here.`,
  out_of_range: msg`This number is too small or too large`,
  must_be_numeric: msg`Enter a whole number`,
  valid_colour: msg`Enter a color as # and six digits, such as #1f6feb`,
  valid_web: msg`Enter an address that begins with https://`,
  valid_picture: msg`Enter a path that begins with / or an address that begins with https://`,
  valid_host: msg`Enter host names without https://, one per line`,
  unknown_language: msg`This language isn’t available`,
  valid_date_pattern: msg`Use D, M and Y, such as DD/MM/YYYY`,
  valid_time_pattern: msg`Use HH:mm, or hh:mm A for a 12-hour clock`,
  valid_phone_code: msg`Enter + and the country code, such as +62`,
  valid_currency: msg`Enter a three-letter code, such as USD`,
  valid_separator: msg`Use a comma, a point, a space or an apostrophe`,
  same_separators: msg`Thousands and decimals need different separators`,
  unknown_sorg: msg`Choose a sales organization from the list`,
  no_provider: msg`Switch on an identity provider first`,
  no_keeper: msg`Someone with page.user-management needs a password first, in case a provider doesn’t work`,
  not_undone: msg`Couldn’t undo this. Check the connection and try again.`,
}
