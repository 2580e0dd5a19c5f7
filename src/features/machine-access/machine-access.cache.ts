import { refreshLists } from '#data/list-cache.ts'

/** Lists that a change of machine keys or webhooks makes old. */
export const updates = refreshLists({
  resetSandbox: ['sandbox'],
  saveMachineKey: ['machineKeys'],
  revokeMachineKey: ['machineKeys'],
  deleteMachineKey: ['machineKeys'],
  saveCustomerKey: ['customerKeys'],
  revokeCustomerKey: ['customerKeys'],
  deleteCustomerKey: ['customerKeys'],
  saveWebhook: ['webhooks'],
  deleteWebhook: ['webhooks'],
  sendWebhookTest: ['webhookDeliveries'],
  replayWebhookDelivery: ['webhookDeliveries', 'webhooks'],
  replayFailedWebhooks: ['webhookDeliveries', 'webhooks'],
})
