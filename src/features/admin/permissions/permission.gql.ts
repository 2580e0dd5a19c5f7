import { graphql } from '#data/graphql.ts'

export const PermissionList = graphql(`
  query PermissionList($search: String, $sort: String, $page: Int, $limit: Int) {
    permissions(search: $search, sort: $sort, page: $page, limit: $limit) {
      page
      count
      pageTotal
      rows {
        id
        name
        description
        roles
      }
    }
  }
`)

export const PermissionToEdit = graphql(`
  query PermissionToEdit($id: ID!) {
    permission(id: $id) {
      id
      name
      description
      builtIn
    }
  }
`)

export const SavePermission = graphql(`
  mutation SavePermission($id: ID, $permission: PermissionInput!) {
    savePermission(id: $id, permission: $permission) {
      permission {
        id
        description
      }
      userErrors {
        field
        message
        code
      }
    }
  }
`)

export const DeletePermission = graphql(`
  mutation DeletePermission($id: ID!) {
    deletePermission(id: $id) {
      userErrors {
        field
        message
        code
      }
    }
  }
`)
