let madeKey = 0
let deletedKey = 0
let deletedCustomerKey = 100
let deletedWebhook = 0

/** Records that the operations of machine access are called with. */
export const machineRecords = `INSERT INTO machine_key (tenant_id, name, start, hash, scopes, rate)
  SELECT 'aa', 'Program ' || n, 's' || n, 'h', '{stock.read}', 1 FROM generate_series(1, 100) n`

/** Keys of customer X that they are called with; the first has the id 101. */
export const customerKeyRecords = `INSERT INTO machine_key (tenant_id, name, start, hash, scopes, rate, for_customer)
  SELECT 'aa', 'Shop ' || n, 'c' || n, 'h', '{own.orders.read}', 1, c.id FROM generate_series(1, 100) n, customer c WHERE c.r3 = '0000000001' ORDER BY n`

/** Endpoints that they are called with, and an ended delivery. */
export const webhookRecords = `WITH made AS (INSERT INTO webhook_endpoint (tenant_id, name, url, events, secret)
  SELECT 'aa', 'Endpoint ' || n, 'https://erp.example.com/', '{order.cancelled}', 's' FROM generate_series(1, 100) n)
  INSERT INTO webhook_delivery (tenant_id, endpoint_id, event, object, state) SELECT 'aa', 100, 'test', 'x', 'failed'`

/** Operations of machine access, as the table of rights calls them. */
export const machineOperations = {
  machineKeys: { document: '{ machineKeys { rows { id name } } }' },
  machineKey: { document: '{ machineKey(id: "1") { id } }' },
  saveMachineKey: {
    document:
      'mutation($k: MachineKeyInput!) { saveMachineKey(machineKey: $k) { machineKey { id } userErrors { code } } }',
    variables: () => ({ k: { name: `Key ${++madeKey}`, scopes: ['stock.write'], rate: 1 } }),
  },
  revokeMachineKey: {
    document: 'mutation($id: ID!) { revokeMachineKey(id: $id) { userErrors { code } } }',
    variables: () => ({ id: '100' }),
  },
  deleteMachineKey: {
    document: 'mutation($id: ID!) { deleteMachineKey(id: $id) { userErrors { code } } }',
    variables: () => ({ id: String(++deletedKey) }),
  },
  customerKeys: { document: '{ customerKeys { rows { id name } } }' },
  customerKey: { document: '{ customerKey(id: "101") { id } }' },
  saveCustomerKey: {
    document:
      'mutation($k: MachineKeyInput!) { saveCustomerKey(customerKey: $k) { machineKey { id } userErrors { code } } }',
    variables: () => ({
      k: { name: `Shop key ${++madeKey}`, scopes: ['own.orders.read'], rate: 1 },
    }),
  },
  revokeCustomerKey: {
    document: 'mutation($id: ID!) { revokeCustomerKey(id: $id) { userErrors { code } } }',
    variables: () => ({ id: '200' }),
  },
  deleteCustomerKey: {
    document: 'mutation($id: ID!) { deleteCustomerKey(id: $id) { userErrors { code } } }',
    variables: () => ({ id: String(++deletedCustomerKey) }),
  },
  punchOut: { document: '{ punchOut { id } }' },
  returnPunchOut: {
    document: 'mutation { returnPunchOut(pieces: 0) { userErrors { code } } }',
  },
  cancelPunchOut: {
    document: 'mutation { cancelPunchOut { userErrors { code } } }',
  },
  sandbox: { document: '{ sandbox { of } }' },
  resetSandbox: { document: 'mutation { resetSandbox { userErrors { code } } }' },
  webhooks: { document: '{ webhooks { rows { id name } } }' },
  webhook: { document: '{ webhook(id: "1") { id } }' },
  webhookDeliveries: { document: '{ webhookDeliveries { rows { id attempts { id } } } }' },
  saveWebhook: {
    document:
      'mutation($w: WebhookInput!) { saveWebhook(webhook: $w) { webhook { id } userErrors { code } } }',
    variables: () => ({
      w: {
        name: 'New',
        url: 'https://erp.example.com/',
        events: ['order.cancelled'],
        enabled: true,
      },
    }),
  },
  rotateWebhookSecret: {
    document: 'mutation { rotateWebhookSecret(id: "100") { userErrors { code } } }',
  },
  sendWebhookTest: { document: 'mutation { sendWebhookTest(id: "100") { userErrors { code } } }' },
  deleteWebhook: {
    document: 'mutation($id: ID!) { deleteWebhook(id: $id) { userErrors { code } } }',
    variables: () => ({ id: String(++deletedWebhook) }),
  },
  replayWebhookDelivery: {
    document: 'mutation { replayWebhookDelivery(id: "1") { count userErrors { code } } }',
  },
  replayFailedWebhooks: {
    document:
      'mutation { replayFailedWebhooks(webhook: "100", since: "2020-01-01T00:00:00Z") { count userErrors { code } } }',
  },
}
