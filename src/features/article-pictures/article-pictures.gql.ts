import { graphql } from '#data/graphql.ts'

const PicturedArticleFields = graphql(`
  fragment PicturedArticleFields on PicturedArticle {
    article_code
    article_code_display
    name
    drawing
    siblings
    pictures {
      id
      name
      state
      address
      width
      height
      bytes
      fromFeed
    }
  }
`)

export const ArticlePictures = graphql(
  `
    query ArticlePictures($search: String, $withoutPictures: Boolean, $sort: String, $page: Int, $limit: Int) {
      articlePictures(search: $search, withoutPictures: $withoutPictures, sort: $sort, page: $page, limit: $limit) {
        rows { ...PicturedArticleFields }
        page count pageTotal
      }
    }
  `,
  [PicturedArticleFields],
)

export const ArticlePicture = graphql(
  `
    query ArticlePicture($articleCode: String!) {
      articlePicture(articleCode: $articleCode) {
        ...PicturedArticleFields
      }
    }
  `,
  [PicturedArticleFields],
)

export const AttachArticlePicture = graphql(
  `
    mutation AttachArticlePicture($articleCode: String!, $fileId: ID!, $position: Int) {
      attachArticlePicture(articleCode: $articleCode, fileId: $fileId, position: $position) {
        article {
          ...PicturedArticleFields
        }
        userErrors {
          field
          message
          code
        }
      }
    }
  `,
  [PicturedArticleFields],
)

export const OrderArticlePictures = graphql(
  `
    mutation OrderArticlePictures($articleCode: String!, $fileIds: [ID!]!) {
      orderArticlePictures(articleCode: $articleCode, fileIds: $fileIds) {
        article {
          ...PicturedArticleFields
        }
        userErrors {
          field
          message
          code
        }
      }
    }
  `,
  [PicturedArticleFields],
)

export const RemoveArticlePicture = graphql(
  `
    mutation RemoveArticlePicture($articleCode: String!, $fileId: ID!) {
      removeArticlePicture(articleCode: $articleCode, fileId: $fileId) {
        article {
          ...PicturedArticleFields
        }
        userErrors {
          field
          message
          code
        }
      }
    }
  `,
  [PicturedArticleFields],
)

export const ShareArticlePictures = graphql(
  `
    mutation ShareArticlePictures($articleCode: String!) {
      shareArticlePictures(articleCode: $articleCode) {
        article {
          ...PicturedArticleFields
        }
        userErrors {
          field
          message
          code
        }
      }
    }
  `,
  [PicturedArticleFields],
)
