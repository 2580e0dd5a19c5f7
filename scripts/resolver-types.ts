import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { codegen } from '@graphql-codegen/core'
import * as typescript from '@graphql-codegen/typescript'
import * as resolvers from '@graphql-codegen/typescript-resolvers'
import { parse } from 'graphql'

/** Writes server/resolver-types.gen.ts: what every resolver takes and answers, from the schema. */
export async function writeResolverTypes(): Promise<void> {
  const source = readdirSync('schema')
    .filter((file) => file.endsWith('.graphql') && !file.includes('.gen.'))
    .sort()
    .map((file) => readFileSync(`schema/${file}`, 'utf8'))
    .join('\n')
  const text = await codegen({
    schema: parse(source),
    documents: [],
    filename: 'server/resolver-types.gen.ts',
    config: {
      contextType: './context.ts#RequestContext',
      scalars: {
        ID: 'string',
        Decimal: 'string',
        Day: 'string',
        Instant: 'string | Date',
        JSON: 'unknown',
      },
      enumsAsTypes: true,
      useTypeImports: true,
      skipTypename: true,
      maybeValue: 'T | null | undefined',
      defaultScalarType: 'unknown',
      makeResolverTypeCallable: true,
      optionalResolveType: true,
      // What only few ask for is read when it is asked for.
      mappers: {
        Product: "Omit<{T}, 'documents'>",
        Quote: "Omit<{T}, 'lines'>",
        PaymentRequest: "Omit<{T}, 'invoices' | 'docs' | 'history' | 'method' | 'savedPayments'>",
        OrderPayment: "Omit<{T}, 'request'> & { orderNo: string }",
        ProductEntry:
          "Omit<{T}, 'dealer_from' | 'dealer_to'> & { dealerSpan: () => Pick<{T}, 'dealer_from' | 'dealer_to'> | Promise<Pick<{T}, 'dealer_from' | 'dealer_to'>> }",
      },
      showUnusedMappers: false,
    },
    plugins: [{ typescript: {} }, { resolvers: {} }],
    pluginMap: { typescript, resolvers },
  })
  writeFileSync('server/resolver-types.gen.ts', text)
}
