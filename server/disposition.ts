const named = (name: string) =>
  `filename="${name.replaceAll(/[^\w .()-]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name)}`

/** Content-Disposition of a file to be saved under this name. */
export const attachment = (name: string): string => `attachment; ${named(name)}`

/** Content-Disposition of a file to be shown, and saved under this name. */
export const inline = (name: string): string => `inline; ${named(name)}`
