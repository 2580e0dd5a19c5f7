import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const articles = 200
const customers = 20

const lines = (header: string, rows: string[]) => `${[header, ...rows].join('\n')}\n`
const numbers = (count: number) => Array.from({ length: count }, (_, n) => n + 1)
const codeOf = (n: number) => `A${String(n).padStart(4, '0')}`
export const customerOf = (n: number): string => `C${String(n).padStart(4, '0')}`

/** Writes a distributor's first delivery of feeds: 200 articles, 20 customers, one dealer for each. */
export function writeFeeds(folder: string): void {
  mkdirSync(folder, { recursive: true })
  const files: Record<string, string> = {
    'shipment-rates': lines('sorg,id,type,description,rate', ['1000,STD,STANDARD,Parcel,5.00']),
    'payment-methods': lines('sorg,module,id,type,description,on_credit', [
      '1000,order,N30,INVOICE,Net 30 days,1',
    ]),
    articles: lines(
      'code,name,brand,category',
      numbers(articles).map((n) => `${codeOf(n)},Bolt ${n},Wheelworks,paa`),
    ),
    assortment: lines(
      'article,sorg,allow_to_order',
      numbers(articles).map((n) => `${codeOf(n)},1000,1`),
    ),
    customers: lines(
      'r3,name,email',
      numbers(customers).map((n) => `${customerOf(n)},Shop ${n},shop${n}@example.com`),
    ),
    areas: lines(
      'customer,sorg,price_group',
      numbers(customers).map((n) => `${customerOf(n)},1000,A`),
    ),
    'ship-tos': lines(
      'customer,code,name,address,city,country,is_default',
      numbers(customers).map((n) => `${customerOf(n)},S1,Shop ${n},Street ${n},Bonn,DE,1`),
    ),
    prices: lines(
      'article,sorg,price_group,dealer',
      numbers(articles).map((n) => `${codeOf(n)},1000,A,${n}.50`),
    ),
    stock: lines(
      'article,sorg,available,ready_to_ship',
      numbers(articles).map((n) => `${codeOf(n)},1000,100000,100000`),
    ),
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, `${name}.csv`), text)
}

/** An article of the feeds. */
export const articleOf = (n: number): string => codeOf((n % articles) + 1)
