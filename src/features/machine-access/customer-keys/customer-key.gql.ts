import { graphql } from '#data/graphql.ts'

export const CustomerKeyList = graphql(`
  query CustomerKeyList($search: String, $state: MachineKeyState, $sort: String, $page: Int, $limit: Int) {
    customerKeys(search: $search, state: $state, sort: $sort, page: $page, limit: $limit) {
      rows { id name start scopes rate expiresOn state createdBy lastUsedAt lastUsedFrom }
      page count pageTotal
    }
  }
`)

export const CustomerKeyToEdit = graphql(`
  query CustomerKeyToEdit($id: ID!) {
    customerKey(id: $id) { id revision name start scopes rate expiresOn state }
  }
`)

export const SaveCustomerKey = graphql(`
  mutation SaveCustomerKey($id: ID, $customerKey: MachineKeyInput!, $seen: String) {
    saveCustomerKey(id: $id, customerKey: $customerKey, seen: $seen) {
      machineKey { id revision name scopes rate expiresOn state }
      secret
      userErrors { field message code meanwhile { by revision } }
    }
  }
`)

export const RevokeCustomerKey = graphql(`
  mutation RevokeCustomerKey($id: ID!) {
    revokeCustomerKey(id: $id) {
      machineKey { id revision state revokedAt }
      userErrors { field message code }
    }
  }
`)

export const DeleteCustomerKey = graphql(`
  mutation DeleteCustomerKey($id: ID!) {
    deleteCustomerKey(id: $id) { userErrors { field message code } }
  }
`)
