import type { VisitDraft } from '#domain/visits/visit-draft.ts'
import type { VisitRowData } from '#parts/visits/visits.gql.ts'
import type { ListedPhoto } from './thumbs.tsx'

/** The photos of a visit as the server has it. */
export const sentPhotos = ({ photos }: Pick<VisitRowData, 'photos'>): ListedPhoto[] =>
  photos.map(({ slot, thumbnailUrl }) => ({ key: slot, thumbnailUrl, file: undefined }))

/** The photos of a form on this device. */
export const ownPhotos = ({ photos }: VisitDraft): ListedPhoto[] =>
  Object.entries(photos).map(([slot, { state, file, thumbnailUrl }]) => ({
    key: slot,
    thumbnailUrl: state === 'kept' ? thumbnailUrl : undefined,
    file: state === 'kept' ? undefined : file,
  }))
