import { useLocation } from '@tanstack/react-router'
import { defaultLocale, type Locale } from '#domain/portal/locales.ts'
import { localeIn } from './locale-address.ts'

/** The locale of this address. Links need none: the router writes it into every address. */
export const useLocale = (): Locale =>
  useLocation({ select: ({ publicHref }) => localeIn(publicHref) ?? defaultLocale })
