import { styleHash } from '../../portal/security-headers.ts'
import { style } from './page-style.ts'

/** Allows the page its style, and nothing else: it has no script and asks for nothing. */
export const referencePolicy = `default-src 'none'; style-src ${styleHash(style)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** The parts of a JSON schema that the page shows. */
interface Schema {
  type?: string
  format?: string
  description?: string
  enum?: readonly unknown[]
  const?: unknown
  anyOf?: readonly Schema[]
  items?: Schema
  properties?: Readonly<Record<string, Schema>>
  additionalProperties?: Schema | boolean
  required?: readonly string[]
}
type Content = Readonly<Record<string, { schema: Schema; example?: unknown }>>
interface Operation {
  operationId: string
  tags: readonly string[]
  summary: string
  description?: string
  'x-scope': string | null
  parameters?: readonly {
    name: string
    in: string
    required: boolean
    description?: string
    example?: string
  }[]
  requestBody?: { content: Content }
  responses: Readonly<Record<string, { description: string; content?: Content }>>
}
/** The description as the page reads it (`openApi`). */
export interface Description {
  info: { title: string }
  servers: readonly { url: string }[]
  tags: readonly { name: string }[]
  paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`)
/** Words of the description: what stands in backticks is code. */
const words = (text: string): string => escaped(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>')
const code = (text: string): string => `<code>${escaped(text)}</code>`

/** Type of a value in a few words. */
function typeOf(schema: Schema): string {
  const { type, format, anyOf, items } = schema
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map(String).join(' | ')
  if (anyOf) return [...new Set(anyOf.map(typeOf))].join(' | ')
  if (items) return `list of ${typeOf(items)}`
  return format ? `${type}, ${format}` : (type ?? 'any')
}

/** Fields of a schema with those inside of them, by their path. */
function fieldsOf(schema: Schema, path = ''): [path: string, schema: Schema, required: boolean][] {
  const inner = schema.anyOf?.find(({ properties, items }) => properties ?? items) ?? schema
  if (inner.items) return fieldsOf(inner.items, `${path}[]`)
  const { required = [], properties = {} } = inner
  return Object.entries(properties).flatMap(([name, part]) => {
    const place = path ? `${path}.${name}` : name
    return [[place, part, required.includes(name)] as const, ...fieldsOf(part, place)].map(
      ([at, one, must]) => [at, one, must] as [string, Schema, boolean],
    )
  })
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  `<table><thead><tr>${head.map((one) => `<th scope="col">${one}</th>`).join('')}</tr></thead><tbody>${rows
    .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('')}</tbody></table>`

function fieldTable(title: string, schema: Schema): string {
  const rows = fieldsOf(schema).map(([path, one, required]) => [
    code(path) + (required ? '' : ' <span class="dim">optional</span>'),
    escaped(typeOf(one)),
    words(one.description ?? one.anyOf?.find(({ description }) => description)?.description ?? ''),
  ])
  if (rows.length === 0) return ''
  return `<details><summary>${title}</summary>${table(['Field', 'Type', 'Meaning'], rows)}</details>`
}

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`

/** The request of an example as a command. */
function curlOf(server: string, verb: string, path: string, one: Operation): string {
  const { parameters = [], requestBody } = one
  const filled = path.replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
    encodeURIComponent(
      parameters.find((at) => at.in === 'path' && at.name === name)?.example ?? whole,
    ),
  )
  const query = parameters.flatMap(({ in: place, name, example }) =>
    place === 'query' && example !== undefined ? [`${name}=${encodeURIComponent(example)}`] : [],
  )
  const key = one['x-scope']?.startsWith('own.') ? '$OWN_KEY' : '$KEY'
  const [type, sent] =
    Object.entries(requestBody?.content ?? {}).find(([, { example }]) => example !== undefined) ??
    []
  const data =
    typeof sent?.example === 'string' ? sent.example : JSON.stringify(sent?.example, null, 2)
  return [
    `curl ${verb === 'GET' ? '' : `-X ${verb} `}"${server}${filled}${query.length > 0 ? `?${query.join('&')}` : ''}"`,
    `-H "Authorization: Bearer ${key}"`,
    ...(type ? [`-H 'Content-Type: ${type}'`, `--data-binary ${quoted(data)}`] : []),
  ].join(' \\\n  ')
}

function article(server: string, verb: string, path: string, one: Operation): string {
  const { operationId: id, summary, description, parameters = [], requestBody, responses } = one
  const scope = one['x-scope']
  const { 200: done, ...problems } = responses
  const answer = done?.content?.['application/json']
  const body = requestBody?.content['application/json']
  return `<article id="${id}"><h3><a href="#${id}">${escaped(summary)}</a></h3>
<p><span class="verb">${verb}</span>${code(path)}</p>
${description ? `<p>${words(description)}</p>` : ''}
<p class="dim">Scope: ${scope ? code(scope) : 'any key'}</p>
${
  parameters.length > 0
    ? `<h4>Parameters</h4>${table(
        ['Name', 'Where', 'Meaning'],
        parameters.map((at) => [
          code(at.name) + (at.required ? '' : ' <span class="dim">optional</span>'),
          at.in,
          words(at.description ?? ''),
        ]),
      )}`
    : ''
}
<h4>Example</h4><pre tabindex="0">${escaped(curlOf(server, verb, path, one))}</pre>
${answer?.example === undefined ? '<p>The answer is the file.</p>' : `<pre tabindex="0">${escaped(JSON.stringify(answer.example, null, 2))}</pre>`}
${body ? fieldTable('Fields of the request', body.schema) : ''}${answer ? fieldTable('Fields of the answer', answer.schema) : ''}
<details><summary>Problems</summary>${table(
    ['Status', 'Codes'],
    Object.entries(problems).map(([status, { description: codes }]) => [status, escaped(codes)]),
  )}</details></article>`
}

/** The reference as a page, from the description alone. @param portal what the portal calls itself */
export function referencePage({ info, servers, tags, paths }: Description, portal: string): string {
  const server = servers[0]!.url
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([verb, one]) => ({
      path,
      verb: verb.toUpperCase(),
      one: one as Operation,
    })),
  )
  const sections = tags.map(({ name }) => {
    const articles = all.filter(({ one }) => one.tags.includes(name))
    return `<section aria-labelledby="tag-${name}"><h2 id="tag-${name}">${escaped(name)}</h2>${articles
      .map(({ verb, path, one }) => article(server, verb, path, one))
      .join('\n')}</section>`
  })
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escaped(`${info.title} – ${portal}`)}</title><style>${style}</style></head>
<body><a class="skip" href="#content">Skip to the operations</a>
<header><h1>${escaped(info.title)}</h1><p>${escaped(portal)}: ${code(server)}</p>
<p>Every request needs a key, as <code>Authorization: Bearer</code> or <code>X-Api-Key</code>. In the examples it is <code>$KEY</code>; <code>$OWN_KEY</code> is a customer’s. Lists are read by pages: send <code>next</code> as <code>after</code> until it is null. Money is text, days are YYYY-MM-DD, moments are in UTC. The same as <a href="${escaped(server)}/openapi.json">OpenAPI</a>. What is read here is read by GraphQL too, at ${code('POST /graphql')}: <a href="${escaped(server)}/schema.graphql">schema</a>.</p></header>
<nav aria-label="Contents"><ul>${tags.map(({ name }) => `<li><a href="#tag-${name}">${escaped(name)}</a></li>`).join('')}</ul></nav>
<main id="content">${sections.join('\n')}</main></body></html>`
}
