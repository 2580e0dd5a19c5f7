import { graphql } from '#data/graphql.ts'

export const ChangeClaimStatus = graphql(`
  mutation ChangeClaimStatus($id: ID!, $status: ID!, $reason: String) {
    updateClaimStatus(id: $id, status: $status, reason: $reason) {
      claim {
        id
        revision
        nextStatuses
        mayEdit
        reasonRejection
        statusAt
        status {
          id
          category
        }
        histories {
          fromStatusId
          toStatusId
          reason
          createdAt
          createdBy
        }
      }
      message {
        status
        description
      }
      userErrors {
        code
        field
        message
      }
    }
  }
`)

export const ChangeClaimStatuses = graphql(`
  mutation ChangeClaimStatuses($ids: [ID!]!, $status: ID!, $reason: String) {
    updateClaimStatuses(ids: $ids, status: $status, reason: $reason) {
      results {
        id
        code
      }
      message {
        status
        description
      }
      userErrors {
        code
        field
        message
      }
    }
  }
`)

export const WriteClaimComment = graphql(`
  mutation WriteClaimComment($id: ID!, $comment: String!, $internal: Boolean) {
    createClaimComment(id: $id, comment: $comment, internal: $internal) {
      claim {
        id
        comments {
          id
          comment
          internal
          displayName
          createdAt
        }
      }
      message {
        status
        description
      }
      userErrors {
        code
        field
        message
      }
    }
  }
`)

export const AddClaimPaper = graphql(`
  mutation AddClaimPaper($id: ID!, $file: Upload!) {
    createClaimAdditionalDocument(id: $id, file: $file) {
      claim {
        id
        revision
        docs {
          docType
          fileId
          url
          thumbnailUrl
          name
          mime
        }
      }
      message {
        status
        description
      }
      userErrors {
        code
        field
        message
      }
    }
  }
`)

export const RemoveClaimPaper = graphql(`
  mutation RemoveClaimPaper($id: ID!, $documentId: ID!) {
    deleteClaimAdditionalDocument(id: $id, documentId: $documentId) {
      claim {
        id
        revision
        docs {
          docType
          fileId
          url
          thumbnailUrl
          name
          mime
        }
      }
      message {
        status
        description
      }
      userErrors {
        code
        field
        message
      }
    }
  }
`)

export const SendClaimAgain = graphql(`
  mutation SendClaimAgain($id: ID!) {
    sendRecordAgain(kind: CLAIM, id: $id) {
      record {
        id
        state
      }
      userErrors {
        code
        field
        message
      }
    }
  }
`)
