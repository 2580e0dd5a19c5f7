/** Normalises a frame number as it was typed or scanned: upper-cased, spaces removed. */
export const frameNumberOf = (text: string): string => text.replaceAll(/\s/g, '').toUpperCase()

/** Whether a text is a frame number: 6 to 20 letters and digits once it is normalised. */
export const isFrameNumber = (text: string): boolean => /^[A-Z0-9]{6,20}$/.test(frameNumberOf(text))
