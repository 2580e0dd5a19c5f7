let madeKey = 0
let deletedKey = 0

/** Records that the operations of machine access are called with. */
export const machineRecords = `INSERT INTO machine_key (tenant_id, name, start, hash, scopes, rate)
  SELECT 'aa', 'Program ' || n, 's' || n, 'h', '{stock.read}', 1 FROM generate_series(1, 100) n`

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
}
