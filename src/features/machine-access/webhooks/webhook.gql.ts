import { graphql } from '#data/graphql.ts'

export const WebhookList = graphql(`
  query WebhookList($search: String, $sort: String, $page: Int, $limit: Int) {
    webhooks(search: $search, sort: $sort, page: $page, limit: $limit) {
      rows { id name url events enabled failingSince disabledAt failed }
      page count pageTotal
    }
  }
`)

export const WebhookToEdit = graphql(`
  query WebhookToEdit($id: ID!) {
    webhook(id: $id) { id revision name url events enabled failingSince disabledAt failed }
  }
`)

export const SaveWebhook = graphql(`
  mutation SaveWebhook($id: ID, $webhook: WebhookInput!, $seen: String) {
    saveWebhook(id: $id, webhook: $webhook, seen: $seen) {
      webhook { id revision name url events enabled failingSince disabledAt }
      secret
      userErrors { field message code meanwhile { by revision } }
    }
  }
`)

export const DeleteWebhook = graphql(`
  mutation DeleteWebhook($id: ID!) {
    deleteWebhook(id: $id) { userErrors { field message code } }
  }
`)

export const RotateWebhookSecret = graphql(`
  mutation RotateWebhookSecret($id: ID!) {
    rotateWebhookSecret(id: $id) { secret userErrors { field message code } }
  }
`)

export const SendWebhookTest = graphql(`
  mutation SendWebhookTest($id: ID!) {
    sendWebhookTest(id: $id) { userErrors { field message code } }
  }
`)

export const WebhookDeliveries = graphql(`
  query WebhookDeliveries($webhook: ID, $state: WebhookDeliveryState, $search: String, $sort: String, $page: Int, $limit: Int) {
    webhookDeliveries(webhook: $webhook, state: $state, search: $search, sort: $sort, page: $page, limit: $limit) {
      rows {
        id webhook event object state createdAt endedAt
        attempts { id at milliseconds status cause error answer }
      }
      page count pageTotal
    }
  }
`)

export const ReplayWebhookDelivery = graphql(`
  mutation ReplayWebhookDelivery($id: ID!) {
    replayWebhookDelivery(id: $id) { count userErrors { field message code } }
  }
`)

export const ReplayFailedWebhooks = graphql(`
  mutation ReplayFailedWebhooks($webhook: ID!, $since: Instant!) {
    replayFailedWebhooks(webhook: $webhook, since: $since) { count userErrors { field message code } }
  }
`)
