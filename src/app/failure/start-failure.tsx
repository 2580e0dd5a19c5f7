import { ErrorState } from '#ui/feedback/error-state.tsx'

/** The app could not start. No catalogue of words has come yet, so these stand in English alone. */
export function StartFailure({ maintenance }: { maintenance: boolean }) {
  return (
    <main>
      {maintenance ? (
        <ErrorState
          icon="wrench"
          heading="We are performing schedule maintenance."
          text="We should be back online shortly"
          retryLabel="Try again"
          onRetry={() => location.reload()}
        />
      ) : (
        <ErrorState
          icon="offline"
          heading="There is no connection to the server"
          text="This device has not been here before, so there is nothing to show without a connection."
          retryLabel="Try again"
          onRetry={() => location.reload()}
        />
      )}
    </main>
  )
}
