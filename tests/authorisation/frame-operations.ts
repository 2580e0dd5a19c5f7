import type { Operation } from './operation.ts'

/** Calls of sold frames. */
export const frameOperations: Record<string, Operation> = {
  registeredFrames: {
    document:
      'query($c: ID!) { registeredFrames(custCode: $c) { count rows { id dealerName custName } } }',
    variables: ({ customer }) => ({ c: customer }),
    hidden: (data) => data?.registeredFrames?.count,
  },
  framesV4: { document: '{ framesV4(search: "WU") { frameNumber } }' },
  customerFrames: { document: '{ customerFrames { custCode more frames { frameNumber } } }' },
  customerFrame: {
    document:
      'query($c: ID!) { customerFrame(frameNumber: "NONE123", custCode: $c) { frameNumber } }',
    variables: ({ customer }) => ({ c: customer }),
    hidden: (data) => data?.customerFrame,
  },
  dealerUnderInsera: { document: '{ dealerUnderInsera { custCode } }' },
  warranty: { document: '{ warranty(code: "0198c0de-0000-4000-8000-000000000009") { state } }' },
  registerFrameV4: {
    document:
      'mutation($c: ID!) { registerFrameV4(dealer: $c, frame: { frameNumber: "NONE123", soldDate: "2026-01-01", useAccountData: true }) { registeredFrame { id } userErrors { code } } }',
    variables: ({ customer }) => ({ c: customer }),
    hidden: (data) => data?.registerFrameV4?.registeredFrame,
  },
  registeredFrame: {
    document: '{ registeredFrame(frameNumber: "NONE123") { id } }',
  },
  updateRegisteredFrame: {
    document:
      'mutation { updateRegisteredFrame(frame: { frameNumber: "NONE123", soldDate: "2026-01-01", useAccountData: true }) { registeredFrame { id } userErrors { code } } }',
  },
  accountPolygonBikesDatas: { document: '{ accountPolygonBikesDatas { count rows { id } } }' },
  accountPolygonBikesData: { document: '{ accountPolygonBikesData(id: "NONE123") { id } }' },
  uploadAccountPolygonbikes: {
    document:
      'mutation { uploadAccountPolygonbikes(bikes: [{ frameNumber: "NONE123", registeredOn: "2026-01-01", name: "None" }]) { results { code } userErrors { code } } }',
  },
  updateAccountPolygonBikes: {
    document:
      'mutation { updateAccountPolygonBikes(id: "NONE123", bike: { registeredOn: "2026-01-01", name: "None" }) { accountBike { id } userErrors { code } } }',
  },
  deleteFrame: {
    document:
      'mutation { deleteFrame(frameNumber: "NONE123") { registeredFrame { id } userErrors { code } } }',
  },
}
