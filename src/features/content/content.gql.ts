import type { ResultOf } from 'gql.tada'
import { graphql } from '#data/graphql.ts'

export const NewsToRead = graphql(`
  query NewsToRead($search: String, $page: Int, $limit: Int) {
    newsList(search: $search, validOnly: true, page: $page, limit: $limit) {
      unread
      page
      count
      pageTotal
      rows { id title publishedAt isRead file { thumbnailUrl } }
    }
  }
`)
export type NewsRow = ResultOf<typeof NewsToRead>['newsList']['rows'][number]

export const AnnouncementToRead = graphql(`
  query AnnouncementToRead($id: ID!) {
    userAreaAnnouncement(id: $id) {
      id
      title
      url
      content
      file { id fileName fileTitle mime bytes width height oriFileUrl hiFileUrl medFileUrl lowFileUrl thumbnailUrl }
    }
  }
`)

export const NewsArticle = graphql(`
  query NewsArticle($id: ID!) {
    news(id: $id) {
      id
      title
      body
      publishedAt
      isRead
      itemPerLine
      layout { id titleOnCard subtitleOnCard releasedonOnCard resolutionOnCard placeholderOnCard }
      files { id fileName fileTitle mime bytes width height oriFileUrl hiFileUrl medFileUrl lowFileUrl thumbnailUrl }
    }
  }
`)

export const MarkNewsRead = graphql(`
  mutation MarkNewsRead($id: ID!) {
    markNewsRead(id: $id) {
      news { id isRead }
      userErrors { field message code }
    }
  }
`)

export const DocumentsToRead = graphql(`
  query DocumentsToRead($type: String, $group: ID, $haveSalesGroup: Boolean, $search: String, $page: Int, $limit: Int) {
    salesDocumentGroups(limit: 999) { rows { id name } }
    salesDocuments(type: $type, group: $group, haveSalesGroup: $haveSalesGroup, search: $search, validOnly: true, page: $page, limit: $limit) {
      page
      count
      pageTotal
      rows { id type title subtitle publishedAt isRead salesDocumentGroup { id name } files { id } }
    }
  }
`)

export const DocumentToRead = graphql(`
  query DocumentToRead($id: ID!) {
    salesDocument(id: $id) {
      id
      title
      subtitle
      body
      publishedAt
      isRead
      itemPerLine
      layout { id titleOnCard subtitleOnCard releasedonOnCard resolutionOnCard placeholderOnCard }
      salesDocumentGroup { id name }
      files { id fileName fileTitle mime bytes width height oriFileUrl hiFileUrl medFileUrl lowFileUrl thumbnailUrl }
    }
  }
`)

export const MarkDocumentRead = graphql(`
  mutation MarkDocumentRead($id: ID!) {
    markSalesDocumentRead(id: $id) {
      salesDocument { id isRead }
      userErrors { field message code }
    }
  }
`)

export const FindContent = graphql(`
  query FindContent($search: String!, $kind: ContentKind, $page: Int, $limit: Int) {
    contentSearch(search: $search, kind: $kind, page: $page, limit: $limit) {
      page
      count
      pageTotal
      rows { key kind title subtitle route fileName publishedAt excerpt { text isMatch } }
    }
  }
`)
export type ContentHit = ResultOf<typeof FindContent>['contentSearch']['rows'][number]

export const HomeContent = graphql(`
  query HomeContent($news: Boolean!, $buying: Boolean!, $claims: Boolean!, $phase: ClaimPhase!, $invoices: Boolean!) {
    activeUserAreaAnnouncements {
      id
      title
      url
      content
      file { id fileName fileTitle mime bytes width height oriFileUrl hiFileUrl medFileUrl lowFileUrl thumbnailUrl }
    }
    activeUserAreaBanners { bannerFile title link }
    newsList(validOnly: true, limit: 5) @include(if: $news) {
      unread
      rows { id title publishedAt isRead file { thumbnailUrl } }
    }
    buyingOverview(limit: 1) @include(if: $buying) { openOrders arriving }
    claimsV3(phase: $phase, limit: 1) @include(if: $claims) { count }
    openInvoiceV5 @include(if: $invoices) { creditCustomers { custName currency overdue } }
  }
`)
