import { uploadBatch } from '#domain/article/attribute-sheet.ts'
import { maxPictureFiles } from '#domain/files/picture-names.ts'
import { done, refused } from '../../answers.ts'
import type { RequestContext } from '../../context.ts'
import { failure } from '../../failure.ts'
import type {
  MutationResolvers,
  ProductUploadResult,
  QueryResolvers,
} from '../../resolver-types.gen.ts'
import { updateAttributes } from './attributes.ts'
import { pictureTargets, uploadedFiles } from './picture-targets.ts'
import { removedArticles, removeOrRestore } from './removed-articles.ts'

/** Answers each row by itself, or refuses more of them than one request may have. */
async function answered<Row>(
  rows: readonly Row[],
  work: (rows: readonly Row[]) => Promise<ProductUploadResult[]>,
) {
  if (rows.length > uploadBatch) return refused('too_many_rows', 'products', { results: [] })
  return done('Each row has its result', { results: await work(rows) })
}

/** A file may be named with and without a number at its end. */
const maxCodes = 2 * maxPictureFiles

export const Query: QueryResolvers<RequestContext> = {
  pictureTargets(_, { codes }, { tx }) {
    if (codes.length > maxCodes) throw failure('TOO_LARGE', { field: 'codes', limit: maxCodes })
    return pictureTargets(tx, codes)
  },
  uploadedFiles(_, { ids }, { tx, user }) {
    if (ids.length > maxPictureFiles)
      throw failure('TOO_LARGE', { field: 'ids', limit: maxPictureFiles })
    return uploadedFiles(tx, user.id, ids)
  },
  removedProducts: (_, __, request) => removedArticles(request),
}

export const Mutation: MutationResolvers<RequestContext> = {
  updateProductAttributes: (_, { products, check }, request) =>
    answered(products, (rows) =>
      updateAttributes(
        request,
        rows.map(({ attribute, ...key }) => ({ ...key, ...attribute })),
        check === true,
      ),
    ),
  deleteProducts: (_, { products, check }, request) =>
    answered(products, (rows) => removeOrRestore(request, 'delete', rows, check === true)),
  restoreProducts: (_, { products, check }, request) =>
    answered(products, (rows) => removeOrRestore(request, 'restore', rows, check === true)),
}
