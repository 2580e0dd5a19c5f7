import { graphql } from '#data/graphql.ts'

export const MachineKeyList = graphql(`
  query MachineKeyList($search: String, $state: MachineKeyState, $sort: String, $page: Int, $limit: Int) {
    machineKeys(search: $search, state: $state, sort: $sort, page: $page, limit: $limit) {
      rows { id name customer start scopes rate expiresOn state createdAt createdBy lastUsedAt lastUsedFrom }
      page count pageTotal
    }
    sandbox { of }
  }
`)

export const MachineKeyToEdit = graphql(`
  query MachineKeyToEdit($id: ID!) {
    machineKey(id: $id) { id revision name customer start scopes rate expiresOn state revokedAt }
  }
`)

export const SaveMachineKey = graphql(`
  mutation SaveMachineKey($id: ID, $machineKey: MachineKeyInput!, $seen: String) {
    saveMachineKey(id: $id, machineKey: $machineKey, seen: $seen) {
      machineKey { id revision name scopes rate expiresOn state }
      secret
      userErrors { field message code meanwhile { by revision } }
    }
  }
`)

export const RevokeMachineKey = graphql(`
  mutation RevokeMachineKey($id: ID!) {
    revokeMachineKey(id: $id) {
      machineKey { id revision state revokedAt }
      userErrors { field message code }
    }
  }
`)

export const DeleteMachineKey = graphql(`
  mutation DeleteMachineKey($id: ID!) {
    deleteMachineKey(id: $id) { userErrors { field message code } }
  }
`)
