import { shade } from '#domain/pictures/ink.ts'

const escaped = (text: string) =>
  text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`)

/** A promotion's picture, 800 × 450: two lines of words over hills in the tenant's colour. @param hex six digits */
export const drawPromo = (hex: string, title: string, line: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 450"><defs>
<linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${shade(hex, -0.55)}"/><stop offset="1" stop-color="${shade(hex, -0.15)}"/></linearGradient></defs>
<rect width="800" height="450" fill="url(#g)"/><circle cx="600" cy="232" r="52" fill="#fff4df" opacity=".9"/>
<path d="M0 330L150 240L290 310L430 190L560 300L690 230L800 300V450H0Z" fill="${shade(hex, -0.3)}"/>
<path d="M0 390Q220 310 420 370T800 340V450H0Z" fill="${shade(hex, -0.7)}"/>
<g fill="#fff" font-family="Inter,system-ui,sans-serif"><text x="48" y="110" font-size="52" font-weight="700" letter-spacing="-1">${escaped(title)}</text>
<text x="48" y="160" font-size="28" opacity=".9">${escaped(line)}</text></g></svg>`
