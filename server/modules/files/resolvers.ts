import { type BrandPart, useFits } from '#domain/files/file-uses.ts'
import type { RequestContext } from '../../context.ts'
import { done, refused } from '../../answers.ts'
import { audit } from '../../audit.ts'
import type { MutationResolvers, QueryResolvers } from '../../resolver-types.gen.ts'
import { picturedArticle, picturedArticles, uploadedPicture } from './pictured-articles.ts'
import { readFileRow } from './upload-store.ts'
import {
  countRevision,
  filesOf,
  hasRoom,
  keepForUndo,
  orderFiles,
  shareFiles,
  unlinkFile,
  linkFile,
} from './use-store.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

type Article = NonNullable<Awaited<ReturnType<typeof picturedArticle>>>

/** The article as it is now; notes in the audit log which pictures it had and has. */
async function changed(
  request: RequestContext,
  before: Article | null,
  code: string,
  action: 'file.attached' | 'file.detached' | 'file.ordered',
  description: string,
) {
  const { tx, tenant } = request
  await countRevision(tx, tenant.id)
  const article = await picturedArticle(tx, code)
  const idsOf = (one: Article | null) => one?.pictures.map(({ id }) => id)
  await audit(request, { action, target: code, before: idsOf(before), after: idsOf(article) })
  return done(description, { article })
}

export const Query: QueryResolvers<RequestContext> = {
  articlePictures: (_, asked, { tx }) => picturedArticles(tx, asked),
  articlePicture: (_, { articleCode }, { tx }) => picturedArticle(tx, articleCode) as never,
  async brandPictures(_, __, { tx }) {
    const files = await filesOf(tx, 'brand', ['logo', 'login', 'icon'])
    return files.map((file) => ({
      part: file.owner.toUpperCase(),
      picture: uploadedPicture(file),
    })) as never
  },
}

export const Mutation: MutationResolvers<RequestContext> = {
  async attachArticlePicture(_, { articleCode, fileId, position }, request) {
    const { tx, tenant } = request
    const file = uuid.test(fileId) ? await readFileRow(tx, fileId) : undefined
    if (file?.kind !== 'article-picture' || !['stored', 'ready'].includes(file.state))
      return refused('no_such_picture', 'fileId')
    const before = await picturedArticle(tx, articleCode)
    if (!before) return refused('no_such_article', 'articleCode')
    if ((await hasRoom(tx, 'article-picture', articleCode)) !== 'yes')
      return refused('too_many_pictures', 'articleCode')
    await linkFile(tx, tenant.id, { usedAs: 'article-picture', owner: articleCode, fileId })
    if (position !== null && position !== undefined) {
      const others = before.pictures.map(({ id }) => id).filter((id) => id !== fileId)
      await orderFiles(tx, articleCode, others.toSpliced(Math.max(0, position), 0, fileId))
    }
    return changed(request, before, articleCode, 'file.attached', 'The picture is added')
  },

  async orderArticlePictures(_, { articleCode, fileIds }, request) {
    const { tx } = request
    const before = await picturedArticle(tx, articleCode)
    if (!before) return refused('no_such_article', 'articleCode')
    const ids = before.pictures.map(({ id }) => id)
    const wanted = [...new Set(fileIds)].filter((id) => ids.includes(id))
    const order = [...wanted, ...ids.filter((id) => !wanted.includes(id))]
    await orderFiles(tx, articleCode, order)
    return changed(request, before, articleCode, 'file.ordered', 'The order is saved')
  },

  async removeArticlePicture(_, { articleCode, fileId }, request) {
    const { tx, clock } = request
    const before = await picturedArticle(tx, articleCode)
    if (!uuid.test(fileId) || !(await unlinkFile(tx, 'article-picture', articleCode, fileId)))
      return refused('no_such_picture', 'fileId')
    await keepForUndo(tx, fileId, clock())
    return changed(request, before, articleCode, 'file.detached', 'The picture is removed')
  },

  async shareArticlePictures(_, { articleCode }, request) {
    const { tx, tenant } = request
    const article = await picturedArticle(tx, articleCode)
    if (!article || article.pictures.length === 0) return refused('no_such_picture', 'articleCode')
    await shareFiles(tx, tenant.id, articleCode, article.siblings)
    for (const sibling of article.siblings)
      await audit(request, {
        action: 'file.attached',
        target: sibling,
        after: article.pictures.map(({ id }) => id),
      })
    await countRevision(tx, tenant.id)
    return done('The pictures are shared', { article })
  },

  async saveBrandPicture(_, { part, fileId }, request) {
    const { tx, tenant, clock } = request
    const owner = part.toLowerCase() as BrandPart
    const file = uuid.test(fileId) ? await readFileRow(tx, fileId) : undefined
    if (!file || !useFits(file.kind, 'brand', owner) || !['stored', 'ready'].includes(file.state))
      return refused('no_such_picture', 'fileId')
    const [before] = await filesOf(tx, 'brand', [owner])
    await linkFile(tx, tenant.id, { usedAs: 'brand', owner, fileId })
    if (before && before.id !== fileId) await keepForUndo(tx, before.id, clock())
    await audit(request, {
      action: 'file.attached',
      target: `brand/${owner}`,
      before: before && { id: before.id },
      after: { id: fileId },
    })
    return done('The picture is published', {})
  },

  async removeBrandPicture(_, { part }, request) {
    const { tx, clock } = request
    const owner = part.toLowerCase() as BrandPart
    const [file] = await filesOf(tx, 'brand', [owner])
    if (!file) return refused('no_such_picture', 'part')
    await unlinkFile(tx, 'brand', owner, file.id)
    await keepForUndo(tx, file.id, clock())
    await audit(request, {
      action: 'file.detached',
      target: `brand/${owner}`,
      before: { id: file.id },
    })
    return done('The picture is removed', {})
  },
}
