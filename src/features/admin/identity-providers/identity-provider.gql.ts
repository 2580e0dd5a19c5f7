import { graphql } from '#data/graphql.ts'

export const IdentityProviderList = graphql(`
  query IdentityProviderList($search: String, $sort: String, $page: Int, $limit: Int) {
    identityProviders(search: $search, sort: $sort, page: $page, limit: $limit) {
      rows { id name issuer active people }
      page count pageTotal
    }
  }
`)

export const IdentityProviderToEdit = graphql(`
  query IdentityProviderToEdit($id: ID!) {
    identityProvider(id: $id) {
      id revision name issuer clientId hasSecret scopes active asksSecondFactor matchEmail makeUsers emailDomains role groupRole claim
      claimRoles { value groupRole }
    }
    identityProviderCallbacks
    createData {
      roles { id name description }
      groupRoles { id description }
    }
  }
`)

export const SaveIdentityProvider = graphql(`
  mutation SaveIdentityProvider($id: ID, $identityProvider: IdentityProviderInput!, $seen: String) {
    saveIdentityProvider(id: $id, identityProvider: $identityProvider, seen: $seen) {
      identityProvider {
        id revision name issuer clientId hasSecret scopes active asksSecondFactor matchEmail makeUsers emailDomains role groupRole claim
        claimRoles { value groupRole }
      }
      userErrors { field message code meanwhile { by revision } }
    }
  }
`)

export const DeleteIdentityProvider = graphql(`
  mutation DeleteIdentityProvider($id: ID!) {
    deleteIdentityProvider(id: $id) { userErrors { field message code } }
  }
`)
