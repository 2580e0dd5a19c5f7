import { graphql } from '#data/graphql.ts'

export const PermissionList = graphql(`
  query PermissionList($search: String, $sort: String, $page: Int, $limit: Int) {
    permissions(search: $search, sort: $sort, page: $page, limit: $limit) {
      rows { id name description builtIn roles }
      page count pageTotal
    }
  }
`)

export const PermissionToEdit = graphql(`
  query PermissionToEdit($id: ID!) {
    permission(id: $id) { id revision name description builtIn }
    permissionHolders(permission: $id, limit: 50) {
      rows { id username name role groupRole from }
      count
    }
  }
`)

export const SavePermission = graphql(`
  mutation SavePermission($id: ID, $permission: PermissionInput!, $seen: String) {
    savePermission(id: $id, permission: $permission, seen: $seen) {
      permission { id revision description }
      userErrors { field message code meanwhile { by revision } }
    }
  }
`)

export const DeletePermission = graphql(`
  mutation DeletePermission($id: ID!) {
    deletePermission(id: $id) { userErrors { field message code } }
  }
`)
