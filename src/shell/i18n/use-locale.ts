import { useParams } from '@tanstack/react-router'
import { defaultLocale, isLocale, type Locale } from '#domain/portal/locales.ts'

/** The locale of this address. */
export function useLocale(): Locale {
  const { locale } = useParams({ strict: false }) as { locale?: string }
  return isLocale(locale) ? locale : defaultLocale
}
