import { shade } from './ink.ts'

const marks: Readonly<Record<string, { name: string; mark: string }>> = {
  northlane: { name: 'Northlane', mark: 'M8 40L24 8L40 40L32 40L24 24L16 40Z' },
  radwerk: {
    name: 'Radwerk',
    mark: 'M24 6a18 18 0 1 0 .1 0zM24 14a10 10 0 1 1 -.1 0zM22 6h4v36h-4z',
  },
  nusa: { name: 'Nusa Sepeda', mark: 'M6 30Q15 12 24 24T42 18Q34 40 24 32T6 30Z' },
}

/** A tenant's mark and name on a transparent ground; the name follows the reader's light or dark. */
export function drawLogo(name: string, hex: string): string | undefined {
  const logo = Object.hasOwn(marks, name) ? marks[name] : undefined
  if (!logo) return undefined
  const width = 60 + logo.name.length * 15
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 48" role="img" aria-label="${logo.name}">
<style>text{fill:#1c2530}@media(prefers-color-scheme:dark){text{fill:#eef1f4}}</style>
<path d="${logo.mark}" fill="#${hex}" fill-rule="evenodd"/><text x="54" y="33" font-family="Inter,system-ui,sans-serif" font-weight="650" font-size="26" letter-spacing="-.5" textLength="${width - 62}">${logo.name}</text></svg>`
}

/** Hills at dusk with a road, for the log-in page. */
export function drawScene(hex: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900" preserveAspectRatio="xMidYMid slice"><defs>
<linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${shade(hex, 0.35)}"/><stop offset=".55" stop-color="${shade(hex, 0.75)}"/><stop offset="1" stop-color="#fbe8d3"/></linearGradient></defs>
<rect width="1200" height="900" fill="url(#s)"/><circle cx="880" cy="360" r="78" fill="#fff4df"/>
<path d="M0 520L180 380L330 470L520 300L700 460L860 380L1200 540V900H0Z" fill="${shade(hex, 0.3)}"/>
<path d="M0 620Q220 500 470 590T900 560T1200 600V900H0Z" fill="${shade(hex, -0.05)}"/>
<path d="M0 730Q320 600 640 700T1200 680V900H0Z" fill="${shade(hex, -0.4)}"/>
<path d="M500 900C560 800 700 790 745 735Q775 690 742 648Q800 700 775 752C735 812 620 810 560 900Z" fill="#f6efe4" opacity=".8"/></svg>`
}
