import { graphql } from '#data/graphql.ts'

export const CustomerInquiries = graphql(`
  query CustomerInquiries(
    $open: Boolean
    $accepted: Boolean
    $search: String
    $sort: String
    $page: Int
    $limit: Int
  ) {
    customerInquiries(
      open: $open
      accepted: $accepted
      search: $search
      sort: $sort
      page: $page
      limit: $limit
    ) {
      page
      count
      pageTotal
      rows {
        id
        name
        reason
        goal
        address
        city
        state
        country
        postalCode
        email
        phone
        web
        createdAt
        answeredAt
        answeredBy
        acceptedCustomer
      }
    }
  }
`)

const InquiryDetail = graphql(`
  fragment InquiryDetail on CustomerInquiry @_unmask {
    id
    name
    reason
    goal
    address
    city
    state
    country
    postalCode
    email
    phone
    web
    createdAt
    answeredAt
    answeredBy
    acceptedCustomer
    acceptedUser
    replies {
      id
      text
      by
      at
    }
  }
`)

export const InquiryView = graphql(
  `
    query InquiryView($id: ID!) {
      customerInquiry(id: $id) {
        ...InquiryDetail
      }
    }
  `,
  [InquiryDetail],
)

export const ReplyToInquiry = graphql(
  `
    mutation ReplyToInquiry($id: ID!, $reply: String!) {
      replyToInquiry(id: $id, reply: $reply) {
        inquiry {
          ...InquiryDetail
        }
        message {
          status
          description
        }
        userErrors {
          field
          message
          code
        }
      }
    }
  `,
  [InquiryDetail],
)

export const InquiryToAccept = graphql(`
  query InquiryToAccept($id: ID!) {
    customerInquiry(id: $id) {
      id
      name
      address
      city
      state
      country
      postalCode
      email
      phone
      acceptedCustomer
    }
    acceptanceChoices {
      priceGroups
      custGroups
      custCategories
      contentTargetMarkets {
        id
        marketName
      }
      sorgs {
        sorg
        name
      }
      roles {
        id
        name
        description
      }
    }
  }
`)

export const AcceptInquiry = graphql(
  `
    mutation AcceptInquiry($id: ID!, $acceptance: InquiryAcceptance!) {
      acceptInquiry(id: $id, acceptance: $acceptance) {
        inquiry {
          ...InquiryDetail
        }
        message {
          status
          description
        }
        userErrors {
          field
          message
          code
        }
      }
    }
  `,
  [InquiryDetail],
)

const FeedbackDetail = graphql(`
  fragment FeedbackDetail on Feedback @_unmask {
    id
    message
    person
    username
    email
    custCode
    custName
    createdAt
    answeredAt
    answeredBy
    replies {
      id
      text
      by
      at
    }
  }
`)

export const CustomerFeedbacks = graphql(`
  query CustomerFeedbacks($open: Boolean, $search: String, $sort: String, $page: Int, $limit: Int) {
    customerFeedbacks(open: $open, search: $search, sort: $sort, page: $page, limit: $limit) {
      page
      count
      pageTotal
      rows {
        id
        message
        person
        username
        custCode
        custName
        createdAt
        answeredAt
        answeredBy
      }
    }
  }
`)

export const FeedbackView = graphql(
  `
    query FeedbackView($id: ID!) {
      customerFeedback(id: $id) {
        ...FeedbackDetail
      }
    }
  `,
  [FeedbackDetail],
)

export const ReplyToFeedback = graphql(
  `
    mutation ReplyToFeedback($id: ID!, $reply: String!) {
      replyToFeedback(id: $id, reply: $reply) {
        feedback {
          ...FeedbackDetail
        }
        message {
          status
          description
        }
        userErrors {
          field
          message
          code
        }
      }
    }
  `,
  [FeedbackDetail],
)

export const MarkFeedback = graphql(`
  mutation MarkFeedback($ids: [ID!]!, $answered: Boolean!) {
    markFeedback(ids: $ids, answered: $answered) {
      message {
        status
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

export const MarkInquiries = graphql(`
  mutation MarkInquiries($ids: [ID!]!, $answered: Boolean!) {
    markInquiries(ids: $ids, answered: $answered) {
      message {
        status
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
