import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { Generator, getConfig } from '@tanstack/router-generator'
import { routeTree } from '../vite.config.ts'
import { writeContractLists } from './contract-lists.ts'
import { writeResolverList } from './resolver-list.ts'
import { writeResolverTypes } from './resolver-types.ts'

/** Writes what is made from schema/ and src/routes.ts: the whole contract in one file, its hash, the types of screens and resolvers, the list of resolvers, the tree of routes. */
export async function generate(): Promise<void> {
  const files = readdirSync('schema')
    .filter((file) => file.endsWith('.graphql') && !file.includes('.gen.'))
    .sort()
  const contract = files.map((file) => readFileSync(`schema/${file}`, 'utf8')).join('\n')
  writeFileSync('schema/all.gen.graphql', contract)
  const hash = createHash('sha256').update(contract).digest('hex').slice(0, 16)
  writeFileSync(
    'src/data/schema-hash.gen.ts',
    `/** Names the contract this build was made with. */\nexport const schemaHash = '${hash}'\n`,
  )
  writeContractLists(contract)
  execFileSync('npx', ['gql.tada', 'generate-output'], { stdio: ['ignore', 'ignore', 'inherit'] })
  await writeResolverTypes()
  writeResolverList()
  await new Generator({ root: process.cwd(), config: getConfig(routeTree, process.cwd()) }).run()
}

if (process.argv[1] === new URL(import.meta.url).pathname) await generate()
