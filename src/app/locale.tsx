import { createFileRoute } from '@tanstack/react-router'
import type { Locale } from '#domain/portal/locales.ts'
import { AppError } from '#parts/failure/app-error.tsx'
import { guardScreen } from './guard-screen.ts'
import { speak } from '#shell/i18n/words.ts'

export const Route = createFileRoute('/$locale')({
  // As with the page of an unknown address (failure/not-found.tsx).
  codeSplitGroupings: [],
  staticData: { screen: null },
  // The one guard of every screen: it stands on the way to all of them.
  beforeLoad: async ({ context, params, location, matches, preload }) => {
    if (!preload) await speak(params.locale as Locale)
    const screen = matches.at(-1)?.staticData.screen
    await guardScreen({ context, screen, locale: params.locale, href: location.href, preload })
    if (preload) return
    const words = speak(params.locale as Locale, true)
    // Such a screen stands before the rest of the words has come; they will be there for the next one.
    if (screen?.firstWords) void words.catch(() => undefined)
    else await words
  },
  errorComponent: AppError,
})
