import { graphql } from '#data/graphql.ts'

export const AccountBikeList = graphql(`
  query AccountBikeList($search: String, $sort: String, $page: Int, $limit: Int, $reported: Boolean) {
    accountPolygonBikesDatas(search: $search, sort: $sort, page: $page, limit: $limit, reported: $reported) {
      rows { id frameNumber articleDescription registeredOn custName custCity sale }
      page count pageTotal
    }
  }
`)

export const AccountBikeToEdit = graphql(`
  query AccountBikeToEdit($id: ID!) {
    accountPolygonBikesData(id: $id) {
      id
      frameNumber
      articleDescription
      registeredOn
      custName
      custPhone
      custEmail
      custAddress
      custCity
      revision
    }
  }
`)

export const ChangeAccountBike = graphql(`
  mutation ChangeAccountBike($id: ID!, $bike: AccountBikeChangeInput!, $seen: String) {
    updateAccountPolygonBikes(id: $id, bike: $bike, seen: $seen) {
      accountBike { id registeredOn custName custPhone custEmail custAddress custCity revision }
      userErrors { field message code meanwhile { by revision } }
    }
  }
`)
