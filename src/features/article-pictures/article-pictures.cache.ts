import type { KeyingConfig } from '@urql/exchange-graphcache'

/** Articles by code; a file is one article's picture at a place of its own, so it is kept inside it. */
export const keys: KeyingConfig = {
  ArticlePicturePage: () => null,
  ArticlePictureResult: () => null,
  PicturedArticle: (article) => article.article_code as string,
}
