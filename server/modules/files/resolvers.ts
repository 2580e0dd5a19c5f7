import type { BrandPart } from '#domain/files/file-uses.ts'
import type { Request } from '../../context.ts'
import { userError } from '../../failure.ts'
import type { MutationResolvers, QueryResolvers } from '../../resolver-types.gen.ts'
import { noteFileChange } from './file-audit.ts'
import { picturedArticle, picturedArticles, uploadedPicture } from './pictured-articles.ts'
import { readFileRow } from './upload-store.ts'
import {
  countRevision,
  filesOf,
  hasRoom,
  orderFiles,
  shareFiles,
  takeFile,
  useFile,
} from './use-store.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The article as it is now. */
async function changed({ tx, tenant }: Request, code: string, description: string) {
  await countRevision(tx, tenant.id)
  return {
    article: await picturedArticle(tx, code),
    message: { status: true, description },
    userErrors: [],
  }
}

const refused = (code: string, field: string) => ({
  article: null,
  message: { status: false, description: code },
  userErrors: [userError(code, field)],
})

export const Query: QueryResolvers<Request> = {
  async articlePictures(_, { search, withoutPictures, page, limit }, { tx }) {
    const size = Math.min(50, Math.max(1, limit ?? 20))
    const at = Math.min(100_000, Math.max(1, page ?? 1))
    const { articles, count } = await picturedArticles(tx, {
      search: (search ?? '').slice(0, 100),
      withoutPictures: withoutPictures ?? false,
      page: at,
      limit: size,
    })
    return { articles, count, page: at, pageTotal: Math.ceil(count / size) } as never
  },
  articlePicture: (_, { articleCode }, { tx }) => picturedArticle(tx, articleCode) as never,
  async brandPictures(_, __, { tx }) {
    const files = await filesOf(tx, 'brand', ['logo', 'login', 'icon'])
    return files.map((file) => ({
      part: file.owner.toUpperCase(),
      picture: uploadedPicture(file),
    })) as never
  },
}

export const Mutation: MutationResolvers<Request> = {
  async attachArticlePicture(_, { articleCode, fileId, position }, request) {
    const { tx, tenant } = request
    const file = uuid.test(fileId) ? await readFileRow(tx, fileId) : undefined
    if (file?.kind !== 'article-picture' || !['stored', 'ready'].includes(file.state))
      return refused('no_such_picture', 'fileId')
    const room = await hasRoom(tx, 'article-picture', articleCode)
    if (room !== 'yes')
      return refused(room === 'full' ? 'too_many_pictures' : 'no_such_article', 'articleCode')
    await useFile(tx, tenant.id, { usedAs: 'article-picture', owner: articleCode, fileId })
    if (position !== null && position !== undefined) {
      const ids = (await filesOf(tx, 'article-picture', [articleCode])).map(({ id }) => id)
      const others = ids.filter((id) => id !== fileId)
      await orderFiles(tx, articleCode, others.toSpliced(Math.max(0, position), 0, fileId))
    }
    await noteFileChange(tx, request, 'file.attach', { id: fileId, owner: articleCode })
    return (await changed(request, articleCode, 'The picture is added')) as never
  },

  async orderArticlePictures(_, { articleCode, fileIds }, request) {
    const { tx } = request
    const ids = (await filesOf(tx, 'article-picture', [articleCode])).map(({ id }) => id)
    if (ids.length === 0) return refused('no_such_article', 'articleCode')
    const wanted = [...new Set(fileIds)].filter((id) => ids.includes(id))
    const order = [...wanted, ...ids.filter((id) => !wanted.includes(id))]
    await orderFiles(tx, articleCode, order)
    await noteFileChange(tx, request, 'file.order', { id: order[0]!, owner: articleCode })
    return (await changed(request, articleCode, 'The order is saved')) as never
  },

  async removeArticlePicture(_, { articleCode, fileId }, request) {
    const { tx } = request
    if (!uuid.test(fileId) || !(await takeFile(tx, 'article-picture', articleCode, fileId)))
      return refused('no_such_picture', 'fileId')
    await noteFileChange(tx, request, 'file.detach', { id: fileId, owner: articleCode })
    return (await changed(request, articleCode, 'The picture is removed')) as never
  },

  async shareArticlePictures(_, { articleCode }, request) {
    const { tx, tenant } = request
    const article = await picturedArticle(tx, articleCode)
    if (!article || article.pictures.length === 0) return refused('no_such_picture', 'articleCode')
    await shareFiles(tx, tenant.id, articleCode, article.siblings)
    await noteFileChange(tx, request, 'file.attach', {
      id: article.siblings.join(' ').slice(0, 200),
      owner: articleCode,
    })
    return (await changed(request, articleCode, 'The pictures are shared')) as never
  },

  async removeBrandPicture(_, { part }, request) {
    const { tx } = request
    const owner = part.toLowerCase() as BrandPart
    const [file] = await filesOf(tx, 'brand', [owner])
    if (!file) return refused('no_such_picture', 'part')
    await takeFile(tx, 'brand', owner, file.id)
    await noteFileChange(tx, request, 'file.detach', { id: file.id, owner })
    return { message: { status: true, description: 'The picture is removed' }, userErrors: [] }
  },
}
