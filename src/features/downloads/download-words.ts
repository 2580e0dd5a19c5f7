import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Tone } from '#ui/display/tone.ts'
import type { ProblemWords } from '#ui/form/problem-text.tsx'
import type { DownloadRow } from './downloads.gql.ts'

/** States of a file, in words. */
export const statusWords: Record<DownloadRow['status'], { words: MessageDescriptor; tone: Tone }> =
  {
    queued: { words: msg`Waiting`, tone: 'neutral' },
    running: { words: msg`Being prepared`, tone: 'info' },
    ready: { words: msg`Ready`, tone: 'success' },
    failed: { words: msg`Failed`, tone: 'danger' },
    expired: { words: msg`Expired`, tone: 'neutral' },
  }

/** Words of the codes that a request is refused with. */
export const downloadProblems: ProblemWords = {
  not_allowed: msg`You may not download this`,
  customer_needed: msg`Choose a customer first`,
  not_a_day: msg`Enter a date`,
  to_before_from: msg`The end must be after the start`,
  other_year: msg`Start and end must be in the same year`,
  in_future: msg`This day is in the future`,
  not_a_run_day: msg`Choose a day`,
  not_an_hour: msg`Choose a time`,
  not_open: msg`Enter an https address on the open internet, without a port or password`,
  no_address: msg`This schedule sends its files by email`,
  not_failed: msg`This file has arrived or is already on its way`,
  file_expired: msg`This file is no longer available. The next one includes its days.`,
  schedule_ended: msg`This schedule has ended. Save it again first.`,
  too_many_schedules: msg`You can have at most five schedules. Delete one first.`,
  customer_lost: msg`You no longer work for this customer. Delete this schedule.`,
  quota_spent: msg`You’ve used up today’s downloads. Try again tomorrow.`,
}
