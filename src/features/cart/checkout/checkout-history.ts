import type { RouterHistory } from '@tanstack/react-router'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Number of checkout steps below this one in the history. */
    stepDepth?: number
  }
}

/** History state of the following step. */
export const nextStep = ({ stepDepth = 0 }: { stepDepth?: number }) => ({
  stepDepth: stepDepth + 1,
})

/** A browser that does not go back in this time, in ms, stays where it is. */
const longestWay = 500

/** Goes down to the first step of the checkout in sight: what takes its place has none of the steps below it. */
export function popSteps(history: RouterHistory): Promise<void> {
  const { stepDepth = 0 } = history.location.state
  if (stepDepth === 0) return Promise.resolve()
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, longestWay)
    const stop = history.subscribe(() => {
      stop()
      clearTimeout(timer)
      resolve()
    })
    history.go(-stepDepth)
  })
}
