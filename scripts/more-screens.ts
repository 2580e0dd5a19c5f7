import { execFile } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

/** Kinds of screen in an area, by file and by the end of the address. */
const kinds = [
  ['index', '/', 'list'],
  ['create', '/create', 'form'],
  ['$id/index', '/$id/', 'record'],
  ['$id/edit', '/$id/edit', 'form'],
] as const

const scopes = ['page.claim', 'page.orderlist', 'page.catalog', 'admin.users']
const icons = ['clipboard', 'chart', 'grid', 'wrench']

const documents = (area: number) => `import { graphql } from '#data/graphql.ts'

export const List${area} = graphql(\`
  query List${area}($page: Int, $q: String, $sort: String) {
    list${area}(page: $page, q: $q, sort: $sort) {
      pageTotal
      rows { id number name state createdAt changedAt total currency field${area} }
    }
  }
\`)
export const Record${area} = graphql(\`
  query Record${area}($id: ID!) {
    record${area}(id: $id) { id number name state createdAt changedAt total currency note field${area} }
  }
\`)
`

/** A screen as the real ones are written: title, rights, menu, search parameters, loader and component in one file. */
function screen(prefix: string, area: number, file: string, address: string, kind: string): string {
  const title = `Synthetic ${area} ${kind} ${file.replace(/\W/g, '')}`
  const depth = '../'.repeat(file.split('/').length)
  const isList = kind === 'list'
  return `import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
${isList ? "import * as v from 'valibot'\n" : ''}import { useData } from '#data/load.ts'
import { Page } from '#ui/page/page.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { ${isList ? 'List' : 'Record'}${area} } from '${depth}area-${area}.gql.ts'

export const Route = createFileRoute('${prefix}/area-${area}${address}')({
  staticData: {
    screen: {
      title: msg\`${title}\`,
      allow: ['${scopes[area % scopes.length]}'],
      ${isList ? `menu: { group: 'admin', order: ${100 + area}, icon: '${icons[area % icons.length]}' },` : 'up: true,'}
    },
  },
${
  isList
    ? `  validateSearch: v.object({
    page: v.fallback(v.optional(v.number()), undefined),
    q: v.fallback(v.optional(v.string()), undefined),
    sort: v.fallback(v.optional(v.picklist(['name', 'state', 'total${area}'])), undefined),
    state: v.fallback(v.optional(v.picklist(['OPEN', 'CLOSED', 'STATE_${area}'])), undefined),
  }),
  loaderDeps: ({ search: { page, q, sort } }) => ({ page, q, sort }),
  loader: ({ context, deps }) => context.load(List${area} as never, deps as never),`
    : `  loader: ({ context, params }) => context.load(Record${area} as never, params as never),`
}
  pendingComponent: Pending,
  component: Screen,
})

function Pending() {
  const { t } = useLingui()
  return (
    <Page title={t\`${title}\`}>
      <SkeletonRows rows={5} height="4rem" label={t\`Loading ${title}\`} />
    </Page>
  )
}

function Screen() {
  const { t } = useLingui()
  const data = useData(Route.useLoaderData()) as Record<string, unknown>
  return (
    <Page title={t\`${title}\`}>
      <p>
        <Trans>All of ${title}</Trans> {JSON.stringify(data)}
      </p>
    </Page>
  )
}
`
}

/** Writes screens and their places in the tree into a copy of the source. */
function writeScreens(root: string, count: number): void {
  const tree = join(root, 'src/routes.ts')
  const text = readFileSync(tree, 'utf8')
  const anchor = "physical('/cart', 'features/cart/routes'),"
  if (!text.includes(anchor)) throw new Error(`src/routes.ts has no ${anchor}`)
  const cart = readFileSync(join(root, 'src/features/cart/routes/index.tsx'), 'utf8')
  const prefix = /createFileRoute\('(.*)\/cart\/'\)/.exec(cart)?.[1]
  if (prefix === undefined) throw new Error('the route of the cart does not say where it is')
  const areas = Array.from({ length: Math.ceil(count / kinds.length) }, (_, index) => index + 1)
  for (const area of areas) {
    const feature = join(root, `src/features/area-${area}`)
    mkdirSync(join(feature, 'routes/$id'), { recursive: true })
    writeFileSync(join(feature, `area-${area}.gql.ts`), documents(area))
    for (const [file, address, kind] of kinds)
      writeFileSync(join(feature, `routes/${file}.tsx`), screen(prefix, area, file, address, kind))
  }
  const places = areas.map((area) => `physical('/area-${area}', 'features/area-${area}/routes'),`)
  writeFileSync(tree, text.replace(anchor, `${anchor}\n${places.join('\n')}`))
}

const ownFiles =
  /^(src|sw|locales|public|schema|scripts|index\.html|package\.json|(vite|lingui)\.config\.ts|tsconfig.*)$/

/**
 * Builds the portal with `count` more screens in a temporary folder that is removed afterwards.
 * @param measure is given the folder of the build
 */
export async function withMoreScreens<T>(count: number, measure: (dist: string) => T): Promise<T> {
  const root = mkdtempSync(join(tmpdir(), 'pannier-screens-'))
  try {
    for (const name of readdirSync('.'))
      if (ownFiles.test(name)) cpSync(name, join(root, name), { recursive: true })
    symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
    writeScreens(root, count)
    await promisify(execFile)(
      process.execPath,
      [resolve('node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'],
      { cwd: root, env: { ...process.env, NODE_ENV: 'production' }, maxBuffer: 100_000_000 },
    )
    return measure(join(root, 'dist'))
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}
