import { describe, expect, test } from 'vitest'
import { elementAt, readXml, textAt } from '../order-file/xml.ts'
import { orderMessage, readSetupRequest, refusalResponse, setupResponse } from './cxml.ts'
import { isReturnUrl } from './cart-form.ts'

const url = 'https://shop.example/punchout?session=1&amp;step=2'
/** A request with the parts that the example of the cXML reference guide has. */
const request = (part: Record<string, string> = {}) => {
  const { operation = 'create', cookie = '34234234ADFSDF234234', post = url, root = 'cXML' } = part
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE cXML SYSTEM "http://xml.cxml.org/schemas/cXML/1.2.014/cXML.dtd">
<${root} xml:lang="en-US" payloadID="933694607118.1869318421@jlee" timestamp="2026-11-28T10:00:00-07:00">
  <Header>
    <From><Credential domain="DUNS"><Identity>65652314</Identity></Credential></From>
    <To><Credential domain="NetworkId"><Identity>distributor</Identity></Credential></To>
    <Sender>
      <Credential domain="NetworkId"><Identity>shop</Identity><SharedSecret>pnr_secret</SharedSecret></Credential>
      <UserAgent>Shop till 8.0</UserAgent>
    </Sender>
  </Header>
  <Request>
    <PunchOutSetupRequest operation="${operation}">
      <BuyerCookie>${cookie}</BuyerCookie>
      <Extrinsic name="User">jdoe</Extrinsic>
      <BrowserFormPost><URL>${post}</URL></BrowserFormPost>
    </PunchOutSetupRequest>
  </Request>
</${root}>`
}
const setup = {
  from: { domain: 'DUNS', identity: '65652314' },
  to: { domain: 'NetworkId', identity: 'distributor' },
  secret: 'pnr_secret',
  buyerCookie: '34234234ADFSDF234234',
  returnUrl: 'https://shop.example/punchout?session=1&step=2',
}
const head = { payloadId: '1@portal', at: new Date('2026-11-28T10:00:00Z') }

test('a request is read', () => expect(readSetupRequest(request())).toEqual(setup))

test.each([
  ['an inspection', { operation: 'inspect' }, 450],
  ['an address without https', { post: 'http://shop.example/' }, 400],
  ['a script as address', { post: 'javascript:alert(1)' }, 400],
  ['no cookie', { cookie: '' }, 400],
  ['another document', { root: 'Order' }, 400],
])('%s: %o is answered with %s', (_, part, status) =>
  expect(readSetupRequest(request(part as Record<string, string>))).toBe(status),
)

test('another request of cXML is unsupported', () =>
  expect(readSetupRequest('<cXML><Request><OrderRequest/></Request></cXML>')).toBe(450))

test.each([
  ['https://shop.example/a?b=c#d', true],
  ['https://shop.example:8443', true],
  ['http://shop.example/', false],
  ['https://user:secret@shop.example/', false],
  ['https://shop.example/"><script>', false],
  ['https://shop.example\\@evil.example/', false],
  [`https://shop.example/${'x'.repeat(2_000)}`, false],
  ['', false],
])('%s may be sent to: %s', (address, expected) => expect(isReturnUrl(address)).toBe(expected))

describe('what is written can be read', () => {
  test('the start page', () => {
    const { root } = readXml(setupResponse(head, 'https://portal/start?a=1&b=2'))
    expect(textAt(root, 'Response/PunchOutSetupResponse/StartPage/URL')).toBe(
      'https://portal/start?a=1&b=2',
    )
  })

  test('a refusal', () =>
    expect(refusalResponse(head, 401)).toContain('<Status code="401" text="Unauthorized"/>'))

  test('a cart, with every sign that a name may have', () => {
    const message = orderMessage(
      head,
      setup,
      [
        {
          article: 'A&B',
          name: 'Chain <11> "fast"\u0001',
          quantity: 3,
          unitPrice: '10.5000',
          currency: 'EUR',
          uom: 'EA',
          brand: 'B & C',
          ean: '4006381333931',
          category: 'chains',
          note: 'for Ann',
        },
      ],
      'EUR',
    )
    const { root } = readXml(message)
    const order = elementAt(root, 'Message/PunchOutOrderMessage')
    expect(
      [
        'BuyerCookie',
        'PunchOutOrderMessageHeader/Total/Money',
        'ItemIn/ItemID/SupplierPartID',
        'ItemIn/ItemDetail/UnitPrice/Money',
        'ItemIn/ItemDetail/Description',
        'ItemIn/Comments',
      ].map((path) => textAt(order, path)),
    ).toEqual(['34234234ADFSDF234234', '31.5', 'A&B', '10.5000', 'Chain <11> "fast"', 'for Ann'])
    expect(elementAt(order, 'ItemIn')!['@quantity']).toBe('3')
    // Sender and receiver have changed places.
    expect(textAt(root, 'Header/From/Credential/Identity')).toBe('distributor')
    expect(textAt(root, 'Header/To/Credential/Identity')).toBe('65652314')
  })
})
