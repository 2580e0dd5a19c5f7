import { graphql } from '#data/graphql.ts'

export const RestockSubscriptions = graphql(`
  query RestockSubscriptions {
    restockSubscriptions {
      id
      createdAt
      product {
        id
        name
        article_code
        article_code_display
        sorg
        slug
        category
        picture
        size
        colour
      }
    }
  }
`)

export const SubscribeToRestock = graphql(`
  mutation Subscribe($articleCode: ID!, $sorg: String!) {
    subscribe(articleCode: $articleCode, sorg: $sorg) {
      subscriptions {
        id
        createdAt
        product {
          id
          name
          article_code
          article_code_display
          sorg
          slug
          category
          picture
          size
          colour
        }
      }
      userErrors {
        field
        message
        code
      }
    }
  }
`)

export const UnsubscribeFromRestock = graphql(`
  mutation Unsubscribe($articleCode: ID!, $sorg: String!) {
    unsubscribe(articleCode: $articleCode, sorg: $sorg) {
      subscriptions {
        id
        createdAt
        product {
          id
          name
          article_code
          article_code_display
          sorg
          slug
          category
          picture
          size
          colour
        }
      }
      userErrors {
        field
        message
        code
      }
    }
  }
`)
