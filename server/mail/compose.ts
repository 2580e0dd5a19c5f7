import type { Wording } from './words/mail-words.ts'

const escaped = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
const asHtml = (text: string) => escaped(text).replaceAll('\n', '<br>')
const accentOf = (accent: string) => (/^#[0-9a-f]{6}$/i.test(accent) ? accent : '#1f6feb')

export interface MailParts {
  brand: { title: string; accent: string }
  wording: Wording
  greeting?: string
  footer: string
  /** Label and value, a line each. */
  facts?: readonly (readonly [string, string])[]
  /** Target of the wording's action, with the placeholders of server/mail/placeholders.ts. */
  link?: string
}

function textOf({ wording, greeting, footer, facts = [], link }: MailParts): string {
  const [first = '', ...rest] = wording.paragraphs
  return [
    ...(greeting ? [greeting] : []),
    first,
    ...(link ? [`${wording.action}:\n${link}`] : []),
    ...rest,
    ...(facts.length > 0 ? [facts.map(([label, value]) => `${label}: ${value}`).join('\n')] : []),
    footer,
  ].join('\n\n')
}

function htmlOf({ brand, wording, greeting, footer, facts = [], link }: MailParts): string {
  const accent = accentOf(brand.accent)
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${asHtml(text)}</p>`
  const [first = '', ...rest] = wording.paragraphs
  const button = link
    ? `<p style="margin:0 0 16px"><a href="${escaped(link)}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:${accent};color:#ffffff;text-decoration:none">${escaped(wording.action ?? '')}</a></p>` +
      `<p style="margin:0 0 16px;font-size:13px;color:#555555;word-break:break-all">${escaped(link)}</p>`
    : ''
  const table =
    facts.length > 0
      ? `<table style="border-collapse:collapse;margin:0 0 16px">${facts
          .map(
            ([label, value]) =>
              `<tr><th style="padding:4px 16px 4px 0;text-align:left;vertical-align:top;font-weight:600">${escaped(label)}</th><td style="padding:4px 0">${asHtml(value)}</td></tr>`,
          )
          .join('')}</table>`
      : ''
  return (
    `<!doctype html><html><head><meta charset="utf-8"></head><body style="margin:0;padding:24px;background:#ffffff;color:#1a1a1a;font:16px/1.5 sans-serif"><div style="max-width:560px;margin:0 auto">` +
    `<p style="margin:0 0 24px;padding:0 0 12px;border-bottom:3px solid ${accent};font-size:20px;font-weight:600">${escaped(brand.title)}</p>` +
    `${greeting ? paragraph(greeting) : ''}${paragraph(first)}${button}${rest.map(paragraph).join('')}${table}` +
    `<p style="margin:24px 0 0;font-size:13px;color:#555555">${escaped(footer)}</p></div></body></html>`
  )
}

/** A message as plain text and as simple HTML: everything that came from a person is escaped, nothing is loaded from anywhere. */
export const composeMail = (parts: MailParts): { text: string; html: string } => ({
  text: textOf(parts),
  html: htmlOf(parts),
})
