import { graphql } from '#data/graphql.ts'

export const ThirdPartyArticleToEdit = graphql(`
  query ThirdPartyArticleToEdit($id: ID!) {
    vendorThirdParties { id name }
    thirdPartyArticle(id: $id) {
      id revision vendor { id name } articleCode description price salesUnit uomConverter stock itemStatus imageUrl pictureId picture pictureProblem
    }
  }
`)

export const SaveThirdPartyArticle = graphql(`
  mutation SaveThirdPartyArticle($id: ID, $thirdPartyArticle: ThirdPartyArticleInput!, $seen: String) {
    saveThirdPartyArticle(id: $id, thirdPartyArticle: $thirdPartyArticle, seen: $seen) {
      thirdPartyArticle {
        id revision vendor { id name } articleCode description price salesUnit uomConverter stock itemStatus imageUrl pictureId picture pictureProblem
      }
      userErrors { field message code meanwhile { by revision } }
    }
  }
`)

export const DeleteThirdPartyArticle = graphql(`
  mutation DeleteThirdPartyArticle($id: ID!) {
    deleteThirdPartyArticle(id: $id) { userErrors { field message code } }
  }
`)
