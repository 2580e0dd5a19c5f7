import { graphql } from '#data/graphql.ts'

export const GroupRoleList = graphql(`
  query GroupRoleList($role: String, $search: String, $sort: String, $page: Int, $limit: Int) {
    groupRoles(role: $role, search: $search, sort: $sort, page: $page, limit: $limit) {
      rows { id description users roles { id name } }
      page count pageTotal
    }
    rightsChoices { roles { id name } }
  }
`)

export const GroupRoleToEdit = graphql(`
  query GroupRoleToEdit($id: ID!) {
    groupRole(id: $id) { id revision description roles { id name } }
    rightsChoices { roles { id name description permissions { name } } }
  }
`)

export const SaveGroupRole = graphql(`
  mutation SaveGroupRole($id: ID, $groupRole: GroupRoleInput!, $seen: String) {
    saveGroupRole(id: $id, groupRole: $groupRole, seen: $seen) {
      groupRole { id revision description roles { id } }
      userErrors { field message code meanwhile { by revision } }
    }
  }
`)

export const DeleteGroupRole = graphql(`
  mutation DeleteGroupRole($id: ID!) {
    deleteGroupRole(id: $id) { userErrors { field message code } }
  }
`)
