import type { Operation } from './operation.ts'

const none = '{ articleCode: "NO-SUCH", sorg: "1000" }'
const answer = '{ results { change code } userErrors { code } }'

/** Calls of the upload area; each names no article that exists. */
export const uploadOperations: Record<string, Operation> = {
  pictureTargets: {
    document: 'query($codes: [String!]!) { pictureTargets(codes: $codes) { article_code } }',
    variables: ({ article }) => ({ codes: [article] }),
  },
  uploadedFiles: {
    document: 'query($ids: [ID!]!) { uploadedFiles(ids: $ids) { state } }',
    variables: () => ({ ids: ['0198c0de-0000-4000-8000-000000000009'] }),
  },
  removedProducts: { document: '{ removedProducts { articleCode name } }' },
  updateProductAttributes: {
    document: `mutation { updateProductAttributes(products: [{ articleCode: "NO-SUCH", sorg: "1000", attribute: { name: "Rim", value: "Tubeless" } }]) ${answer} }`,
  },
  deleteProducts: { document: `mutation { deleteProducts(products: [${none}]) ${answer} }` },
  restoreProducts: { document: `mutation { restoreProducts(products: [${none}]) ${answer} }` },
}
