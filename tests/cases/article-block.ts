import type { BlockFacts, BlockReason } from '#domain/article/article-block.ts'

/** An article that nothing keeps from being ordered. */
export const free: BlockFacts = {
  allowToOrder: true,
  sorgBlocked: false,
  orderBlocked: false,
  brandBlocked: false,
  categoryBlocked: false,
  hierarchyBlocked: false,
  availableForOrderAt: null,
}

/** Why an article cannot be ordered: what is said of it, whether it has a price, the reason. */
export const blocks: [facts: Partial<BlockFacts>, hasPrice: boolean, reason: BlockReason | null][] =
  [
    [{}, true, null],
    [{ allowToOrder: false }, true, 'not_allowed'],
    [{ orderBlocked: true, allowToOrder: false }, true, 'order_blocked'],
    [{ hierarchyBlocked: true, orderBlocked: true }, true, 'hierarchy_blocked'],
    [{ categoryBlocked: true, hierarchyBlocked: true }, true, 'category_blocked'],
    [{ brandBlocked: true, categoryBlocked: true }, true, 'brand_blocked'],
    [{ sorgBlocked: true, brandBlocked: true }, true, 'sorg_blocked'],
    [{}, false, 'no_price'],
    [{ orderBlocked: true }, false, 'order_blocked'],
    [{ availableForOrderAt: '2026-11-22' }, true, 'not_yet_available'],
    [{ availableForOrderAt: '2026-11-21' }, true, null],
    [{ availableForOrderAt: '2026-11-22' }, false, 'no_price'],
  ]
