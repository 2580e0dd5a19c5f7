import { graphql } from '#data/graphql.ts'

export const ChangeLanguage = graphql(`
  mutation ChangeLanguage($id: ID!) {
    changeLanguage(id: $id) {
      status
      description
    }
  }
`)
