import type { Tenant } from '../tenants.ts'
import { iconAddress, manifestAddress } from './manifest.ts'

/** Whose page it is, and at which of the tenant's hosts. */
export interface PageOf {
  tenant: Tenant
  host: string
}

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

/** The head of every page of a tenant: title, colour, manifest, and its config, so that nothing need be asked first. */
function headFor({ tenant: { config, icon }, host }: PageOf): string {
  return [
    config.features.WEB_MANIFEST
      ? `<link rel="manifest" href="${escaped(manifestAddress(host))}">`
      : '',
    `<meta name="theme-color" content="${escaped(config.accent)}">`,
    `<link rel="icon" href="${iconAddress('icon-192', icon)}" type="image/png">`,
    `<link rel="apple-touch-icon" href="${iconAddress('icon-512', icon)}">`,
    `<meta name="description" content="${escaped(config.webDescription)}">`,
    `<meta name="keywords" content="${escaped(config.webKeywords)}">`,
    // `<` cannot end the data block inside a JSON text.
    `<script type="application/json" id="host-config">${JSON.stringify(config).replaceAll('<', '\\u003c')}</script>`,
    '</head>',
  ]
    .filter(Boolean)
    .join('\n')
}

/** Tags of the template that a host without a tenant keeps. */
const neutralHead = /\s*<(meta name="theme-color"|link rel="(icon|apple-touch-icon)")[^>]*>/g

/** The page that starts the portal. */
export const pageFor = (template: string, of: PageOf): string =>
  template
    .replace(neutralHead, '')
    .replace(/<title>.*?<\/title>/, () => `<title>${escaped(of.tenant.config.webTitle)}</title>`)
    .replace('</head>', () => headFor(of))

/**
 * Returns the page with the login form and its style already in it: both arrive after one round trip. Stylesheets
 * follow the form, so that they do not delay it.
 */
export function loginPageFor(template: string, of: PageOf, form: string, style: string): string {
  const sheets = template.match(/<link rel="stylesheet"[^>]*>/g) ?? []
  return pageFor(template.replace(/\s*<link rel="stylesheet"[^>]*>/g, ''), of)
    .replace('</head>', () => `<style>${style}</style>\n</head>`)
    .replace('<div id="app"></div>', () => `<div id="app">${form}</div>\n${sheets.join('\n')}`)
}
