import type { Tenant } from '../tenants.ts'

const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

/** The page that starts the portal, with the tenant's title, colour and config in it, so that nothing need be asked first. */
export function pageFor(template: string, tenant: Tenant): string {
  const { config } = tenant
  // `<` cannot end the data block inside a JSON text.
  const data = JSON.stringify(config).replaceAll('<', '\\u003c')
  return template
    .replace(/<title>.*?<\/title>/, `<title>${escaped(config.webTitle)}</title>`)
    .replace('</head>', [
      `<meta name="theme-color" content="${escaped(config.accent)}">`,
      `<meta name="description" content="${escaped(config.webDescription)}">`,
      `<script type="application/json" id="host-config">${data}</script>`,
      '</head>',
    ].join('\n'))
}
