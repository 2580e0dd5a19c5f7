import { useRouter } from '@tanstack/react-router'
import { useLingui } from '@lingui/react'
import type { Screen } from '#shell/navigation/screen.ts'

/** Answers which entries of the menu a permission opens, in words: what its name alone does not say. */
export function usePermissionScreens(): (permission: string) => string {
  const { i18n } = useLingui()
  const routes = Object.values(useRouter().routesById) as {
    options: { staticData?: { screen?: Screen | null } }
  }[]
  const screens = routes.flatMap(({ options }) => options.staticData?.screen ?? [])
  return (permission) => {
    const opened = screens.filter(
      ({ allow, menu }) => menu && typeof allow !== 'string' && allow.includes(permission as never),
    )
    return [...new Set(opened.map(({ title }) => i18n._(title)))].join(', ')
  }
}
