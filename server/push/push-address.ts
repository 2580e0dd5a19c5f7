import { lookup as dnsLookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

const nowhere = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  nowhere.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of [
  ['::', 128],
  ['::1', 128],
  // Written for an IPv4 address or a translated one, for nothing, for documents, or no longer in use.
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['3fff::', 20],
  ['5f00::', 16],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const)
  nowhere.addSubnet(network, prefix, 'ipv6')

/** True for an address that is not of the open internet: this house's own network, another one's, the machine itself. */
export const isPrivateAddress = (address: string): boolean =>
  nowhere.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** Names of this machine, of a house's own network, and of examples. */
const insideNames =
  /(^|\.)(localhost|localdomain|local|internal|intranet|lan|home|corp|private|test|example|invalid|onion|home\.arpa)\.?$/i

/**
 * Whether a push service may be at this address. A browser names it, so it must not make the server ask its own network:
 * https at its usual port, no password, no name or number of a private network. What a name means is seen when it is
 * asked, by `publicLookup`.
 * @param local of the setting: the tests' and developers' push services are at http and in private networks
 */
export function isOpenAddress(endpoint: string, local: boolean): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, username, password } = new URL(endpoint)
  if (username || password) return false
  if (local) return protocol === 'https:' || protocol === 'http:'
  const host = hostname.replace(/^\[|\]$/g, '')
  if (protocol !== 'https:' || port) return false
  return isIP(host) ? !isPrivateAddress(host) : /[^.]\.[^.]/.test(host) && !insideNames.test(host)
}

/** Finds the addresses of a name, and refuses one that has become a private one since it was checked. */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  dnsLookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '', 0)
    const [first] = addresses
    if (!first || addresses.some(({ address }) => isPrivateAddress(address)))
      return callback(new Error(`${hostname} is in a private network`), '', 0)
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family)
  })
}
