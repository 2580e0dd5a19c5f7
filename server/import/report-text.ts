import type { FileReport, ImportReport } from './report.ts'

/** A first feed brings hundreds; the names of a few say which file they came from. */
const shownUsers = 5

const reasons: Record<string, string> = {
  missing_value: 'is empty',
  too_long: 'is too long',
  bad_character: 'holds a character that cannot be stored',
  not_a_number: 'is not a number',
  negative: 'must not be negative',
  out_of_range: 'is out of range',
  not_a_day: 'is not a day or moment',
  not_a_flag: 'is neither yes nor no',
  not_a_choice: 'is not one of the words allowed',
  not_an_email: 'is not an e-mail address',
  not_a_link: 'is not an https address',
  not_a_web_address: 'is not an http or https address',
  bad_check_digit: 'has a wrong check digit',
  not_pairs: 'is not written as pairs',
  field_count: 'the row has too few or too many fields',
  range_reversed: 'ends before it begins',
  group_or_customer: 'needs a price group or a customer, and not both',
  duplicate: 'has been there before',
  too_large: 'is too large',
  not_such_a_file: 'is no file of the kind its name says, or of a kind that is not taken',
  file_or_address: 'needs a file or an address, and not both',
  article_or_model: 'needs an article or a model, and not both',
  not_of_this_feed: 'is an account that no feed has brought',
  role_not_allowed: 'is a role that a feed may not give (FEED_ROLES)',
  unknown_file: 'has not come',
  differs_in_case: 'differs only in upper and lower case from one in use',
  differs_from_order: 'is not what the order has',
  not_the_next_status: 'is no status that the claim can get now',
  total_differs: 'does not add up: the lines of the order are not its total',
  in_use:
    'cannot change while prices are valid or orders are open: end those first, or use another code',
}

/** Says in English what is wrong with a refused cell. */
export const wordsOf = (reason: string) =>
  reasons[reason] ?? `is not known (${reason.replace('unknown_', '')})`

function linesOf(file: FileReport): string[] {
  const name = `${file.feed}.csv`
  if (file.broken)
    return [`${name}: NOTHING TAKEN OVER, ${file.broken.reason} (${file.broken.detail})`]
  const rate = Math.round((file.rows / Math.max(file.milliseconds, 1)) * 1000)
  const counts = `${file.inserted} new, ${file.updated} changed, ${file.unchanged} as before, ${file.ended} ended, ${file.refusedCount} refused`
  return [
    `${name}: ${file.rows} rows, ${counts} (${rate} rows/s)`,
    ...file.refused
      .slice(0, 50)
      .map(
        ({ line, column, reason, value }) =>
          `  line ${line}, ${column} ${wordsOf(reason)}${value ? `: ${value}` : ''}`,
      ),
    ...(file.refusedCount > 50 ? [`  and ${file.refusedCount - 50} more`] : []),
  ]
}

/** The report as lines for a terminal. */
export function printReport(report: ImportReport): string {
  const { id, files, createdUsers, invited, toInvite, dryRun } = report
  return [
    ...(dryRun ? ['Dry run: nothing was changed. It would be:'] : []),
    ...files.flatMap(linesOf),
    ...(id && files.some(({ inserted, updated, ended }) => inserted + updated + ended > 0)
      ? [`To undo it: npm run import -- --tenant ID --undo ${id}`]
      : []),
    ...(files.length === 0 ? ['No feed was found there.'] : []),
    ...(createdUsers.length > 0
      ? [
          `${createdUsers.length} new users have no password yet: ${createdUsers.slice(0, shownUsers).join(', ')}${createdUsers.length > shownUsers ? ' …' : ''}`,
        ]
      : []),
    ...(invited > 0 ? [`${invited} people get a link by mail to set a password.`] : []),
    ...(toInvite > 0
      ? [
          dryRun
            ? `${toInvite} people would get a link by mail, once the portal is open.`
            : `${toInvite} people get a link by mail when the portal is opened: npm run tenant -- --id ID --open`,
        ]
      : []),
  ].join('\n')
}

/** The report for a program: that of the terminal as data, with the words of each refusal beside its code. */
export const jsonReport = (report: ImportReport): string =>
  JSON.stringify({
    ...report,
    exitCode: exitCodeOf(report),
    files: report.files.map((file) => ({
      ...file,
      refused: file.refused.map((row) => ({ ...row, text: wordsOf(row.reason) })),
    })),
  })

/** 0: everything was taken; 1: a file is broken, or nothing was taken; 2: some rows were refused. */
export function exitCodeOf({ files }: ImportReport): 0 | 1 | 2 {
  const sum = (count: (file: FileReport) => number) =>
    files.reduce((total, file) => total + count(file), 0)
  if (files.length === 0 || files.some(({ broken }) => broken)) return 1
  if (sum(({ refusedCount }) => refusedCount) === 0) return 0
  return sum(({ rows, refusedCount }) => rows - refusedCount) === 0 ? 1 : 2
}
