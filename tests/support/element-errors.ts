import { configure, prettyDOM } from '@testing-library/react'

/** Describes the screen in the error of a failed search only when it is read: a search that waits fails at every look. */
export const describeScreenLate = (): void =>
  configure({
    getElementError(message, container) {
      const error = new Error()
      error.name = 'TestingLibraryElementError'
      let told: string | undefined
      Object.defineProperty(error, 'message', {
        configurable: true,
        get: () =>
          (told ??= [message, prettyDOM(container as Element)].filter(Boolean).join('\n\n')),
      })
      return error
    },
  })
