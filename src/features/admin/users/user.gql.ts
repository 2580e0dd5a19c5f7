import { graphql } from '#data/graphql.ts'

export const UserList = graphql(`
  query UserList(
    $search: String
    $sort: UserSort
    $page: Int
    $limit: Int
    $role: String
    $groupRoleIds: [ID!]
    $limitations: [String!]
    $permission: String
    $active: Boolean
  ) {
    usersV2(
      search: $search
      sort: $sort
      page: $page
      limit: $limit
      role: $role
      groupRoleIds: $groupRoleIds
      limitations: $limitations
      permission: $permission
      active: $active
    ) {
      users {
        id username name email isFakeEmail role limitation active imported hasPassword hasSecondFactor lastLogin
        groupRole { id description }
      }
      page count pageTotal
    }
    createData { full roles { id } groupRoles { id description } permissions }
  }
`)

export const UserToCreate = graphql(`
  query UserToCreate {
    createData {
      full
      roles { id name description permissions }
      groupRoles { id description roles }
      languages { code name }
      sorgs { sorg name }
      contentTargetMarkets { id marketName }
    }
  }
`)

export const UserToEdit = graphql(`
  query UserToEdit($id: ID!) {
    editData(id: $id) {
      user {
        id revision username name email emailConfirmations sendEmail sendEmailWarranty isFakeEmail role
        limitation customers active imported hasPassword passwordUntil lastLogin
        language { code name }
        groupRole { id description }
        userAreas { sorg limitation option value }
        contentTargetMarkets { id }
        permissions { name from }
      }
      choices {
        full
        roles { id name description permissions }
        groupRoles { id description roles }
        languages { code name }
        sorgs { sorg name }
        contentTargetMarkets { id marketName }
      }
    }
  }
`)

export const CreateUser = graphql(`
  mutation CreateUser($user: UserInput!, $userAreas: [UserAreaInput!]!, $us: Boolean) {
    createUser(user: $user, userAreas: $userAreas, us: $us) {
      username
      password
      userErrors { field message code }
    }
  }
`)

export const CreateUsers = graphql(`
  mutation CreateUsers($users: [NewUserInput!]!, $check: Boolean) {
    createUsers(users: $users, check: $check) {
      results { username password userErrors { field message code } }
      userErrors { field message code }
    }
  }
`)

export const UpdateUser = graphql(`
  mutation UpdateUser(
    $id: ID!
    $user: UserInput!
    $userAreas: [UserAreaInput!]!
    $generatePassword: Boolean
    $us: Boolean
    $seen: String
  ) {
    updateUser(
      id: $id
      user: $user
      userAreas: $userAreas
      generatePassword: $generatePassword
      us: $us
      seen: $seen
    ) {
      username
      password
      userErrors { field message code meanwhile { by revision } }
    }
  }
`)

export const DeactivateUser = graphql(`
  mutation DeactivateUser($id: ID!) {
    deleteUser(id: $id) { user { id active } userErrors { field message code } }
  }
`)

export const SendUserLink = graphql(`
  mutation SendUserLink($id: ID!) {
    sendUserLink(id: $id) { userErrors { field message code } }
  }
`)

export const UserDevices = graphql(`
  query UserDevices($id: ID!) {
    userDevices(id: $id) { id current browser system address lastUsedAt createdAt }
    userIdentities(id: $id) { id provider issuer subject email lastUsedAt }
  }
`)

export const UnlinkUserIdentity = graphql(`
  mutation UnlinkUserIdentity($id: ID!, $identity: ID!) {
    unlinkUserIdentity(id: $id, identity: $identity) { userErrors { field message code } }
  }
`)

export const EndUserSessions = graphql(`
  mutation EndUserSessions($id: ID!, $device: ID) {
    endUserSessions(id: $id, device: $device) { userErrors { field message code } }
  }
`)

export const ResetSecondFactor = graphql(`
  mutation ResetSecondFactor($id: ID!) {
    resetSecondFactor(id: $id) {
      user { id hasSecondFactor }
      userErrors { field message code }
    }
  }
`)

export const ViewAsUser = graphql(`
  mutation ViewAsUser($id: ID!) {
    viewAsUser(id: $id) {
      view {
        customerCount
        customers { r3 name city groups sorgs }
        sorgs
        user {
          id username name email role limitation
          language { code }
          groupRole { id description }
          userAreas { sorg limitation option value }
          contentTargetMarkets { id marketName }
          permissions { name from }
        }
      }
      userErrors { field message code }
    }
  }
`)
