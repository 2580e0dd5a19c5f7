import { claimStatuses, isClaimStatus } from '#domain/claims/claim-status.ts'
import type { Tx } from '../../db/database.ts'
import { dealerSide, isOffice, officeSide } from '../claims/claim-sides.ts'
import type { NoticeEvent } from './event.ts'
import type { Recipients } from './recipient.ts'

type ClaimNews = Extract<NoticeEvent, { kind: 'claim-changed' }>

/** The dealer's side of what the office or the ERP has done; those who process claims of what the dealer's side has. */
export async function claimNews(
  tx: Tx,
  { claimId, actor, comment }: ClaimNews,
): Promise<Recipients> {
  const [about] = await tx.query<{ number: string; status: string; customer: string }>(
    'SELECT k.number, k.status, c.name AS customer FROM claim k JOIN customer c ON c.id = k.customer_id WHERE k.id = $1::uuid',
    [claimId],
  )
  const isByDealer = actor !== null && !(await isOffice(tx, actor))
  const isYours =
    about !== undefined && isClaimStatus(about.status) && claimStatuses[about.status] === 'yours'
  const byOffice = comment ? 'written' : isYours ? 'yours' : 'changed'
  return {
    receivers: isByDealer ? await officeSide(tx, claimId, actor) : await dealerSide(tx, claimId),
    say: (words) =>
      words.claim[isByDealer ? 'fromDealer' : byOffice]({
        number: about?.number ?? '',
        customer: about?.customer ?? '',
      }),
    path: `/claim/${claimId}`,
  }
}
