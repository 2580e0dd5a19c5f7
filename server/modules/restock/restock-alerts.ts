import type { RequestContext } from '../../context.ts'
import { articleFor, unsubscribe, subscribe } from './restock-store.ts'

/** Why a restock alert cannot be started. */
export type RestockRefusal = 'notifications_off' | 'unknown_article' | 'in_stock' | 'too_many'

/** Starts the person's alert for an article of `request.sorgs`. Returns null once it is stored. */
export async function startAlert(
  request: RequestContext,
  articleCode: string,
  sorg: string,
): Promise<RestockRefusal | null> {
  if (!request.tenant.config.features.WEB_NOTIFICATION) return 'notifications_off'
  const article = await articleFor(request, articleCode, sorg)
  if (!article) return 'unknown_article'
  if (article.available > 0) return 'in_stock'
  return (await subscribe(request, article.id, sorg)) ? null : 'too_many'
}

/** Ends the person's alert for an article; without one it does nothing. */
export const endAlert = (
  request: RequestContext,
  articleCode: string,
  sorg: string,
): Promise<unknown> => unsubscribe(request, articleCode, sorg)
