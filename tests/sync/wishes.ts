import type { Requester } from '#offline/sync/graphql-request.ts'
import type { Phone } from './phone.ts'
import { sorg } from './sync-server.ts'
import type { World } from './world.ts'

/** What a person has last heard of his wish for an article. */
export interface Wish {
  userId: string
  article: string
  made: number
  told: number
  on: boolean
}

interface WishAnswer {
  userErrors: { code: string }[]
}

/** Turns a wish on or off. @returns whether the server said that it is so now */
export async function turnWish(
  ask: Requester,
  userId: string,
  articleCode: string,
  on: boolean,
): Promise<boolean> {
  const [operationName, field] = on ? ['Subscribe', 'subscribe'] : ['Unsubscribe', 'unsubscribe']
  const answer = await ask<Record<string, WishAnswer>>(
    userId,
    { operationName: operationName as string, text: '' },
    { articleCode, sorg },
  )
  return answer.ok && answer.data[field as string]?.userErrors.length === 0
}

/** A person turns the switch beside an article that is out of stock. */
export async function turn(
  world: World,
  phone: Phone,
  n: number,
  article: string,
  on: boolean,
): Promise<void> {
  const { userId } = phone
  const key = `${userId}|${article}`
  const wish = world.wishes.get(key) ?? { userId, article, made: 0, told: 0, on: false }
  world.wishes.set(key, wish)
  const nth = (wish.made += 1)
  void phone
    .tab(n)
    .turnWish(article, on)
    .then((kept) => {
      if (kept && nth > wish.told) Object.assign(wish, { told: nth, on })
    })
  await phone.quiet()
}

/** Of what a person heard last there are as many wishes as he was told, and of what is in doubt at most one. */
export function checkWishes({ wishes, parts: { reference } }: World): void {
  for (const { userId, article, made, told, on } of wishes.values()) {
    const kept = reference.wishesOf(userId).filter((one) => one === article).length
    if (kept > 1 || (made === told && kept !== Number(on)))
      throw new Error(
        `${userId} has ${kept} wishes for ${article}, and was told ${on ? 'that he has one' : 'that he has none'}`,
      )
  }
}
