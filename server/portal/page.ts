import type { Tenant } from '../tenants.ts'

const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

/** The head of every page of a tenant: title, colour, manifest, and its config, so that nothing need be asked first. */
function headFor({ config }: Tenant): string {
  return [
    config.features.WEB_MANIFEST ? '<link rel="manifest" href="/manifest.webmanifest">' : '',
    `<meta name="description" content="${escaped(config.webDescription)}">`,
    `<meta name="keywords" content="${escaped(config.webKeywords)}">`,
    // `<` cannot end the data block inside a JSON text.
    `<script type="application/json" id="host-config">${JSON.stringify(config).replaceAll('<', '\\u003c')}</script>`,
    '</head>',
  ].filter(Boolean).join('\n')
}

/** The page that starts the portal. */
export const pageFor = (template: string, tenant: Tenant): string =>
  template.replace(/<title>.*?<\/title>/, () => `<title>${escaped(tenant.config.webTitle)}</title>`).replace('</head>', () => headFor(tenant))

/**
 * The same page with the login form already in it, and its style: both are there after one round trip. The files of the
 * style follow behind the form, so that they hold up nothing.
 */
export function loginPageFor(template: string, tenant: Tenant, form: string, style: string): string {
  const sheets = template.match(/<link rel="stylesheet"[^>]*>/g) ?? []
  return pageFor(template.replace(/\s*<link rel="stylesheet"[^>]*>/g, ''), tenant)
    .replace('</head>', () => `<style>${style}</style>\n</head>`)
    .replace('<div id="app"></div>', () => `<div id="app">${form}</div>\n${sheets.join('\n')}`)
}
