import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { writeResolverTypes } from './resolver-types.ts'

/** Writes what is made from schema/: the whole contract in one file, the types of screens and resolvers, its hash. */
export async function generate(): Promise<void> {
  const files = readdirSync('schema').filter((file) => file.endsWith('.graphql') && !file.includes('.gen.')).sort()
  const contract = files.map((file) => readFileSync(`schema/${file}`, 'utf8')).join('\n')
  writeFileSync('schema/all.gen.graphql', contract)
  const hash = createHash('sha256').update(contract).digest('hex').slice(0, 16)
  writeFileSync('src/data/schema-hash.gen.ts', `/** Names the contract this build was made with. */\nexport const schemaHash = '${hash}'\n`)
  execFileSync('npx', ['gql.tada', 'generate-output'], { stdio: ['ignore', 'ignore', 'inherit'] })
  await writeResolverTypes()
}

if (process.argv[1] === new URL(import.meta.url).pathname) await generate()
