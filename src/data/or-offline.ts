import { failureOf, isClientError } from './failure.ts'

/** For a loader's `catch`: null where there is no connection, so that the screen shows what is on the device. @throws every other error */
export function orOffline(error: unknown): null {
  if (isClientError(error) && failureOf(error).kind !== 'network') throw error
  return null
}
