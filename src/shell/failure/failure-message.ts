import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Failure } from '#data/failure.ts'

/** Messages for requests that fail or never arrive, by their keys. */
const messages = {
  connection_error: msg({
    id: 'connection_error',
    message: 'There is no connection to the server',
  }),
  connection_failed_please_refresh: msg({
    id: 'connection_failed_please_refresh',
    message: 'The connection failed, please refresh',
  }),
  second_factor_required: msg`Set up two-step login to continue`,
  something_wrong: msg({ id: 'something_wrong', message: 'Something went wrong' }),
} satisfies Record<string, MessageDescriptor>

export type FailureKey = keyof typeof messages

/**
 * Which of them a failure is said with: without a network, with one that failed, or with a server that broke.
 * @returns null where nothing is said here: what was cancelled, and what the server refused in words of its own
 */
export function failureKey(
  { kind, code }: Pick<Failure, 'kind' | 'code'>,
  online: boolean,
): FailureKey | null {
  if (code === 'SECOND_FACTOR_REQUIRED') return 'second_factor_required'
  if (kind === 'network') return online ? 'connection_failed_please_refresh' : 'connection_error'
  return kind === 'unknown' ? 'something_wrong' : null
}

/** The words of a key. */
export const failureMessage = (key: FailureKey): MessageDescriptor => messages[key]
