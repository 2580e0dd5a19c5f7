import { graphql } from '#data/graphql.ts'

export const RoleList = graphql(`
  query RoleList($permission: String, $search: String, $sort: String, $page: Int, $limit: Int) {
    roles(permission: $permission, search: $search, sort: $sort, page: $page, limit: $limit) {
      rows { id name description builtIn users groupRoles permissions { name } }
      page count pageTotal
    }
    rightsChoices { permissions { id } }
  }
`)

export const RoleToEdit = graphql(`
  query RoleToEdit($id: ID!) {
    role(id: $id) {
      id
      revision
      name
      description
      secondFactorRequired
      builtIn
      users
      groupRoles
      permissions { name }
    }
    rightsChoices { permissions { id name description } }
  }
`)

export const SaveRole = graphql(`
  mutation SaveRole($id: ID, $role: RoleInput!, $seen: String) {
    saveRole(id: $id, role: $role, seen: $seen) {
      role { id revision description secondFactorRequired permissions { name } }
      userErrors { field message code meanwhile { by revision } }
    }
  }
`)

export const DeleteRole = graphql(`
  mutation DeleteRole($id: ID!) {
    deleteRole(id: $id) { userErrors { field message code } }
  }
`)
