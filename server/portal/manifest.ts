import type { Tenant } from '../tenants.ts'

const icon = (size: number) => ({ src: `/icons/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' })

/** The web manifest of a tenant; an unknown host gets a neutral one. */
export const webManifest = (tenant: Tenant | undefined) => ({
  id: '/',
  name: tenant?.config.webTitle || 'Pannier',
  short_name: tenant?.name ?? 'Pannier',
  description: tenant?.config.webDescription || undefined,
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#ffffff',
  theme_color: tenant?.config.accent ?? '#1f6feb',
  icons: [icon(192), icon(512), { ...icon(512), src: '/icons/icon-maskable-512.png', purpose: 'maskable' }],
})

/** The mapping file of document 1 section 7: which manifest and icons belong to which domains. */
export const mappingManifest = (tenant: Tenant | undefined, host: string) =>
  tenant ? [{ domains: [host], manifest: '/manifest.webmanifest', shortCutIcon: '/icons/icon-192.png', appleTouchIcon: '/icons/icon-512.png' }] : []
