import { useEffect, useRef, useState } from 'react'
import {
  type ClaimDraft,
  type ClaimField,
  claimField,
  docField,
  draftProblems,
  draftSlots,
  fieldsOfClaim,
  readClaimDraft,
  withoutDoc,
} from '#domain/claims/claim-draft.ts'
import { type ClaimFields, type ClaimProblem, completeness } from '#domain/claims/claim-form.ts'
import {
  type ClaimSlot,
  claimSlots,
  refusalOfSlot,
  slotContent,
  slotFormats,
} from '#domain/claims/claim-slots.ts'
import { frameNumberOf } from '#domain/frames/frame-number.ts'
import { fileFormat } from '#domain/files/file-format.ts'
import { dayIn } from '#domain/time/day.ts'
import { askToPersist } from '#offline/storage-persist.ts'
import type { OfflineDraft } from '#parts/drafts/use-offline-draft.ts'
import { compressPhoto } from '#parts/photo/compress-photo.ts'
import { usePhotosWanted } from '#parts/photo/photos-wanted.ts'
import { useConfig, useScope } from '#shell/session/use-session.ts'

/** A claim on the screen. */
export interface ClaimFormState {
  draft: OfflineDraft
  claim: ClaimDraft
  /** Everything that keeps the claim from being submitted. */
  problems: readonly ClaimProblem[]
  /** Share of what is needed that is there, 0 to 1. */
  share: number
  tried: boolean
  setTried(): void
  set(fields: Partial<ClaimFields>): void
  /** Whether there is a draft on this device: nothing is stored before the first input. */
  isStored: boolean
  /** Sets what is no field: the revision, the files that are there. */
  rebase(draft: ClaimDraft): void
  /** Code of what is wrong with a field, once it was left; of what is missing, once the person has tried to submit. */
  problemOf(field: string): string | undefined
  leave(field: string): void
  /** Frame number that is found to be stolen: no claim about it is submitted. */
  setStolen(frameNumber: string | null): void
  /** Slots whose file is being written to this device. */
  saving: ReadonlySet<ClaimSlot>
  /** Codes of files that were not taken, by slot. */
  refused: Readonly<Partial<Record<ClaimSlot, string>>>
  addFile(slot: ClaimSlot, file: File): Promise<void>
  removeFile(slot: ClaimSlot): void
}

const kind = 'claim-file'
const headLength = 64

/** Makes a file ready for its slot: a picture is compressed where this device can; a video stays raw. @returns code of the reason why not */
async function readyFile(slot: ClaimSlot, file: File, videoMb: number): Promise<File | string> {
  const head = new Uint8Array(await file.slice(0, headLength).arrayBuffer())
  const format = fileFormat(head, file.name)
  const isPicture = slotContent(slot) !== 'video' && format !== null && format !== 'pdf'
  // Before compression: a larger picture is taken for a mistake.
  const asSent = isPicture
    ? { format: 'jpg' as const, bytes: file.size }
    : { format, bytes: file.size }
  const refusal = refusalOfSlot(slot, asSent, videoMb)
  if (refusal || !isPicture) return refusal ?? file
  const pictures = slotFormats(slot).filter((one) => one !== 'pdf')
  const made = await compressPhoto(file, file.name, pictures)
  if (made) {
    const type = made.type
    const ending = type === 'image/jpeg' ? '.jpg' : `.${type.split('/')[1]}`
    return new File([made.bytes], file.name.replace(/\.\w+$/, '') + ending, { type })
  }
  return refusalOfSlot(slot, { format, bytes: file.size }, videoMb) ?? file
}

/** Codes of what is not there yet: no mistake until the claim is submitted. */
const missing: ReadonlySet<string> = new Set([
  'required',
  'file_needed',
  'problem_needed',
  'article_needed',
])

/** The claim's bicycle is stolen. @param stolen the number that was found to be */
const stolenProblems = ({ fields }: ClaimDraft, stolen: string | null): ClaimProblem[] =>
  stolen !== null && frameNumberOf(fields.frameNumber) === stolen
    ? [{ field: 'frameNumber', code: 'frame_stolen' }]
    : []

/**
 * The state of one claim over its draft. Call with a draft that is a claim's, or with what one begins as.
 * @param onBegun called with the first input
 * @param mayClaimNonCode what the customer's category may do; undefined: not known yet, the tenant's settings count
 */
export function useClaimForm(
  draft: OfflineDraft,
  begin: ClaimDraft | undefined,
  onBegun: (() => void) | undefined,
  mayClaimNonCode: boolean | undefined,
): ClaimFormState {
  usePhotosWanted()
  const config = useConfig()
  const stored = readClaimDraft(draft.fields)
  const claim = stored ?? begin!
  const begun = useRef(false)
  /** Fields to be stored with the first input. */
  const first = () => {
    if (stored || begun.current) return {}
    begun.current = true
    onBegun?.()
    return fieldsOfClaim(claim)
  }
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const { timeZone } = config
  const isOffice = useScope('claim.process')
  const [tried, setTried] = useState(false)
  const [saving, setSaving] = useState<ReadonlySet<ClaimSlot>>(new Set())
  const [refused, setRefused] = useState<ClaimFormState['refused']>({})
  const rules = {
    ...config,
    claimAllowNonCode: mayClaimNonCode ?? (config.claimAllowNonCode || isOffice),
    today: dayIn(timeZone, new Date()),
  }
  const [stolen, setStolen] = useState<string | null>(null)
  const problems = [...stolenProblems(claim, stolen), ...draftProblems(claim, rules)]
  const latest = useRef({ draft, claim })
  useEffect(() => {
    latest.current = { draft, claim }
  })
  return {
    draft,
    claim,
    problems,
    share: completeness(claim.category, claim.fields, draftSlots(claim), rules),
    tried,
    setTried: () => setTried(true),
    set: (fields) =>
      draft.setFields({
        ...first(),
        ...Object.fromEntries(
          Object.entries(fields).map(([name, value]) => [claimField(name as ClaimField), value]),
        ),
      }),
    isStored: stored !== null,
    rebase: (now) =>
      draft.setFields({
        ...Object.fromEntries(claimSlots.map((slot) => [docField(slot), null])),
        ...fieldsOfClaim(now),
      }),
    problemOf(field) {
      const code = problems.find((problem) => problem.field === field)?.code
      const isShown = tried || (left.has(field) && code !== undefined && !missing.has(code))
      return isShown ? code : undefined
    },
    leave: (field) =>
      setLeft((before) => (before.has(field) ? before : new Set([...before, field]))),
    setStolen,
    saving,
    refused,
    async addFile(slot, file) {
      setSaving((before) => new Set([...before, slot]))
      setRefused(({ [slot]: _, ...others }) => others)
      void askToPersist('storage' in navigator ? navigator.storage : undefined)
      const before = latest.current.claim.docs[slot]
      const ready = await readyFile(slot, file, config.claimVideoMb)
      const code =
        typeof ready === 'string'
          ? ready
          : await latest.current.draft.addFile(ready, kind, (id) => ({
              ...first(),
              [docField(slot)]: { file: id, state: 'ready', name: ready.name },
            }))
      if (code) setRefused((all) => ({ ...all, [slot]: code }))
      else if (before?.state === 'ready') latest.current.draft.removeFile(before.file)
      setSaving((all) => new Set([...all].filter((other) => other !== slot)))
    },
    removeFile(slot) {
      const before = latest.current.claim.docs[slot]
      latest.current.draft.setFields({ ...first(), ...withoutDoc(latest.current.claim, slot) })
      if (before?.state === 'ready') latest.current.draft.removeFile(before.file)
    },
  }
}
