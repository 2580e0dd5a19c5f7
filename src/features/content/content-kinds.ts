/** Kinds of content that are found by a search, as the contract names them. */
export const contentKinds = ['NEWS', 'DOCUMENT', 'MATERIAL', 'ANNOUNCEMENT'] as const
