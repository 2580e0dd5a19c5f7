import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { themes, widths } from './camera.ts'

/** The pictures of one view by one visitor. */
export interface Taken {
  visitor: string
  view: string
  address: string
  failure?: string
}

/** Returns the path of a picture, relative to the album. */
export const fileOf = (visitor: string, view: string, width: number, theme: string) =>
  `${visitor}/${view}-${width}-${theme}.jpg`

const style = `
body { font: 14px/1.4 system-ui, sans-serif; margin: 16px; background: #f4f4f5; color: #18181b }
nav { position: sticky; top: 0; background: #f4f4f5; padding: 8px 0; border-bottom: 1px solid #d4d4d8 }
nav a { margin-right: 10px } h2 { margin: 24px 0 4px; scroll-margin-top: 90px } h3 { margin: 12px 0 4px; font-size: 13px; font-weight: 500 }
.row { display: flex; gap: 8px; align-items: start; overflow-x: auto } .row img { height: 260px; border: 1px solid #d4d4d8; display: block }
.failed { color: #b91c1c }`

const unique = (names: readonly string[]) => [...new Set(names)]

const row = ({ visitor, view, address, failure }: Taken) =>
  `<section class="by" data-visitor="${visitor}"><h3>${visitor} · ${address}</h3>${
    failure ? `<p class="failed">${failure.replaceAll('<', '&lt;')}</p>` : ''
  }<div class="row">${widths
    .flatMap((width) =>
      themes.map((theme) => {
        const file = fileOf(visitor, view, width, theme)
        return `<a href="${file}"><img loading="lazy" src="${file}" alt="${view}, ${visitor}, ${width} px, ${theme}"></a>`
      }),
    )
    .join('')}</div></section>`

/** Writes the page with all pictures, by screen and visitor; a visitor's anchor hides the others. */
export function writeAlbum(folder: string, taken: readonly Taken[]): void {
  const visitors = unique(taken.map(({ visitor }) => visitor))
  const views = unique(taken.map(({ view }) => view))
  const only = visitors
    .map(
      (visitor) =>
        `body:has(#only-${visitor}:target) .by:not([data-visitor="${visitor}"]) { display: none }`,
    )
    .join('\n')
  const body = views
    .map(
      (view) =>
        `<h2 id="${view}">${view}</h2>${taken
          .filter((one) => one.view === view)
          .map(row)
          .join('')}`,
    )
    .join('\n')
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Gallery</title><style>${style}
${only}</style>
<h1>Gallery</h1>
<nav><div>Only: <a href="#">everybody</a>${visitors.map((visitor) => `<a id="only-${visitor}" href="#only-${visitor}">${visitor}</a>`).join('')}</div>
<div>Screens: ${views.map((view) => `<a href="#${view}">${view}</a>`).join('')}</div></nav>
${body}</html>
`,
  )
}
