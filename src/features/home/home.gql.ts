import { graphql } from '#data/graphql.ts'

/** Kept on the device, so that a start offline shows the last answer with its age. */
export const BuyingOverview = graphql(`
  query BuyingOverview {
    buyingOverview(limit: 5) {
      openOrders
      arriving
      orders {
        order_no
        createdAt
        status
        custPoNo
        currency
        total
        openPieces
      }
      arrivals {
        id
        order_no
        article_code_display
        description
        qty
        date
        confirmed
      }
    }
  }
`)

const HomeCustomer = graphql(`
  fragment HomeCustomer on Customer {
    id
    custCode {
      r3
      isr
      unified
    }
    custName
    custPhone
    custAddress
    custCity
    email
    custGroups
    reasonBlocked
  }
`)

export const RecentCustomers = graphql(
  `
    query RecentCustomers($ids: [ID!]!) {
      getCustomers(ids: $ids, limit: 10) {
        customers {
          ...HomeCustomer
        }
      }
    }
  `,
  [HomeCustomer],
)

export const CreditWarnings = graphql(
  `
    query CreditWarnings {
      creditWarnings(limit: 5) {
        count
        warnings {
          customer {
            ...HomeCustomer
          }
          currency
          overdue
          available
          reasonBlocked
        }
      }
    }
  `,
  [HomeCustomer],
)

/** Failures, inquiries and consumer voice that wait for the office; a part that this person may not see is left out. */
export const OfficeOverview = graphql(`
  query OfficeOverview($admin: Boolean!) {
    orderHandovers(state: FAILED, limit: 3) {
      failed
      orders {
        id
        customer
        error
      }
    }
    recordHandovers(state: FAILED, limit: 3) {
      failed
      records {
        id
        kind
        number
        customer
        error
      }
    }
    mailMessages(state: FAILED, limit: 3) @include(if: $admin) {
      count
      messages {
        id
        to
        subject
      }
    }
    customerInquiries(open: true, limit: 3) @include(if: $admin) {
      count
      rows {
        id
        name
        city
        createdAt
      }
    }
    customerFeedbacks(open: true, limit: 3) @include(if: $admin) {
      count
      rows {
        id
        message
        person
        createdAt
      }
    }
  }
`)

/** Claims whose next step is this person's, those that have waited longest first. */
export const WaitingClaims = graphql(`
  query WaitingClaims($phase: ClaimPhase!) {
    claimsV3(phase: $phase, sort: "age", limit: 3) {
      count
      rows {
        id
        number
        custName
        articleName
        description
        statusAt
      }
    }
  }
`)

/** A vendor's new orders and articles to look after. */
export const VendorOverview = graphql(`
  query VendorOverview {
    orderThirdParties(status: new, limit: 3) {
      count
      rows {
        id
        orderNo
        custThirdParty {
          name
        }
        product {
          description
        }
      }
    }
    outOfStock: productThirdParties(maintenance: true, lacking: stock, limit: 1) {
      count
    }
    withoutPicture: productThirdParties(maintenance: true, lacking: picture, limit: 1) {
      count
    }
  }
`)

/** Announcements, banners and news for this person; kept on the device like the news and the banners themselves. */
export const HomePublished = graphql(`
  query HomePublished($news: Boolean!) {
    activeUserAreaAnnouncements {
      id
      title
    }
    activeUserAreaBanners {
      bannerFile
      title
      link
    }
    newsList(validOnly: true, limit: 3) @include(if: $news) {
      unread
      rows {
        id
        title
        publishedAt
        isRead
      }
    }
  }
`)
